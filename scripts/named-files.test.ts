import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The pages about the code of this repository. Other pages name files of their readers' projects. */
const pages = ["CONTRIBUTING.md", "STYLE.md", "docs/architecture.md", "docs/path-of-a-call.md"];

/** The paths in inline code that begin at the root. A path with a placeholder or a pattern means several files. */
function pathsIn(text: string): readonly string[] {
  const codes = [...text.matchAll(/`((?:apps|packages|definitions|docs|scripts|examples)\/[^`\s]+)`/g)];
  return codes.map(([, path = ""]) => path).filter((path) => !/[<>*{}…]/.test(path));
}

describe("pathsIn", () => {
  it("finds files and folders of the repository", () => {
    expect(pathsIn("See `apps/server/src` and `docs/x.md`, not `packages/<name>/src`, `*.md` or `src/x.ts`.")).toEqual([
      "apps/server/src",
      "docs/x.md",
    ]);
  });
});

describe("pages about the code", () => {
  it.each(pages)("%s has only paths that exist", (page) => {
    const named = pathsIn(readFileSync(new URL(page, `file://${root}`), "utf8"));
    expect(named.filter((path) => !existsSync(new URL(path, `file://${root}`)))).toEqual([]);
  });
});
