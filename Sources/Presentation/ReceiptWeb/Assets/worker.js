// Served over https only: keeps the shell and the last screens, so that the page opens in a shop without reception, and takes
// what other apps share. It writes nothing itself: photos go into the page's own queue, which sends each exactly once.
const version = new URL(location).searchParams.get("v") || "1";
const shell = "shell-" + version;
const screens = "screens";
const most = 40;
const kept = ["/page.css?v=" + version, "/page.js?v=" + version, "/viewer.js?v=" + version, "/icon.svg?v=" + version, "/icons.svg?v=" + version];

self.addEventListener("install", event => {
  event.waitUntil(caches.open(shell).then(cache => cache.addAll(kept)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", event => {
  event.waitUntil(caches.keys()
    .then(names => Promise.all(names.filter(name => name !== shell && name !== screens).map(name => caches.delete(name))))
    .then(() => self.clients.claim()));
});

async function screen(request) {
  const place = new URL(request.url);
  const cache = await caches.open(screens);
  try {
    const answer = await fetch(request);
    // Whoever is let in no more keeps no screens either.
    if (answer.status === 401) await caches.delete(screens);
    // The message after a form is shown once, so its answer is not kept.
    else if (answer.ok && !answer.redirected && !/[?&](form|done|said|saved|entered|sent|queued)=/.test(request.url)) {
      await cache.put(request.url, answer.clone());
      const names = await cache.keys();
      await Promise.all(names.slice(0, Math.max(0, names.length - most)).map(name => cache.delete(name)));
    }
    return answer;
  } catch (problem) {
    const last = await cache.match(request.url) || await cache.match(request.url, { ignoreSearch: /[?&](entered|said|queued)=/.test(request.url) })
      || place.pathname === "/" && await cache.match(new URL("/", location).href);
    if (last) return last;
    // The start page says that the other one was not kept.
    if (place.pathname !== "/" && await cache.match(new URL("/", location).href)) return Response.redirect("/?offline=1");
    throw problem;
  }
}

function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("receiptmind", 2);
    request.onupgradeneeded = () => {
      const names = request.result.objectStoreNames;
      if (!names.contains("photos")) request.result.createObjectStore("photos", { keyPath: "id", autoIncrement: true });
      if (!names.contains("entries")) request.result.createObjectStore("entries", { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
// As in page.js: a version 7 UUID, by which the server knows the entry again.
function newID() {
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map(byte => byte.toString(16).padStart(2, "0")).join("");
  const time = Date.now().toString(16).padStart(12, "0");
  return [time.slice(0, 8), time.slice(8), "70" + random.slice(0, 2), "89ab"[parseInt(random[2], 16) & 3] + random.slice(3, 6),
    random.slice(6, 18)].join("-");
}
// Kept on the phone before anything is said, as a photo of the page's own.
async function share(request) {
  const form = await request.formData();
  // A statement is asked about at once, and kept nowhere.
  if (form.get("statement")?.size) {
    try {
      const answer = await fetch("/statements", { method: "POST", body: form });
      return Response.redirect(answer.redirected ? answer.url : "/statements", 303);
    } catch {
      return Response.redirect("/statements", 303);
    }
  }
  const files = form.getAll("photo").filter(file => file.size);
  const text = form.get("text") || form.get("title") || "";
  // It belongs to the user whose start page was shown last.
  const start = await (await caches.open(screens)).match(new URL("/", location).href);
  const user = start && (await start.text()).match(/<body data-user="([^"]*)"/)?.[1];
  const database = await open();
  await new Promise((resolve, reject) => {
    const transaction = database.transaction(["photos", "entries"], "readwrite");
    // A message: sent as one pasted on the page, which says so where it is none.
    if (text && !files.length) {
      transaction.objectStore("entries").add({
        id: newID(), action: "/add", fields: new URLSearchParams({ message: text }).toString(), name: text.slice(0, 80), since: Date.now(), user,
      });
    }
    for (const file of files) {
      transaction.objectStore("photos").add({ blob: file, name: file.name || "photo", since: Date.now(), user });
    }
    transaction.oncomplete = resolve;
    transaction.onerror = transaction.onabort = () => reject(transaction.error);
  });
  database.close();
  return Response.redirect("/", 303);
}

self.addEventListener("fetch", event => {
  const { request } = event;
  const place = new URL(request.url);
  if (place.origin !== location.origin) return;
  if (request.method === "POST" && place.pathname === "/share") return event.respondWith(share(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") return event.respondWith(screen(request));
  if (kept.includes(place.pathname + place.search)) {
    event.respondWith(caches.match(request.url).then(found => found || fetch(request)));
  }
});
