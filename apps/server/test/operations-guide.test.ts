import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createServerCommand } from "../src/command/flags.js";
import { metricTable } from "../src/metrics/metrics.js";
import { createOperatorProgram } from "../src/operator/run-operator-command.js";
import { flagTable, printFlagTable, readTable } from "./kit/flag-table.js";

const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), "utf8");
const flags = flagTable(createServerCommand({ name: "rollcall-server" }, () => undefined));
const { commands } = createOperatorProgram({ name: "rollcall-server", print: () => undefined });
const nameOf = ({ flag }: { readonly flag: string }) => flag.split(" ")[0] ?? "";
const isOfServer = new Set(flags.map(nameOf));

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
      const names = new Set([...isOfServer, ...commands.flatMap(flagTable).map(nameOf)]);
      // Commands for other programs have their own flags.
      const named = [...(await read(path)).matchAll(/`(--[a-z][a-z-]*)(?:[ `])/g)].map(([, name]) => name);
      expect(named.filter((name) => name !== undefined && !names.has(name) && name !== "--help")).toEqual([]);
    },
  );

  it("list every command on a database, and every flag that `init` has of its own", async () => {
    const guide = await read("docs/operations.md");
    const rows = readTable(guide, ["command", "what it does"]).map((row) => /rollcall serve (\w+)/.exec(row)?.[1]);
    expect(new Set(rows)).toEqual(new Set(commands.map((command) => command.name())));
    const init = commands.find((command) => command.name() === "init");
    const own = (init === undefined ? [] : flagTable(init)).map(nameOf).filter((name) => !isOfServer.has(name));
    const listed = readTable(guide, ["flag of `init`", "meaning"]).map((row) => /--[a-z-]+/.exec(row)?.[0] ?? "");
    expect(listed.filter((name) => !isOfServer.has(name))).toEqual(own);
  });
});
