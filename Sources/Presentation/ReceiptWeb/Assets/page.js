// The page beside links and forms: photos are sent in the background and wait on the device while it is offline, changes show by
// themselves, keys answer as in the terminal. Without this script everything but that works.
const $ = (query, root = document) => root.querySelector(query);
const release = new URL(import.meta.url).search;
const words = JSON.parse(document.body.dataset.words || "{}");
document.documentElement.classList.add("scripted");

// The server's clock may be another country's.
document.cookie = "zone=" + -new Date().getTimezoneOffset() + ";path=/;max-age=34560000;samesite=strict";

// Photos and entries that are not safe yet, kept on this device. Each belongs to the user on whose page it was made: the server
// takes it as that user's or not at all, whoever the device is paired as by then.
const user = document.body.dataset.user;
const isOwn = kept => user !== undefined && kept.user === user;
const opened = new Promise((resolve, reject) => {
  if (!("indexedDB" in window)) return reject(new Error("none"));
  const request = indexedDB.open("receiptmind", 2);
  request.onupgradeneeded = () => {
    const names = request.result.objectStoreNames;
    if (!names.contains("photos")) request.result.createObjectStore("photos", { keyPath: "id", autoIncrement: true });
    if (!names.contains("entries")) request.result.createObjectStore("entries", { keyPath: "id" });
  };
  request.onsuccess = () => {
    request.result.onversionchange = () => request.result.close();
    resolve(request.result);
  };
  request.onerror = () => reject(request.error);
});
opened.catch(() => {});
const store = (mode, work, name = "photos") => opened.then(db => new Promise((resolve, reject) => {
  const transaction = db.transaction(name, mode);
  const request = work(transaction.objectStore(name));
  transaction.oncomplete = () => resolve(request.result);
  transaction.onerror = transaction.onabort = () => reject(transaction.error);
}));

const rows = new Map();
function show(photo, text, link, share, detail = photo.name) {
  const list = $("#queue-rows");
  if (!list) return;
  $("#queue").hidden = false;
  let row = rows.get(photo.key);
  if (!row || !row.isConnected) {
    row = document.createElement("li");
    rows.set(photo.key, row);
    list.prepend(row);
  }
  row.replaceChildren();
  const box = document.createElement(link ? "a" : "div");
  box.className = "row";
  if (link) box.href = link;
  if (photo.blob?.type.startsWith("image/")) {
    const picture = document.createElement("img");
    picture.className = "thumb";
    picture.alt = "";
    picture.onerror = () => picture.remove();
    picture.src = photo.picture ??= URL.createObjectURL(photo.blob);
    box.append(picture);
  }
  const what = document.createElement("span");
  what.className = "what";
  const title = document.createElement("b");
  title.textContent = text;
  const name = document.createElement("small");
  name.className = "name";
  name.textContent = detail;
  what.append(title, name);
  if (share !== undefined) {
    const bar = document.createElement("progress");
    bar.max = 1;
    bar.value = share;
    bar.setAttribute("aria-label", text);
    what.append(bar);
  }
  box.append(what);
  row.append(box);
}

// The sentence of a page that says why something was refused.
const reasonOf = html => $("main p", new DOMParser().parseFromString(html, "text/html"))?.textContent.trim() ?? "";

// fetch() says nothing of how much was sent.
function put(photo) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", photo.name ? "/photos/" + encodeURIComponent(photo.name.replace(/[/\\\0]/g, "_").slice(-80)) : "/photos");
    request.setRequestHeader("x-receiptmind-user", photo.user);
    request.timeout = 300000;
    request.upload.onprogress = event =>
      event.lengthComputable && show(photo, words.sending, null, event.loaded / event.total);
    request.onload = () => request.status === 201 ? resolve(JSON.parse(request.responseText))
      : reject(Object.assign(new Error("status"), { status: request.status, reason: reasonOf(request.responseText) }));
    request.onerror = request.ontimeout = () => reject(new Error("offline"));
    request.send(photo.blob);
  });
}

