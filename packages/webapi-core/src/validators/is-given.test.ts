import { describe, expect, it } from "vitest";
import { z } from "zod";
import { isGiven } from "./rules.js";

describe("isGiven", () => {
  const schema = z.object({ extra: z.unknown().refine(isGiven, { error: "missing" }) });

  it.each([[null], [0], [""], [{}]])("accepts %j", (extra) => {
    expect(schema.parse({ extra })).toEqual({ extra });
  });

  it("refuses undefined", () => {
    expect(schema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(["missing"]);
  });
});
