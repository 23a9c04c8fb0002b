import { describe, expect, it } from "vitest";
import { findForeignImports } from "./find-foreign-imports.mjs";
import { createHouse } from "./read-modules.mjs";

const find = (path: string, text: string) =>
  findForeignImports(createHouse({ [path]: text }), { a: ["b"], service: ["api"] }).map(
    ({ message }) => message.split(":")[0],
  );

describe("findForeignImports", () => {
  it.each([
    ["a value", 'import { c } from "@rollcall/c";'],
    ["a type of an entry", 'import type { C } from "@rollcall/c/entry";'],
    ["a module while running", 'const c = await import("@rollcall/c");'],
  ])("finds the import of %s", (_, text) => {
    expect(find("packages/a/src/a.ts", text)).toEqual(["a may not import c"]);
  });

  it("finds the imports of a package that is not listed", () => {
    expect(find("apps/d/src/d.ts", 'import "@rollcall/b";')).toEqual(["d may not import b"]);
  });

  it("finds the import of a value where only types are allowed", () => {
    const text = 'import { a, type B } from "@rollcall/api/set"; export type { C } from "@rollcall/api";';
    expect(find("packages/service/src/a.ts", text)).toEqual(["service may import only types of api"]);
    expect(find("packages/service/src/a.ts", text.replace("a, ", ""))).toEqual([]);
    expect(find("packages/service/src/values/default-set.ts", text)).toEqual([]);
  });

  it.each([
    ["a listed package", "packages/a/src/a.ts", 'import "@rollcall/b";'],
    ["its own name", "packages/a/src/a.ts", 'import "@rollcall/a/entry";'],
    ["a package of the registry", "packages/a/src/a.ts", 'import "zod";'],
    ["what a test needs", "packages/a/src/a.test.ts", 'import "@rollcall/c";'],
  ])("accepts %s", (_, path, text) => {
    expect(find(path, text)).toEqual([]);
  });
});
