import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./packages.mjs";
import { pageOfLink, siteAddress } from "./site.mjs";

const docs = join(root, "docs");
const read = (path) => readFileSync(join(docs, path), "utf8");

/** The pages that docs/README.md lists, by heading, in its order. */
function sections() {
  const [intro, ...parts] = read("README.md").split(/^## /m);
  return {
    intro: intro.replace(/^# .*\n/, "").trim(),
    groups: parts.map((part) => ({
      title: part.split("\n", 1)[0],
      pages: [...part.matchAll(/^- \[([^\]]+)\]\(([^)#]+)\)(?:: (.*))?$/gm)].flatMap(([, text, link, about]) => {
        const file = pageOfLink(link);
        if (file === undefined) return [];
        return [{ text, file, link: file === link ? file : `${siteAddress}${file}`, about }];
      }),
    })),
  };
}

/** `llms.txt` in the format of llmstxt.org: the pages with what they are about. Links are relative to the file, or lead to the site. */
export function indexText() {
  const { intro, groups } = sections();
  const summary = intro.split("\n\n")[0].replaceAll("\n", " ");
  const lists = groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) => {
      const lines = pages.map(
        ({ text, link, about }) => `- [${text}](${link})${about === undefined ? "" : `: ${about}`}`,
      );
      return `## ${title}\n\n${lines.join("\n")}`;
    });
  return `# Rollcall\n\n> ${summary}\n\n${lists.join("\n\n")}\n`;
}

/** `llms-full.txt`: every page that is listed, one after another. The reference is listed by its index alone. */
export function fullText() {
  const pages = sections().groups.flatMap((group) => group.pages.map(({ file }) => file));
  return [
    readFileSync(join(root, "README.md"), "utf8"),
    ...pages.map((file) => `<!-- docs/${file} -->\n\n${read(file)}`),
  ]
    .map((text) => text.trim())
    .join("\n\n---\n\n")
    .concat("\n");
}