// A photo that this device follows stands in one list, and so does its draft.
const followed = new Set();
function hideFollowed() {
  document.querySelectorAll("[data-sha]").forEach(row => { row.hidden = followed.has(row.dataset.sha); });
  const drafts = [...document.querySelectorAll("#queue-rows a.row")].map(row => row.getAttribute("href"));
  document.querySelectorAll(".home .card a.row").forEach(row => { row.parentElement.hidden = drafts.includes(row.getAttribute("href")); });
}
const pause = time => new Promise(resolve => setTimeout(resolve, time));
async function follow(photo, sha256) {
  followed.add(sha256);
  hideFollowed();
  for (let turn = 0; turn < 60; turn++) {
    let state;
    // Between two places it is nowhere for a moment, and a server may be starting.
    try { state = await (await fetch("/photos/" + sha256)).json(); } catch { await pause(1500); continue; }
    state.title ? show(photo, state.title, state.link, undefined, state.text) : show(photo, state.text);
    hideFollowed();
    if (state.state === "drafted" || state.state === "known" || state.state === "failed") return;
    await pause(turn < 10 ? 400 : 1500);
  }
}

function waiting(kept) {
  const days = Math.floor((Date.now() - kept.since) / 86400000);
  return words.waits + (days > 0 ? " (" + days + " d)" : "");
}

let draining = false;
async function drain() {
  if (draining) return;
  draining = true;
  try {
    const photos = (await store("readonly", photos => photos.getAll()).catch(() => [])).filter(isOwn);
    // All of them at once: with the first one alone the others would look lost while there is no network.
    for (const kept of photos) show({ ...kept, key: kept.id }, waiting(kept));
    for (const kept of photos) {
      const photo = { ...kept, key: kept.id };
      show(photo, words.sending, null, 0);
      try {
        const safe = await put(photo);
        await store("readwrite", photos => photos.delete(kept.id));
        show(photo, words.safe);
        follow(photo, safe.sha256);
      } catch (problem) {
        if ([400, 413, 415].includes(problem.status)) {
          await store("readwrite", photos => photos.delete(kept.id));
          show(photo, words.refused, null, undefined, [photo.name, problem.reason].filter(Boolean).join(": "));
        } else {
          const isOther = problem.status === 412;
          show(photo, isOther ? words.otherUser : waiting(kept));
          if (!isOther) setTimeout(drain, 15000);
          break;
        }
      }
    }
  } finally { draining = false; }
}

// Statements are asked about at once, one after the other, or the page says why they cannot be taken.
function sendStatements(files) {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: "/statements", enctype: "multipart/form-data", hidden: true });
  const input = document.createElement("input");
  Object.assign(input, { type: "file", name: "statement", multiple: true });
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  form.append(input);
  document.body.append(form);
  form.submit();
  return new Promise(() => {});
}

async function send(files) {
  const isStatement = file => /\.(csv|tsv|xlsx?|ofx|qfx|qif|sta|mt940)$/i.test(file.name);
  const statements = [...files].filter(isStatement);
  for (const file of [...files].filter(file => !isStatement(file))) {
    const photo = { blob: file, name: file.name || "photo", since: Date.now(), user };
    try {
      await store("readwrite", photos => photos.add(photo));
    } catch {
      // Nothing can be kept here (a private window): sent at once, or said.
      photo.key = Math.random();
      try { follow(photo, (await put(photo)).sha256); } catch { show(photo, words.refused); }
    }
  }
  const isSent = drain();
  if (!statements.length) return;
  await isSent;
  return sendStatements(statements);
}

