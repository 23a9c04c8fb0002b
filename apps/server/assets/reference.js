// Runs on the pages of the reference: the server's own address in examples, a filter, and entries that open when a link
// leads to them. The pages also work without it.

/** The build does not know where the server is. */
function showOrigin({ origin }) {
  for (const code of document.querySelectorAll("code"))
    if (code.textContent.includes(origin)) code.textContent = code.textContent.replaceAll(origin, location.origin);
}

/** An identifier, and those of what contains it: `chat.postMessage.invalid_auth`, `chat.postMessage`, `chat`. */
function withParents(id) {
  const parent = id.slice(0, Math.max(0, id.lastIndexOf(".")));
  return parent === "" ? [id] : [id, ...withParents(parent)];
}

/**
 * The element that an address names. An address such as `chat.postMessage.invalid_auth` names a code of an entry; a
 * code that every call can answer is only in the table of common codes. `chat.postMessage.arguments.channel` names an
 * argument.
 */
function findTarget(id) {
  const [own, ...parents] = withParents(id);
  const shared = `common-codes.${id.slice(id.lastIndexOf(".") + 1)}`;
  return [own, shared, ...parents].map((each) => document.getElementById(each)).find(Boolean);
}

/** The link to the page that has what the address names, on a page that lists others. */
function findLink(id) {
  if (document.getElementById(id)?.matches("h2")) return undefined;
  const names = id.startsWith("schema-") || id.startsWith("common-codes") ? ["schemas"] : withParents(id);
  const listed = names.map((each) => document.getElementById(each)).find(Boolean);
  return listed?.matches("li, a") ? (listed.querySelector("a") ?? listed) : undefined;
}

/** Opens the entry that the address names. */
function openTarget() {
  const id = decodeURIComponent(location.hash.slice(1));
  const link = findLink(id);
  if (link) return location.replace(`${link.pathname}${location.hash}`);
  const target = findTarget(id);
  const entry = target?.closest("details");
  if (!entry) return;
  // A hidden entry cannot be opened.
  show(entry);
  entry.open = true;
  for (const row of document.querySelectorAll("tr.target")) row.classList.remove("target");
  const isCode = target.matches("tr");
  if (isCode) target.classList.add("target");
  (isCode ? target : entry).scrollIntoView();
}

function show(entry) {
  entry.hidden = false;
  const section = entry.closest("section");
  if (section) section.hidden = false;
}

/** The text that the filter searches: the line of an entry, and its codes. */
function textOf(entry) {
  const codes = [...entry.querySelectorAll("td.code")].map((cell) => cell.textContent);
  const line = entry.querySelector("summary") ?? entry;
  return [line.textContent, entry.dataset.codes ?? "", ...codes].join(" ").toLowerCase();
}

function setUpFilter(form) {
  const input = form.querySelector("input");
  const found = form.querySelector("output");
  const entries = [...document.querySelectorAll(".entry")].map((entry) => ({ entry, text: textOf(entry) }));
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { entry, text } of entries) entry.hidden = !words.every((word) => text.includes(word));
    for (const section of document.querySelectorAll("section")) {
      section.hidden = section.querySelector(".entry:not([hidden])") === null;
    }
    const left = entries.filter(({ entry }) => !entry.hidden).length;
    found.textContent = words.length === 0 ? "" : `${left} of ${entries.length}`;
  };
  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", apply);
  // A browser that goes back keeps the typed text.
  apply();
}

// The pages have the colors that a user picked in the console.
const theme = localStorage.getItem("rollcall-theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
showOrigin(document.currentScript.dataset);
for (const form of document.querySelectorAll("form.filter")) setUpFilter(form);
addEventListener("hashchange", openTarget);
document.addEventListener("click", (event) => {
  // A link to the current entry does not change the address.
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.hash && link.hash === location.hash && link.pathname === location.pathname) openTarget();
});
openTarget();
