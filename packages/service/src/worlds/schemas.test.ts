import { attachmentSchema, blockSchema } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { partsSchema } from "./schemas.js";

const plain = { type: "plain_text", text: "Hello" };
const findings = (parts: readonly object[]) =>
  partsSchema(blockSchema)
    .safeParse(parts)
    .error?.issues.map(({ path, code, message }) => ({ path: path.join("/"), code, message }));

describe("partsSchema", () => {
  it("takes what a call takes, and keeps it as it is", () => {
    const blocks = [{ type: "header", text: plain, block_id: "a" }, { type: "divider" }];
    expect(partsSchema(blockSchema).parse(blocks)).toEqual(blocks);
    expect(partsSchema(attachmentSchema).parse([{ color: "good", text: "Done" }])).toHaveLength(1);
  });

  it("says where a part is wrong and what would be right, instead of a code", () => {
    expect(findings([{ type: "divider" }, { type: "header", text: { ...plain, type: "mrkdwn" } }])).toEqual([
      { path: "1/text/type", code: "invalid_value", message: 'Invalid input: expected "plain_text"' },
    ]);
    expect(findings([{ type: "section" }])).toEqual([
      { path: "0", code: "custom", message: "At least one must be given of: text, fields" },
    ]);
  });
});
