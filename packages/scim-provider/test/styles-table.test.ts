import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { type StyleFacts, styles } from "../src/index.js";

/** The facts as rows of a Markdown table: what the style sends, and the source. */
function printFacts(facts: StyleFacts): string {
  return Object.entries(facts)
    .map(([name, { value, source }]) => `| \`${name}\` | ${print(value)} | ${source} |`)
    .join("\n");
}

function print(value: unknown): string {
  return typeof value === "string" && value !== "" ? value : `\`${JSON.stringify(value)}\``;
}

describe("docs/identity-provider.md", () => {
  it.each(Object.entries(styles))("has every fact of the style %s", async (name, facts) => {
    const guide = await readFile(new URL("../../../docs/identity-provider.md", import.meta.url), "utf8");
    const [, section = ""] = new RegExp(`^### ${name}$(.*?)(?=^#|$(?![^]))`, "ms").exec(guide) ?? [];
    const rows = section.split("\n").filter((line) => line.startsWith("| `"));
    expect(rows.map((row) => row.replaceAll(/ +\|/g, " |"))).toEqual(printFacts(facts).split("\n"));
  });
});
