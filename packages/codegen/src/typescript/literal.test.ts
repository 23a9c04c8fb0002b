import { describe, expect, it } from "vitest";
import { expression, literal } from "./literal.js";

describe("literal", () => {
  it.each([
    ["a text", 'say "hi"', '"say \\"hi\\""'],
    ["a number", 7, "7"],
    ["null", null, "null"],
    ["a list", [1, ["a"]], '[1, ["a"]]'],
    ["no members", {}, "{}"],
    ["members", { a: 1, "b.c": true, d: undefined }, '{ a: 1, "b.c": true }'],
    ["an expression", { value: expression("userShape.name") }, "{ value: userShape.name }"],
    ["an object that resembles an expression", { expression: "x" }, '{ expression: "x" }'],
  ])("prints %s", (_case, value, wanted) => {
    expect(literal(value)).toBe(wanted);
  });
});
