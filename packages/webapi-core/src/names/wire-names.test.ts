import { describe, expect, it } from "vitest";
import type { FieldTable, NamesDefinition } from "../definition/definition.js";
import { toCodeNames, toWireNames, toWirePath } from "../definition/rename-wire.js";
import { createNameCompiler, type WireNames } from "./wire-names.js";

const types: { readonly [type: string]: NamesDefinition } = {
  Block: { fields: { a_file: { wireName: "z_file" }, inner: { wireName: "inner", type: "Block" } } },
  Plain: { fields: { plain: { wireName: "plain" }, again: { wireName: "again", type: "Plain" } } },
};

function compile(fields: FieldTable): WireNames | undefined {
  return createNameCompiler(types)({ fields });
}

const blocks: FieldTable = {
  blocks: { wireName: "blocks", type: "Block" },
  by_key: { wireName: "by_key", values: { type: "Block" } },
  either: { wireName: "either", oneOf: [{ type: "Plain" }, { type: "Block" }, { fields: { b: { wireName: "y" } } }] },
  free: { wireName: "free" },
};

describe("names on the wire", () => {
  it.each<readonly [string, FieldTable, object, object]>([
    ["a field", { a: { wireName: "z" } }, { a: 1, b: 2 }, { z: 1, b: 2 }],
    ["fields of elements", blocks, { blocks: [{ a_file: 1 }] }, { blocks: [{ z_file: 1 }] }],
    [
      "a recursive type",
      blocks,
      { blocks: { inner: [{ inner: { a_file: 1 } }] } },
      { blocks: { inner: [{ inner: { z_file: 1 } }] } },
    ],
    ["the values of a map", blocks, { by_key: { a_file: { a_file: 1 } } }, { by_key: { a_file: { z_file: 1 } } }],
    [
      "a value of one of several shapes",
      blocks,
      { either: [{ a_file: 1 }, { b: 2 }] },
      { either: [{ z_file: 1 }, { y: 2 }] },
    ],
    ["no other names", blocks, { free: { a_file: "a_file" } }, { free: { a_file: "a_file" } }],
    ["an unknown name that is a name in code", blocks, { blocks: [{ z_file: 1 }] }, { blocks: [{ a_file: 1 }] }],
    ["swapped names", { a: { wireName: "b" }, b: { wireName: "a" } }, { a: 1, b: 2 }, { b: 1, a: 2 }],
    ["a chain of names", { a: { wireName: "b" }, b: { wireName: "c" } }, { a: 1, b: 2, c: 3 }, { b: 1, c: 2, a: 3 }],
  ])("renames %s in both directions", (_, fields, inCode, onWire) => {
    const names = compile(fields);
    expect(names && toWireNames(inCode, names)).toEqual(onWire);
    expect(names && toCodeNames(onWire, names)).toEqual(inCode);
  });

  it("returns undefined if no name differs", () => {
    expect(compile({ plain: { wireName: "plain", type: "Plain" }, free: { wireName: "free" } })).toBeUndefined();
  });

  it("converts a path through lists", () => {
    const names = compile(blocks);
    expect(names && toWirePath(["blocks", 0, "inner", "a_file", "a_file"], names).path).toEqual([
      "blocks",
      0,
      "inner",
      "z_file",
      "a_file",
    ]);
  });
});
