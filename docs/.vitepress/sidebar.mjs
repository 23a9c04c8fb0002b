import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageOfLink } from "../../scripts/lib/site.mjs";

const docs = fileURLToPath(new URL("..", import.meta.url));

/** The sidebars by the path of their pages: one of the guides, and one of each reference. The browser draws them, from one module. */
export function sidebars() {
  const references = globSync("reference/{,*/}README.md", { cwd: docs }).map((file) =>
    folderOf(file.replaceAll("\\", "/")),
  );
  return Object.fromEntries([
    ["/", groupsOf("")],
    ...references.sort().map((folder) => [`/${folder}`, groupsOf(folder)]),
  ]);
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
    .map((page) => ({ text: titleOf(join(docs, folder, page)), link: linkOf(`${folder}${page}`) }))
    .filter(({ link }) => !listed.has(link))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return others.length === 0 ? groups : [...groups, { text: "More", items: others }];
}

/** Title of a page: its first heading. */
function titleOf(page) {
  return /^# (.+)$/m.exec(readFileSync(page, "utf8"))?.[1].replaceAll("`", "") ?? page;
}

/** The pages that a section lists: one at the start of each line. */
function itemsOf(section, folder) {
  return [...section.matchAll(/^- \[([^\]]+)\]\(([^)#]+)\)/gm)].flatMap(([, text, link]) => {
    const page = pageOfLink(link);
    if (page === undefined || !page.endsWith(".md")) return [];
    return [{ text: text.replaceAll("`", ""), link: linkOf(page === link ? `${folder}${page}` : page) }];
  });
}

function linkOf(page) {
  return `/${page.endsWith("README.md") ? folderOf(page) : page.replace(/\.md$/, "")}`;
}

function folderOf(page) {
  return page.replace(/README\.md$/, "");
}
