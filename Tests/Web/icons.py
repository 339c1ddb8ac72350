"""Draws the icons of the page as PNG files from the drawing that Assets.swift has; see Scripts/draw-icons."""
import sys

from playwright.sync_api import sync_playwright

folder = sys.argv[1]
drawing = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="{0}" height="{0}">'
           '<rect width="32" height="32" fill="#0b57d0"/><path d="M9 5h14v22l-3.5-2-3.5 2-3.5-2-3.5 2z" fill="#fff"/>'
           '<path d="M12.5 14.5l3 3 5-6" fill="none" stroke="#156b34" stroke-width="2.5"/></svg>')
with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for size in (180, 192, 512):
        page = chromium.new_page(viewport={"width": size, "height": size})
        page.set_content('<body style="margin:0">' + drawing.format(size))
        page.screenshot(path=f"{folder}/icon{size}.png")
    chromium.close()
