import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createServerCommand } from "../src/command/flags.js";
import { metricTable } from "../src/metrics/metric-table.js";
import { flagTable, printFlagTable, readTable } from "./kit/flag-table.js";

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), "utf8");
const flags = flagTable(createServerCommand({ name: "rollcall-server" }, () => undefined));

describe("the documents for operators", () => {
  it("list every flag with its variable, meaning and default", async () => {
    const table = readTable(await read("apps/server/README.md"), ["flag", "variable", "meaning", "default"]);
    expect(table).toEqual(printFlagTable(flags));
  });

  it("list every metric", async () => {
    const table = readTable(await read("docs/operations.md"), ["metric", "kind", "labels", "meaning"]);
    const wanted = Object.values(metricTable).map(({ name, kind, labels, help }) =>
      ["", `\`${name}\``, kind, labels.map((label) => `\`${label}\``).join(", "), help, ""].join("|"),
    );
    expect(table).toEqual(wanted);
  });

  it.each(["README.md", "docs/operations.md", "docs/getting-started.md", "deploy/README.md"])(
    "name no unknown flag in %s",
    async (path) => {
      const names = new Set(flags.map(({ flag }) => flag.split(" ")[0]));
      // Commands for other programs have their own flags.
      const named = [...(await read(path)).matchAll(/`(--[a-z][a-z-]*)(?:[ `])/g)].map(([, name]) => name);
      expect(named.filter((name) => name !== undefined && !names.has(name) && name !== "--help")).toEqual([]);
    },
  );

  it("state the defaults of the README's table correctly", async () => {
    const rows = readTable(await read("README.md"), ["flag", "meaning", "default"]).map((line) => line.split("|"));
    for (const [, flag = "", , told = ""] of rows) {
      const name = flag.replaceAll("`", "").split(" ")[0];
      const found = flags.find((row) => row.flag.split(" ")[0] === name);
      expect([name, found?.flag.split(" ")[0]]).toEqual([name, name]);
      if (found?.default !== "" && found?.default !== "0")
        expect([name, told.replaceAll("`", "")]).toEqual([name, found?.default]);
    }
  });
});