// Back closes what lies over the page, and not the page with what is typed on it.
let overlays = 0;
function overlay(dialog) {
  const depth = ++overlays;
  history.pushState({ overlay: depth }, "");
  const back = event => (event.state?.overlay ?? 0) < depth && dialog.close();
  addEventListener("popstate", back);
  dialog.addEventListener("close", () => {
    overlays = depth - 1;
    removeEventListener("popstate", back);
    if (history.state?.overlay === depth) history.back();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

// A question that came with the page.
const asked = $("dialog[open]");
if (asked) {
  asked.open = false;
  overlay(asked);
}

// A question in a dialog, with the picture that it is about; true for yes.
function ask(text, file, yes = words.yes) {
  return new Promise(resolve => {
    const dialog = document.createElement("dialog");
    dialog.className = "ask";
    const line = document.createElement("p");
    line.textContent = text;
    dialog.append(line);
    if (file?.type.startsWith("image/")) {
      const picture = document.createElement("img");
      picture.src = URL.createObjectURL(file);
      picture.alt = "";
      picture.onload = () => URL.revokeObjectURL(picture.src);
      dialog.append(picture);
    }
    const buttons = document.createElement("div");
    buttons.className = "actions";
    for (const [value, label] of [["no", words.no], ["yes", yes]]) {
      const button = document.createElement("button");
      button.textContent = label;
      button.className = value === "yes" ? "main" : "quiet";
      button.onclick = () => dialog.close(value);
      buttons.append(button);
    }
    dialog.append(buttons);
    dialog.onclose = () => { resolve(dialog.returnValue === "yes"); dialog.remove(); };
    document.body.append(dialog);
    dialog.showModal();
  });
}

document.addEventListener("change", event => {
  if (event.target.matches("#send input[type=file]")) {
    send([...event.target.files]);
    event.target.value = "";
  }
});
const carriesFiles = event => event.dataTransfer && [...event.dataTransfer.types].includes("Files");
document.addEventListener("dragover", event => {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  document.body.classList.add("dropping");
});
document.addEventListener("dragleave", event => event.relatedTarget || document.body.classList.remove("dropping"));
document.addEventListener("drop", event => {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  document.body.classList.remove("dropping");
  send([...event.dataTransfer.files]).then(() => { if (!$("#send")) location.href = "/"; });
});
document.addEventListener("paste", event => {
  const files = [...(event.clipboardData?.files || [])];
  if (files.length) ask(words.ask, files[0]).then(isSent => {
    if (!isSent) return;
    send(files).then(() => { if (!$("#send")) location.href = "/"; });
  });
});

// Entries and notes. Each has an id from the moment it is made, so that the server takes it once however often it comes.
function newID() {
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map(byte => byte.toString(16).padStart(2, "0")).join("");
  const time = Date.now().toString(16).padStart(12, "0");
  return [time.slice(0, 8), time.slice(8), "70" + random.slice(0, 2), "89ab"[parseInt(random[2], 16) & 3] + random.slice(3, 6),
    random.slice(6, 18)].join("-");
}
async function sendEntry(entry) {
  const answer = await fetch(entry.action, {
    method: "POST",
    headers: { accept: "application/json", "x-receiptmind-user": entry.user },
    body: new URLSearchParams(entry.fields + "&id=" + entry.id),
    signal: AbortSignal.timeout(60000),
  });
  // Refused for what it says, and not because the server is busy or this device is not let in.
  if (!answer.ok && ![400, 409, 413, 422].includes(answer.status)) throw Object.assign(new Error("status"), { status: answer.status });
  // The entry has to be there before its picture; sending either again does no harm.
  let isLost = false;
  if (answer.ok && entry.photo) {
    const name = encodeURIComponent((entry.photo.name || "photo").replace(/[/\\\0]/g, "_").slice(-80));
    const sent = await fetch("/records/" + entry.id + "/photos/" + name, {
      method: "PUT", headers: { "x-receiptmind-user": entry.user }, body: entry.photo, signal: AbortSignal.timeout(300000),
    });
    isLost = [413, 415].includes(sent.status);
    if (!sent.ok && !isLost) throw Object.assign(new Error("status"), { status: sent.status });
  }
  const text = await answer.text();
  let told;
  try { told = JSON.parse(text); } catch { told = { reason: reasonOf(text) }; }
  return { isTaken: answer.ok, isLost, ...told };
}
function showEntry(entry, text, links = []) {
  const key = entry.key ?? entry.id;
  show({ key, name: entry.name }, text);
  const row = rows.get(key);
  if (!row || !links.length) return;
  const actions = document.createElement("span");
  actions.className = "actions";
  actions.append(...links);
  row.firstChild.append(actions);
}
function button(label, kind, act) {
  const button = document.createElement("button");
  button.className = kind;
  button.textContent = label;
  button.onclick = act;
  return button;
}
function showRefused(entry) {
  const mend = document.createElement("a");
  mend.className = "button quiet";
  mend.textContent = words.mend;
  // A long text fits into no address; the form takes it from here.
  const kind = new URLSearchParams(entry.fields).get("kind");
  const fields = entry.fields.length < 2000 ? entry.fields : new URLSearchParams(kind ? { kind } : {});
  mend.href = entry.action + "?" + fields + "&queued=" + entry.id;
  const drop = button(words.drop, "quiet ink-bad", async () => {
    await store("readwrite", entries => entries.delete(entry.id), "entries");
    rows.get(entry.id)?.remove();
  });
  showEntry(entry, words.refused + (entry.reason ? ": " + entry.reason : ""), [mend, drop]);
}
let isSendingEntries = false;
async function drainEntries() {
  if (isSendingEntries) return;
  isSendingEntries = true;
  try {
    const entries = (await store("readonly", entries => entries.getAll(), "entries").catch(() => [])).filter(isOwn);
    for (const entry of entries) entry.reason === undefined ? showEntry(entry, waiting(entry)) : showRefused(entry);
    for (const entry of entries.filter(entry => entry.reason === undefined)) {
      try {
        const answer = await sendEntry(entry);
        if ($("#notice")?.textContent === words.keptHere) $("#notice").replaceChildren();
        if (answer.isTaken) {
          await store("readwrite", entries => entries.delete(entry.id), "entries");
          showEntry(entry, answer.isLost ? words.photoRefused : words.entered);
        } else {
          entry.reason = answer.reason || "";
          await store("readwrite", entries => entries.put(entry), "entries");
          showRefused(entry);
        }
      } catch (problem) {
        if (problem.status === 412) showEntry(entry, words.otherUser);
        else setTimeout(drainEntries, 15000);
        break;
      }
    }
  } finally { isSendingEntries = false; }
}

// What others left on this device is counted, and neither shown nor sent: the device may have changed hands. Where it is one
// person's under two names, that person says so.
const everything = () => Promise.all(["photos", "entries"].map(async name =>
  (await store("readonly", all => all.getAll(), name).catch(() => [])).map(kept => ({ name, kept })))).then(all => all.flat());
async function showOthers() {
  if (user === undefined) return;
  const others = (await everything()).filter(({ kept }) => !isOwn(kept));
  for (const owner of new Set(others.map(({ kept }) => kept.user))) {
    const key = "of " + owner;
    const text = name => words[name].replaceAll("{owner}", owner ?? "?").replaceAll("{user}", user);
    const settle = async isTaken => {
      for (const { name, kept } of (await everything()).filter(({ kept }) => kept.user === owner)) {
        // As another user's it is another entry; the old id is known to the first one's book.
        const taken = name === "entries" ? { ...kept, id: newID(), reason: undefined, user } : { ...kept, user };
        await store("readwrite", all => {
          const gone = all.delete(kept.id);
          return isTaken ? all.put(taken) : gone;
        }, name);
      }
      rows.get(key)?.remove();
      drain();
      drainEntries();
    };
    const count = others.filter(({ kept }) => kept.user === owner).length;
    showEntry({ key, name: text("leftHelp") }, text("left").replace("{count}", count), [
      button(text("take"), "quiet", async () => await ask(text("askTake"), undefined, text("take")) && settle(true)),
      button(words.drop, "quiet ink-bad", async () => await ask(text("askDrop"), undefined, words.drop) && settle(false)),
    ]);
  }
}
function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  $("#notice").replaceChildren(line);
  scrollTo(0, 0);
}
async function fillFromStore() {
  const [form, queued] = [$("form[data-queue]"), new URLSearchParams(location.search).get("queued")];
  const entry = form && queued && await store("readonly", entries => entries.get(queued), "entries").catch(() => {});
  if (!entry || !isOwn(entry)) return;
  for (const [name, value] of new URLSearchParams(entry.fields)) {
    const field = form.elements[name];
    if (field?.matches?.("input:not([type=hidden]),textarea") && !field.value) field.value = value;
  }
}
fillFromStore();
const accounts = form => ["account", "toAccount"].map(name => form.elements[name]?.selectedOptions?.[0]?.text).filter(Boolean).join(" → ");
document.addEventListener("submit", async event => {
  const form = event.target;
  if (!form.matches("form[data-queue]")) return;
  event.preventDefault();
  // What is missing is told by the server at each field; without a network, by the browser.
  if (form.dataset.sent || !navigator.onLine && !form.reportValidity()) return;
  form.dataset.sent = "1";
  const values = new FormData(form, event.submitter);
  const photo = values.get("photo");
  values.delete("photo");
  const mended = new URLSearchParams(location.search).get("queued");
  const old = mended && await store("readonly", entries => entries.get(mended), "entries").catch(() => {});
  const entry = {
    photo: photo?.size ? photo : old?.photo,
    id: newID(), action: form.getAttribute("action"), fields: new URLSearchParams(values).toString(), since: Date.now(),
    name: [values.get(form.dataset.queue) || accounts(form), values.get("amount")].filter(Boolean).join(" ").slice(0, 80), user,
  };
  const keep = change => store("readwrite", change, "entries").then(() => true, () => false);
  // In a private window nothing can be kept: then it is sent at once, or stays in its form.
  const isKept = await keep(entries => entries.put(entry));
  if (isKept && mended) await keep(entries => entries.delete(mended));
  try {
    const answer = await sendEntry(entry);
    // An answer without words leaves the entry here, to be corrected or dropped.
    await keep(entries => answer.place || answer.isTaken ? entries.delete(entry.id) : entries.put({ ...entry, reason: answer.reason || "" }));
    if (answer.isLost) {
      form.reset();
      renewDays();
      delete form.dataset.sent;
      return say(words.photoRefused);
    }
    location.href = answer.place || "/";
  } catch (problem) {
    delete form.dataset.sent;
    if (isKept) {
      form.reset();
      renewDays();
    }
    say(problem.status === 412 ? words.otherUser : isKept ? words.keptHere : words.refused);
    drainEntries();
  }
});
window.addEventListener("online", () => {
  drain();
  drainEntries();
  if ([words.offline, words.notKept].includes($("#notice")?.textContent)) $("#notice").replaceChildren();
  listen();
  refresh();
});
// What was kept on the device says so.
if (user !== undefined && !navigator.onLine && !$("#notice")?.childNodes.length) say(words[location.search === "?offline=1" ? "notKept" : "offline"]);
// A small picture that was not kept is a blank square.
function blank(picture) {
  const square = document.createElement("span");
  square.className = "thumb";
  picture.replaceWith(square);
}
document.addEventListener("error", event => event.target.matches?.("img.thumb") && blank(event.target), true);
if (!navigator.onLine) document.querySelectorAll("img.thumb").forEach(one => one.complete && !one.naturalWidth && blank(one));
drain();
drainEntries();
showOthers();

// A page that was kept shows the day on which it is opened.
const day = ahead => {
  const date = new Date();
  date.setDate(date.getDate() + ahead);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, "0")).join("-");
};
const renewDays = () => document.querySelectorAll("input[data-today]").forEach(field => { field.value = day(0); });
renewDays();

