import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = globSync(["*.md", "docs/**/*.md", "{packages,apps,examples,definitions,bench,fuzz}/**/README.md"], {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
});

/** Removes code, which only looks like a link. */
function withoutCode(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, "").replaceAll(/(`+)[^`].*?\1/g, "");
}

describe("Markdown pages", () => {
  it.each(pages)("%s links only to what is there", (page) => {
    const links = [...withoutCode(readFileSync(join(root, page), "utf8")).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(
      ([, link]) => link,
    );
    const local = links.filter((link) => link !== undefined && !/^[a-z]+:/.test(link));
    expect(local.filter((link) => !existsSync(join(root, dirname(page), link ?? "")))).toEqual([]);
  });
});
