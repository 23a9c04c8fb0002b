import { describe, expect, it } from "vitest";
import { z } from "zod";
import { narrowed } from "./rules.js";

const text = z.looseObject({ type: z.enum(["plain", "rich"]), text: z.string().max(9, { error: "long" }) });
const short = narrowed(z, text, {
  type: z.enum(["plain"], { error: "kind" }).exactOptional(),
  text: z.string().max(3, { error: "longer" }).exactOptional(),
});

describe("narrowed", () => {
  it.each([
    { value: { type: "plain", text: "abc", more: 1 }, wanted: [] },
    { value: { type: "plain", text: "abcd" }, wanted: [["text", "longer"]] },
    {
      value: { type: "rich", text: "abcd" },
      wanted: [
        ["type", "kind"],
        ["text", "longer"],
      ],
    },
    { value: { type: "plain", text: 7 }, wanted: [["text", expect.stringContaining("expected string")]] },
    { value: 7, wanted: [["", expect.stringContaining("expected object")]] },
  ])("reports the issues of $value with their paths", ({ value, wanted }) => {
    const found = short.safeParse(value).error?.issues ?? [];
    expect(found.map(({ path, message }) => [path.join("/"), message])).toEqual(wanted);
  });

  it("returns the result of the wider validator", () => {
    expect(short.parse({ type: "plain", text: "a", more: 1 })).toEqual({ type: "plain", text: "a", more: 1 });
  });
});
