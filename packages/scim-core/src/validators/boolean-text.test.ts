import { describe, expect, it } from "vitest";
import { z } from "zod";
import { booleanText } from "./checks.js";

describe("booleanText", () => {
  const schema = z.object({ primary: booleanText(z, { error: "wrong" }).exactOptional() });

  it.each([
    [true, true],
    [false, false],
    ["true", true],
    ["False", false],
    ["TRUE", true],
  ])("reads %j as %s", (sent, wanted) => {
    expect(schema.parse({ primary: sent })).toEqual({ primary: wanted });
  });

  it.each([["yes"], [""], [1], [null], [[]]])("refuses %j", (sent) => {
    expect(schema.safeParse({ primary: sent }).error?.issues.map(({ message }) => message)).toEqual(["wrong"]);
  });

  it("can be optional", () => {
    expect(schema.parse({})).toEqual({});
  });
});
