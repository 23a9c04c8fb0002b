// Runs on the pages of the reference: a filter, and entries that open when a link leads to them. The pages also work
// without it.

/**
 * What an address names. An address such as `chat.postMessage.invalid_auth` names a code of an entry; a code that every call
 * can answer is only in the table of common codes. `chat.postMessage.arguments.channel` names an argument.
 */
function findTarget(id) {
  const [, entry = "", code = ""] = /^(.*)\.([^.]+)$/.exec(id) ?? [];
  return [id, `common-codes.${code}`, entry].map((each) => document.getElementById(each)).find(Boolean);
}

/** Opens the entry that the address names. */
function openTarget() {
  const target = findTarget(decodeURIComponent(location.hash.slice(1)));
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
  return [entry.querySelector("summary").textContent, ...codes].join(" ").toLowerCase();
}

function setUpFilter(form) {
  const input = form.querySelector("input");
  const found = form.querySelector("output");
  const entries = [...document.querySelectorAll("details.entry")].map((entry) => ({ entry, text: textOf(entry) }));
  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { entry, text } of entries) entry.hidden = !words.every((word) => text.includes(word));
    for (const section of document.querySelectorAll("section")) {
      section.hidden = section.querySelector("details.entry:not([hidden])") === null;
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

for (const form of document.querySelectorAll("form.filter")) setUpFilter(form);
addEventListener("hashchange", openTarget);
document.addEventListener("click", (event) => {
  // A link to the current entry does not change the address.
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.hash && link.hash === location.hash && link.pathname === location.pathname) openTarget();
});
openTarget();
