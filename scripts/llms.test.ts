import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { sidebars } from "../docs/.vitepress/sidebar.mjs";
import { fullText, indexText } from "./lib/llms.mjs";

const docs = fileURLToPath(new URL("../docs/", import.meta.url));

describe("docs/llms.txt", () => {
  it("is what docs/README.md gives; run node scripts/write-llms.mjs", () => {
    expect(readFileSync(`${docs}llms.txt`, "utf8")).toBe(indexText());
  });

  it("has a title, a summary, and lists of links with descriptions", () => {
    expect(indexText()).toMatch(/^# Rollcall\n\n> [^\n]+\n\n## Start\n\n- \[[^\]]+\]\([^)]+\.md\): /);
  });
});

describe("llms-full.txt", () => {
  it("has the front page and every page that is listed", () => {
    const text = fullText();
    expect(text).toMatch(/^# Rollcall\n/);
    for (const title of ["# Testing a client", "# Architecture", "# Hooks"]) expect(text).toContain(`\n${title}\n`);
  });
});

describe("the sidebars", () => {
  const all = Object.entries(sidebars());
  const linksOf = (groups: { items: { link: string }[] }[]) =>
    groups.flatMap(({ items }) => items.map(({ link }) => link));
  const pageOf = (link: string) => `${docs}${link.endsWith("/") ? `${link}README` : link}.md`;

  it("have every page of docs", () => {
    const pages = globSync("**/*.md", { cwd: docs }).map((page) => `/${page.replace(/(README)?\.md$/, "")}`);
    // The logo leads to the first page.
    const listed = new Set(["/", ...all.flatMap(([, groups]) => linksOf(groups))]);
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((page) => !listed.has(page))).toEqual([]);
  });

  it("have each page of a reference in the sidebar that the page shows", () => {
    const shownBy = (page: string) =>
      all.toSorted(([a], [b]) => b.split("/").length - a.split("/").length).find(([path]) => page.startsWith(path));
    const elsewhere = all.flatMap(([path, groups]) =>
      linksOf(groups).filter((link) => link.startsWith(path) && !link.includes("#") && shownBy(link)?.[0] !== path),
    );
    expect(elsewhere.filter((page) => !page.endsWith("/"))).toEqual([]);
  });

  it.each(all)("of %s link each page once, and only pages", (_path, groups) => {
    const links = linksOf(groups);
    expect(new Set(links).size).toBe(links.length);
    expect(links.map(pageOf).filter((file) => !existsSync(file))).toEqual([]);
  });

  it("name no page that docs/README.md or the index of a reference leaves out", () => {
    expect(Object.values(sidebars()).flatMap((groups) => groups.filter(({ text }) => text === "More"))).toEqual([]);
  });
});
