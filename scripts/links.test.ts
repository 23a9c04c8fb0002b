import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./lib/packages.mjs";
import { anchorOf, pageOfLink, siteAddress } from "./lib/site.mjs";

const pages = globSync(
  ["*.md", "docs/**/*.md", "{packages,apps,examples,clients,definitions,bench,fuzz}/**/README.md"],
  { cwd: root, exclude: (path) => path.includes("node_modules") },
);

/** The links of all pages, without code, which only looks like a link. */
const links = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), "utf8")
    .replaceAll(/^```.*?^```/gms, "")
    .replaceAll(/(`+)[^`].*?\1/g, "");
  return [...text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, link = ""]) => ({ page, link }));
});

/** The file that a link leads to. Undefined for other sites. The site has the documents of the definitions. */
function targetOf({ page, link }: (typeof links)[number]): string | undefined {
  const [path = ""] = link.split("#");
  if (path === "") return join(root, page);
  if (!link.startsWith(siteAddress)) return /^[a-z]+:/.test(link) ? undefined : join(root, dirname(page), path);
  const file = pageOfLink(link) ?? "";
  return join(root, file.startsWith("openapi/") ? "definitions" : "docs", file);
}

/** Whether the file of a link exists, and the heading that it names. */
function leadsSomewhere(target: string, link: string): boolean {
  const [, anchor] = link.split("#");
  if (!existsSync(target)) return false;
  if (anchor === undefined) return true;
  const file = statSync(target).isDirectory() ? join(target, "README.md") : target;
  return headingsOf(file).has(anchor);
}

const known = new Map<string, ReadonlySet<string>>();

function headingsOf(file: string): ReadonlySet<string> {
  const headings = known.get(file) ?? new Set(readHeadings(file));
  known.set(file, headings);
  return headings;
}

function readHeadings(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
}

describe("Markdown pages", () => {
  it("link only to files and headings that exist", () => {
    const local = links.map((each) => ({ ...each, target: targetOf(each) }));
    const dead = local.filter(({ target, link }) => target !== undefined && !leadsSomewhere(target, link));
    expect(dead).toEqual([]);
    expect(local.filter(({ link }) => link.startsWith(siteAddress)).length).toBeGreaterThan(0);
  });

  it("link to pages that a build makes by their address on the site", () => {
    const isBuilt = (path: string | undefined) => /^docs\/(?:reference\/|reference$|assumptions\.md$)/.test(path ?? "");
    const byPath = links.filter(({ page, link }) => !isBuilt(page) && !/^(?:[a-z]+:|#)/.test(link));
    expect(byPath.filter(({ page, link }) => isBuilt(join(dirname(page), link.replace(/#.*/, ""))))).toEqual([]);
  });
});

/** The pages about the code of this repository. Other pages name files of their readers' projects. */
const aboutCode = ["architecture", "path-of-a-call", "what-is-remembered"].map((name) => `docs/${name}.md`);
const ownPages = ["CONTRIBUTING.md", "STYLE.md", ...aboutCode];

/** The paths in inline code that begin at the root. A path with a placeholder or a pattern means several files. */
function pathsIn(text: string): readonly string[] {
  const codes = text.matchAll(/`((?:apps|packages|definitions|docs|scripts|examples)\/[^`\s<>*{}…]+)`/g);
  return [...codes].map(([, path = ""]) => path);
}

describe("pages about the code", () => {
  it("name paths in inline code", () => {
    const text = "See `apps/server/src` and `docs/x.md`, not `packages/<name>/src`, `*.md` or `src/x.ts`.";
    expect(pathsIn(text)).toEqual(["apps/server/src", "docs/x.md"]);
  });

  it.each(ownPages)("name only paths that exist: %s", (page) => {
    const named = pathsIn(readFileSync(join(root, page), "utf8"));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