// Changes by others show within a second; a form that somebody is filling in is left alone.
let isStale = false;
async function refresh() {
  const main = $("main[data-live]");
  if (!main) return;
  if (document.hidden || main.contains(document.activeElement) && document.activeElement.matches("input,select,textarea")) {
    isStale = true;
    return;
  }
  isStale = false;
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  if (!answer || !answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (fresh.body.dataset.user !== user) return location.reload();
  const queue = $("#queue");
  const notice = $("#notice");
  main.replaceChildren(...$("main", fresh).childNodes);
  if (queue && $("#queue")) $("#queue").replaceWith(queue);
  hideFollowed();
  if (notice && $("#notice") && !$("#notice").childNodes.length) $("#notice").replaceWith(notice);
  $("nav.bar")?.replaceWith($("nav.bar", fresh));
}
let events;
function listen() {
  events?.close();
  events = undefined;
  // Browsers open six connections to a server: none for pages that nobody looks at.
  if (document.hidden || !$("main[data-live]")) return;
  const feed = events = new EventSource("/events");
  feed.addEventListener("change", refresh);
  // After a refusal, as while the library is away, browsers do not ask again by themselves.
  feed.addEventListener("error", () => {
    if (feed === events && feed.readyState === EventSource.CLOSED) setTimeout(() => { listen(); refresh(); }, 5000);
  });
}
document.addEventListener("visibilitychange", () => { listen(); if (!document.hidden && isStale) refresh(); });
document.addEventListener("focusout", () => setTimeout(() => isStale && refresh(), 200));
window.addEventListener("pagehide", () => events?.close());
listen();

// A field and its place on the photo: the strip of the photo goes to the place.
const strip = $(".beside > .photos");
// Of several pages the one in the middle of the strip, or of the screen where there is no strip.
function shownPage() {
  const frame = strip && strip.scrollHeight > strip.clientHeight ? strip.getBoundingClientRect() : { top: 0, height: innerHeight };
  const pages = [...document.querySelectorAll(".photos figure")];
  return pages.find(page => page.getBoundingClientRect().bottom > frame.top + frame.height / 2) || pages[0];
}
const calm = matchMedia("(prefers-reduced-motion: reduce)");
function pan(place) {
  if (!strip || strip.scrollHeight <= strip.clientHeight) return;
  const [box, frame] = [place.getBoundingClientRect(), strip.getBoundingClientRect()];
  const top = strip.scrollTop + box.top - frame.top - (strip.clientHeight - box.height) / 2;
  strip.scrollTo({ top, behavior: calm.matches ? "auto" : "smooth" });
}
function reveal(field) {
  const folded = field.closest("details");
  if (folded) folded.open = true;
  field.focus();
}
document.addEventListener("focusin", event => {
  document.querySelectorAll(".places .lit").forEach(place => place.classList.remove("lit"));
  const place = event.target.id && document.getElementById("place-" + event.target.id);
  if (!place) return;
  place.classList.add("lit");
  pan(place);
});
document.addEventListener("click", event => {
  const place = event.target.closest?.(".places a");
  if (!place || event.target.closest("dialog")) return;
  event.preventDefault();
  const field = document.getElementById(place.getAttribute("href").slice(1));
  if (!field) return;
  reveal(field);
  field.scrollIntoView({ block: "center" });
});
document.addEventListener("click", event => {
  const link = event.target.closest?.("a.to-place");
  const place = link && document.getElementById(link.getAttribute("href").slice(1));
  if (!place) return;
  event.preventDefault();
  place.classList.add("lit");
  pan(place);
});
if (matchMedia("(min-width:60rem)").matches) document.querySelectorAll("details.sure").forEach(one => one.open = true);
const first = $("[autofocus]");
if (first) reveal(first);
const opening = $(".fields > .field [id]");
const begin = opening && document.getElementById("place-" + opening.id);
if (begin) pan(begin);

document.addEventListener("click", event => {
  if (event.defaultPrevented) return;
  const figure = event.target.closest?.("a.enlarge") ? shownPage() : event.target.closest?.(".photos .paper")?.parentElement;
  if (!figure) return;
  event.preventDefault();
  import("/viewer.js" + release).then(viewer => viewer.view(figure, words, overlay));
});

// Photos come small first, for slow networks: those on the screen are replaced by sharp ones once the page is there.
const sharpening = new IntersectionObserver(entries => {
  for (const { target } of entries.filter(entry => entry.isIntersecting)) {
    sharpening.unobserve(target);
    const name = target.src ? "src" : "href";
    const sharp = new Image();
    sharp.src = target.getAttribute(name).replace("?first=1", "");
    sharp.decode().then(() => target.setAttribute(name, sharp.getAttribute("src"))).catch(() => {});
  }
});
window.addEventListener("load", () =>
  document.querySelectorAll("[src$='?first=1'],[href$='?first=1']").forEach(one => sharpening.observe(one)));

// A draft is confirmed only after its photo was on the screen; one that cannot be shown keeps nobody.
const draft = $("form[data-review]");
const photo = draft && $(".photos figure img, .photos figure svg.part");
if (draft && !photo) draft.dataset.seen = "";
if (photo) {
  const load = photo.tagName === "IMG" ? photo : new Image();
  if (load !== photo) load.src = $("image", photo).getAttribute("href");
  const loaded = load.complete ? Promise.resolve()
    : new Promise(resolve => { load.onload = load.onerror = resolve; });
  new IntersectionObserver(async (entries, observer) => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    await loaded;
    draft.dataset.seen = "";
    observer.disconnect();
  }).observe(photo);
}
document.addEventListener("submit", event => {
  if (!event.target.matches("form[data-review]:not([data-seen])") || event.submitter?.value !== "confirm") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const line = document.createElement("p");
  line.textContent = words.photoFirst;
  $("#notice").replaceChildren(line);
  photo.scrollIntoView({ block: "nearest" });
});

