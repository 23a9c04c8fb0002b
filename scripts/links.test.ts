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
  it("link only to files that exist", () => {
    const links = pages.flatMap((page) =>
      [...withoutCode(readFileSync(join(root, page), "utf8")).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(
        ([, link = ""]) => ({ page, link }),
      ),
    );
    const local = links.filter(({ link }) => !/^[a-z]+:/.test(link));
    expect(local.length).toBeGreaterThan(0);
    expect(local.filter(({ page, link }) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });
});
