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
  const links = Object.entries(sidebars()).map(([folder, groups]) => [
    folder,
    ...groups.flatMap(({ items }) => items.map(({ link }) => link)),
  ]);

  it("have every page of docs", () => {
    const pages = globSync("**/*.md", { cwd: docs }).map((page) => `/${page.replace(/(README)?\.md$/, "")}`);
    const listed = new Set(links.flat());
    expect(pages.length).toBeGreaterThan(500);
    expect(pages.filter((page) => !listed.has(page))).toEqual([]);
  });

  it.each(links)("of %s link each page once, and only pages", (...each) => {
    expect(new Set(each).size).toBe(each.length);
    const files = each.map((link) => `${docs}${link.endsWith("/") ? `${link}README` : link}.md`);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("name no page that docs/README.md or the index of a reference leaves out", () => {
    expect(Object.values(sidebars()).flatMap((groups) => groups.filter(({ text }) => text === "More"))).toEqual([]);
  });
});