// A link to a form opens it in a sheet over the page; without this script it is a page of its own.
document.addEventListener("click", async event => {
  const link = event.target.closest?.("a[data-sheet]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error("status");
    const loaded = new DOMParser().parseFromString(await answer.text(), "text/html");
    const dialog = document.createElement("dialog");
    dialog.className = "sheet";
    dialog.setAttribute("aria-labelledby", "sheet-title");
    const title = document.createElement("h2");
    title.id = "sheet-title";
    title.textContent = $("h1", loaded).textContent;
    const close = document.createElement("button");
    close.className = "quiet";
    close.textContent = words.close;
    close.onclick = () => dialog.close();
    const head = document.createElement("header");
    head.append(title, close);
    dialog.append(head, document.adoptNode($("main form", loaded)));
    // A tap beside it closes it while nothing would be lost.
    let isFilledIn = false;
    dialog.oninput = () => { isFilledIn = true; };
    dialog.onclick = event => { if (event.target === dialog && !isFilledIn) dialog.close(); };
    overlay(dialog);
    // A field that has the focus opens the keyboard of a phone, over the sheet.
    title.tabIndex = -1;
    (matchMedia("(pointer:coarse)").matches ? title : $("input:not([type=hidden]),select,textarea", dialog) ?? title).focus();
  } catch {
    location.href = link.href;
  }
});

