import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./packages.mjs";
import { pageOfLink, siteAddress } from "./site.mjs";

const docs = join(root, "docs");
const read = (path) => readFileSync(join(docs, path), "utf8");

/** The summary in docs/README.md, and the pages that it lists, by heading, in its order: the file and the line of each. */
function readIndex() {
  const [intro, ...parts] = read("README.md").split(/^## /m);
  const groups = parts.map((part) => ({
    title: part.split("\n", 1)[0],
    pages: [...part.matchAll(/^(- \[[^\]]+\]\()([^)#]+)(\).*)$/gm)].flatMap(([, before, link, after]) => {
      const file = pageOfLink(link);
      return file === undefined ? [] : [{ file, line: before + (file === link ? file : siteAddress + file) + after }];
    }),
  }));
  const [, summary] = intro.split("\n\n");
  return { summary: summary.replaceAll("\n", " "), groups: groups.filter(({ pages }) => pages.length > 0) };
}

/** `llms.txt` in the format of llmstxt.org: the pages with what they are about. Links are relative to the file, or lead to the site. */
export function indexText() {
  const { summary, groups } = readIndex();
  const lists = groups.map(({ title, pages }) => `## ${title}\n\n${pages.map(({ line }) => line).join("\n")}`);
  return `# Rollcall\n\n> ${summary}\n\n${lists.join("\n\n")}\n`;
}

/** `llms-full.txt`: every page that is listed, one after another. The reference is listed by its index alone. */
export function fullText() {
  const files = readIndex().groups.flatMap(({ pages }) => pages.map(({ file }) => file));
  const texts = [
    readFileSync(join(root, "README.md"), "utf8"),
    ...files.map((file) => `<!-- docs/${file} -->\n\n${read(file)}`),
  ];
  return `${texts.map((text) => text.trim()).join("\n\n---\n\n")}\n`;
}
