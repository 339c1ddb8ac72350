// The photo on the whole screen: pinch, wheel or double tap to enlarge, drag to move, a button to turn what lies on its side.
export function view(figure, words, overlay) {
  const dialog = document.createElement("dialog");
  dialog.className = "viewer";
  const shown = figure.querySelector("img, svg.part").cloneNode(true);
  shown.removeAttribute("loading");
  const picture = shown.querySelector("image") || shown;
  const name = shown === picture ? "src" : "href";
  picture.setAttribute(name, picture.getAttribute(name).replace("?first=1", ""));
  shown.querySelectorAll(".places").forEach(places => places.remove());
  const close = document.createElement("button");
  close.textContent = words.close;
  close.onclick = () => dialog.close();
  const turn = document.createElement("button");
  turn.textContent = words.turn;
  turn.className = "turn";
  turn.onclick = () => { quarters += 1; [scale, x, y] = [1, 0, 0]; draw(); };
  dialog.append(shown, close, turn);
  let [scale, x, y, quarters] = [1, 0, 0, 0];
  const fingers = new Map();
  const draw = () => {
    const [width, height] = shown === picture ? [shown.naturalWidth, shown.naturalHeight]
      : [shown.viewBox.baseVal.width, shown.viewBox.baseVal.height];
    // On its side the picture has to fit the other way round.
    const fits = (across, down) => Math.min(innerWidth / across, innerHeight / down);
    const fit = quarters % 2 ? fits(height, width) / fits(width, height) : 1;
    shown.style.transform = `translate(${x}px,${y}px) scale(${scale * fit}) rotate(${quarters * 90}deg)`;
  };
  const zoom = (factor, at) => {
    const next = Math.min(8, Math.max(1, scale * factor));
    const middle = { x: innerWidth / 2, y: innerHeight / 2 };
    x = at.x - middle.x - (at.x - middle.x - x) * next / scale;
    y = at.y - middle.y - (at.y - middle.y - y) * next / scale;
    scale = next;
    if (scale === 1) x = y = 0;
    draw();
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return { length: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  shown.addEventListener("pointerdown", event => {
    event.preventDefault();
    shown.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  shown.addEventListener("pointermove", event => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const old = fingers.size === 2 && spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (old) {
      const now = spread();
      zoom(now.length / Math.max(1, old.length), now);
      [x, y] = [x + now.x - old.x, y + now.y - old.y];
    } else if (scale > 1) {
      [x, y] = [x + event.clientX - before.x, y + event.clientY - before.y];
    }
    draw();
  });
  for (const end of ["pointerup", "pointercancel"]) shown.addEventListener(end, event => fingers.delete(event.pointerId));
  shown.addEventListener("dblclick", event => zoom(scale > 1 ? 1 / scale : 3, { x: event.clientX, y: event.clientY }));
  dialog.addEventListener("wheel", event => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, { x: event.clientX, y: event.clientY });
  }, { passive: false });
  overlay(dialog);
}