// A sheet stays open while its form cannot be saved, and says why.
document.addEventListener("submit", async event => {
  const form = event.target;
  if (!form.closest("dialog.sheet") || form.method !== "post") return;
  event.preventDefault();
  if (form.dataset.sent) return;
  form.dataset.sent = "1";
  try {
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const answer = await fetch(form.action, { method: "POST", body });
    const isKept = new URL(answer.url).searchParams.has("form");
    const loaded = (isKept || !answer.ok) && new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!answer.ok) {
      // What is in the way, such as an answer on another device, is said in this answer alone.
      $("main").replaceWith(document.adoptNode($("main", loaded)));
      return form.closest("dialog").close();
    }
    const again = loaded && [...loaded.querySelectorAll("main form")]
      .find(one => one.getAttribute("action") === form.getAttribute("action"));
    if (!again) return location.href = answer.url;
    const reason = $("#notice p", loaded);
    if (reason) again.prepend(reason);
    form.replaceWith(document.adoptNode(again));
    $("[autofocus]", again)?.focus();
  } catch {
    delete form.dataset.sent;
    const line = $(".refused", form) ?? document.createElement("p");
    line.className = "refused ink-bad";
    line.textContent = words.noAnswer;
    form.prepend(line);
  }
});

// A menu closes where something else is touched, and by Escape.
const closeMenus = outside => document.querySelectorAll("details.menu[open]").forEach(menu => {
  if (!menu.contains(outside)) menu.open = false;
});
document.addEventListener("click", event => closeMenus(event.target));
document.addEventListener("keydown", event => {
  const menu = event.key === "Escape" && event.target.closest?.("details.menu[open]");
  if (!menu) return;
  menu.open = false;
  menu.firstElementChild.focus();
});

