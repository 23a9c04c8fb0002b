import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadDefinitions } from "../loading/load-definitions.js";
import { resolveWebapi } from "../webapi/resolve-webapi.js";
import { codeRows } from "./code-rows.js";
import { emitCommandLine, methodRows } from "./emit-command-line.js";

const root = fileURLToPath(new URL("../../test/golden/methods", import.meta.url));

async function loadNotes() {
  const loaded = await loadDefinitions({ root, definitions: "definitions" });
  const webapi = loaded.ok && loaded.sets[0] !== undefined ? resolveWebapi(loaded.sets[0]) : undefined;
  if (webapi === undefined) throw new Error("the golden set has methods");
  return webapi;
}

describe("methodRows", () => {
  it("includes every argument of every method", async () => {
    const webapi = await loadNotes();
    const rows = methodRows(webapi);
    expect(rows).toMatchObject(webapi.methods.map(({ name, description }) => ({ name, description })));
    const edit = webapi.methods.find(({ name }) => name === "notes.edit");
    expect(rows).toContainEqual(
      expect.objectContaining({
        name: "notes.edit",
        arguments: Object.entries(edit?.arguments ?? {}).map(([name, { wireName, description }]) =>
          expect.objectContaining({ name: wireName ?? name, description, form: expect.any(String) }),
        ),
      }),
    );
  });
});

describe("codeRows", () => {
  it("has each common code once, and codes of methods with their methods", async () => {
    const webapi = await loadNotes();
    const rows = codeRows(undefined, webapi);
    const common = rows.filter(({ methods }) => methods === undefined).map(({ code }) => code);
    expect(common.toSorted()).toEqual(webapi.errors.map(({ wireName }) => wireName).toSorted());
    const own = rows.flatMap(({ code, methods = [] }) => methods.map((method) => `${method} ${code}`));
    const wanted = webapi.methods.flatMap(({ name, rows: of }) => of.map(({ wireName }) => `${name} ${wireName}`));
    expect(own.toSorted()).toEqual(wanted.toSorted());
    expect(rows.map(({ code }) => code)).toEqual(rows.map(({ code }) => code).toSorted());
  });
});

describe("emitCommandLine", () => {
  it("emits a module of codes and one of methods", async () => {
    const place = { folder: "cli", from: "definitions" };
    const modules = emitCommandLine(undefined, await loadNotes(), place);
    expect(modules.map(({ path }) => path)).toEqual(["cli/codes.ts", "cli/methods.ts"]);
  });
});
