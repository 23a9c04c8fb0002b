import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const docs = fileURLToPath(new URL("..", import.meta.url));
const references = globSync("reference/{,*/}README.md", { cwd: docs }).map((file) => join(file, ".."));

/** The sidebars by the path of their pages: one of the guides, and one of each reference. */
export function sidebars() {
  const folders = references.map((folder) => [`/${folder.replaceAll("\\", "/")}/`, sidebarOf(folder)]);
  return { "/": sidebarOf("."), ...Object.fromEntries(folders) };
}

/**
 * The sidebar of a folder, from the headings and lists of its README.md. Pages of the folder that the README does not
 * list come last, under "More".
 */
function sidebarOf(folder) {
  const text = readFileSync(join(docs, folder, "README.md"), "utf8");
  const [, ...sections] = text.split(/^## /m);
  const groups = sections
    .map((section) => ({ text: section.split("\n", 1)[0], items: itemsOf(section, folder) }))
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, collapsed: group.items.length > 12 }));
  const listed = new Set(groups.flatMap(({ items }) => items.map(({ link }) => link)));
  const others = globSync("*.md", { cwd: join(docs, folder) })
    .filter((page) => page !== "README.md")
    .map((page) => ({ text: titleOf(join(folder, page)), link: linkOf(folder, page) }))
    .filter(({ link }) => !listed.has(link))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return others.length === 0 ? groups : [...groups, { text: "More", items: others }];
}

/** Title of a page: its first heading. */
function titleOf(page) {
  const text = readFileSync(join(docs, page), "utf8");
  return /^# (.+)$/m.exec(text)?.[1].replaceAll("`", "") ?? page;
}

function itemsOf(section, folder) {
  const links = [...section.matchAll(/^- \[([^\]]+)\]\(([^)#]+\.md)\)/gm)];
  return links.map(([, text, file]) => ({ text: markupOf(text), link: linkOf(folder, file) }));
}

/** The sidebar shows its texts as HTML. A long name of a method may break after a dot. */
function markupOf(text) {
  return text.replaceAll("`", "").replaceAll(/\.(?=\w)/g, ".<wbr>");
}

function linkOf(folder, file) {
  const page = file.replace(/(^|\/)README\.md$/, "$1").replace(/\.md$/, "");
  return `/${folder === "." ? "" : `${folder.replaceAll("\\", "/")}/`}${page}`;
}