// The message about the last change goes when the next one is begun, which it would cover.
document.addEventListener("focusin", event => {
  if (event.target.matches("input,select,textarea")) $("main:not(:has([data-review])) > .notice > .said")?.remove();
});

// Amounts get separators.
document.addEventListener("change", event => {
  const field = event.target;
  const digits = field.matches("[data-grouped]") && field.value.replaceAll(",", "");
  if (/^\d+$/.test(digits)) field.value = digits.replace(/\B(?=(\d{3})+$)/g, ",");
});

// Chips that fill a field.
document.addEventListener("click", event => {
  const chip = event.target.closest?.("button[data-fill]");
  if (!chip) return;
  const field = document.getElementById(chip.dataset.fill);
  field.value = day(Number(chip.dataset.days));
  field.dispatchEvent(new Event("change", { bubbles: true }));
});

// Sending a form twice is one answer too many.
document.addEventListener("submit", event => {
  const form = event.target;
  if (form.method !== "post" || form.id === "send" || form.matches("[data-queue]")) return;
  if (form.dataset.sent) return event.preventDefault();
  form.dataset.sent = "1";
});
// Back and forward bring what the browser has kept, whatever has become of it since.
window.addEventListener("pageshow", event => {
  if (event.persisted || performance.getEntriesByType("navigation")[0]?.type === "back_forward") location.reload();
});
window.addEventListener("pageshow", () => document.querySelectorAll("[data-sent]").forEach(form => delete form.dataset.sent));

