import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { sidebarOf } from "../docs/.vitepress/sidebar.mjs";
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

describe("the sidebar", () => {
  it.each([".", "reference"])("has every page of %s, each once", (folder) => {
    const links = sidebarOf(folder).flatMap(({ items }) => items.map(({ link }) => link));
    expect(links.length).toBeGreaterThan(20);
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) {
      const page = link.endsWith("/") ? `${link}README` : link;
      expect([link, existsSync(`${docs}${page}.md`)]).toEqual([link, true]);
    }
  });
});
