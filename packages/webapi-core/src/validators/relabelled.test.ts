import { describe, expect, it } from "vitest";
import { z } from "zod";
import { relabelled } from "./messages.js";

const block = z.strictObject({ type: z.enum(["text", "image"], { error: "type" }) }, { error: "block" });

describe("relabelled", () => {
  const messages = { missing: "none", invalid: "no block", inside: "bad block" };
  const schema = z.object({
    block: relabelled(z, block, messages),
    more: z.array(relabelled(z, block, "bad")).optional(),
  });

  it.each([
    [{}, [["block", "none"]]],
    [{ block: 7 }, [["block", "no block"]]],
    [{ block: { type: "x" } }, [["block.type", "bad block"]]],
    [
      { block: { type: "text" }, more: [{ type: "image" }, {}, 7] },
      [
        ["more.1.type", "bad"],
        ["more.2", "bad"],
      ],
    ],
  ])("%j", (value, wanted) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual(wanted);
  });

  it("keeps the kind of an issue, so that messages can explain it", () => {
    const [issue] = schema.safeParse({ block: { type: "x" } }).error?.issues ?? [];
    expect(issue).toMatchObject({ code: "invalid_value", values: ["text", "image"] });
  });

  it("returns the result of the other validator, and can be optional", () => {
    expect(schema.parse({ block: { type: "text" } })).toEqual({ block: { type: "text" } });
    expect(z.object({ block: relabelled(z, block, "bad").exactOptional() }).parse({})).toEqual({});
  });
});