// Keys as in the terminal, outside of fields.
// A Hangul layout gives Hangul for letters: the place of the key says which one is meant.
const named = event => /^[\x20-\x7e]$/.test(event.key) ? event.key.toLowerCase()
  : /^(Key|Digit)/.test(event.code) ? event.code.at(-1).toLowerCase() : event.code === "Slash" ? "/" : event.key;
const fields = { m: "merchant", t: "date", a: "amount", c: "category" };
document.addEventListener("keydown", event => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.isComposing || /keys=off/.test(document.cookie)) return;
  const inField = event.target.matches?.("input,select,textarea,summary,a,button");
  if (event.key === "Escape" && inField) return event.target.blur();
  if (inField) return;
  const key = named(event);
  if (key === "/" && $("#q")) { event.preventDefault(); return $("#q").focus(); }
  const over = $("dialog[open]");
  const review = !over && $("form[data-review]");
  if (review && fields[key]) {
    event.preventDefault();
    const field = document.getElementById(fields[key]);
    if (!field) return;
    reveal(field);
    return field.select?.();
  }
  if (review && key === "e") { event.preventDefault(); return $("details.others > summary", review).click(); }
  const button = [...(over ?? document).querySelectorAll("[data-key]")].find(one => one.dataset.key === key);
  if (button) { event.preventDefault(); button.click(); }
});

// Over https the page can be installed, and shows its last screens without a network.
if (location.protocol === "https:" && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service-worker.js" + release);
  // The screens that were kept for somebody else are not shown to whoever has the device now.
  const changed = user !== undefined && localStorage.user !== user ? caches.delete("screens") : Promise.resolve();
  if (user !== undefined) localStorage.user = user;
  if (user !== undefined) Promise.all([navigator.serviceWorker.ready, changed]).then(() => caches.open("screens")).then(async cache => {
    // A page that tells of a change is not kept; the same one without the message is, so that no older one is shown later.
    if (/[?&](said|saved|done|entered)=/.test(location.search)) {
      const fresh = await fetch(location.pathname);
      if (fresh.ok && !fresh.redirected) await cache.put(location.pathname, fresh);
    }
    // Where entries are made has to open even if nobody was there before.
    for (const place of ["/", "/add", "/add?message=", "/add?kind=income", "/add?kind=transfer", "/add?kind=note"]) {
      if (!await cache.match(place)) await cache.add(place);
    }
  }).catch(() => {});
}
