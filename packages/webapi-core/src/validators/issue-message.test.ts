import { describe, expect, it } from "vitest";
import { z } from "zod";
import { issueMessage } from "./messages.js";

const error = issueMessage({ missing: "none", invalid: "wrong", unknownKey: "unknown", noCase: "no case" });

describe("issueMessage", () => {
  const schema = z.object({
    text: z.string({ error }).optional(),
    closed: z.strictObject({ a: z.string().optional() }, { error }),
    change: z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") })], { error }).optional(),
  });

  it.each([
    [{}, "none"],
    [{ closed: [] }, "wrong"],
    [{ closed: { b: 1 } }, "unknown"],
    [{ closed: {}, text: 7 }, "wrong"],
    [{ closed: {}, change: { kind: "b" } }, "no case"],
    [{ closed: {}, change: 7 }, "wrong"],
  ])("%j: %s", (value, wanted) => {
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([wanted]);
  });

  it("uses the general message by default", () => {
    const plain = z.strictObject({}, { error: issueMessage({ missing: "none", invalid: "wrong" }) });
    expect(plain.safeParse({ a: 1 }).error?.issues[0]?.message).toBe("wrong");
  });
});
