import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const docs = fileURLToPath(new URL("..", import.meta.url));
const references = globSync("reference/{,*/}README.md", { cwd: docs }).map((file) => join(file, ".."));
const maxListedItems = 12;

/**
 * The sidebars by the path of their pages: one of the guides, one of each reference, and one of each long section of a
 * reference. The HTML of every page contains its whole sidebar, so that one sidebar of everything would be most of the site.
 */
export function sidebars() {
  const folders = references.map((folder) => folder.replaceAll("\\", "/"));
  return Object.fromEntries([["/", groupsOf(".")], ...folders.flatMap(referenceSidebars)]);
}

/** A long section has its own sidebar, and is a link in the one of its reference. */
function referenceSidebars(folder) {
  const groups = groupsOf(folder);
  const isLong = ({ items }) => items.length > maxListedItems;
  const heading = ({ text }) => ({ text, link: `/${folder}/#${text.toLowerCase().replaceAll(" ", "-")}` });
  const long = groups.filter(isLong);
  const lists = long.length === 0 ? [] : [{ text: "Lists", items: long.map(heading) }];
  const contents = { text: "Reference", items: groups.map(heading) };
  return [
    [`/${folder}/`, [...groups.filter((group) => !isLong(group)), ...lists]],
    ...long.map((group) => [`${posix.dirname(group.items[0].link)}/`, [contents, group]]),
  ];
}

/**
 * The groups of a folder, from the headings and lists of its README.md. Pages of the folder that the README does not
 * list come last, under "More".
 */
function groupsOf(folder) {
  const text = readFileSync(join(docs, folder, "README.md"), "utf8");
  const [, ...sections] = text.split(/^## /m);
  const groups = sections
    .map((section) => ({ text: section.split("\n", 1)[0], items: itemsOf(section, folder) }))
    .filter(({ items }) => items.length > 0);
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
