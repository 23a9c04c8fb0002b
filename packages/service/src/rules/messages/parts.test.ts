import { type Block, blockSchema } from "@rollcall/api/webapi";
import { withoutZod } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";
import { messageBlocks } from "../../testing/views/message-blocks.js";
import { actions, button, input, option, section } from "../../testing/views/parts.js";
import { namedFiles, refuseBlockProblems } from "./parts.js";

const chart = (of: object) => ({ type: "data_visualization", title: "Sales", chart: of });
const bars = (categories: readonly string[], series: readonly object[]) => ({
  type: "bar",
  series,
  axis_config: { categories },
});
const points = (...labels: readonly string[]) => labels.map((label) => ({ label, value: 1 }));

function read(blocks: readonly object[]): readonly Block[] {
  return blocks.map((block) => {
    const checked = blockSchema(withoutZod).safeParse(block);
    if (!checked.success) throw checked.error;
    return checked.data;
  });
}

describe("refuseBlockProblems", () => {
  it.each(Object.entries(messageBlocks))("accepts %s", (_name, blocks) => {
    expect(refuseBlockProblems([{ at: ["blocks"], blocks: read(blocks), error: "invalid_blocks" }])).toBeUndefined();
  });

  it.each([
    ["two blocks with one id", [section("a", { block_id: "b" }), section("c", { block_id: "b" })], "/1/block_id"],
    ["two buttons with empty ids", [actions(button("A", ""), button("B", ""))], "/0/elements/1/action_id"],
    ["two buttons with one id", [actions(button("A", "a"), button("B", "a"))], "/0/elements/1/action_id"],
    [
      "a choice that is not offered",
      [actions({ type: "static_select", options: [option("Yes")], initial_option: option("No") })],
      "/0/elements/0/initial_option",
    ],
    ["a slice of nothing", [chart({ type: "pie", segments: [{ label: "a", value: 0 }] })], "/0/chart/segments/0/value"],
    [
      "a point for no category",
      [chart(bars(["a", "b"], [{ name: "x", data: points("a", "c") }]))],
      "/0/chart/series/0/data",
    ],
    [
      "a category without a point",
      [chart(bars(["a", "b"], [{ name: "x", data: points("a") }]))],
      "/0/chart/series/0/data",
    ],
    [
      "two series with one name",
      [
        chart(
          bars(
            ["a"],
            [
              { name: "x", data: points("a") },
              { name: "x", data: points("a") },
            ],
          ),
        ),
      ],
      "/0/chart/series/1/name",
    ],
    ["an input for formatted text", [input("Text", { type: "rich_text_input" })], "/0/element/type"],
  ])("refuses %s and says where", (_name, blocks, at) => {
    const refusal = refuseBlockProblems([
      { at: ["attachments", 0, "blocks"], blocks: read(blocks), error: "invalid_attachments" },
    ]);
    expect(refusal).toMatchObject({ error: "invalid_attachments", messages: [expect.any(String)] });
    expect(refusal?.messages?.[0]).toContain(`[json-pointer:/attachments/0/blocks${at}]`);
  });

  it("refuses identifiers that are in two lists of a message, empty ones too", () => {
    for (const id of ["b", ""]) {
      const blocks = read([section("a", { block_id: id })]);
      const lists = [0, 1].map((index) => ({
        at: ["attachments", index, "blocks"],
        blocks,
        error: "invalid_attachments",
      }));
      expect(refuseBlockProblems(lists)?.messages?.[0]).toContain("[json-pointer:/attachments/1/blocks/0/block_id]");
    }
  });
});

describe("namedFiles", () => {
  it.each([
    { given: [{ type: "header", text: { type: "plain_text", text: "F1" } }], ids: [], images: [], strangers: [] },
    {
      given: [{ type: "image", alt_text: "x", svc_file: { id: "F1" } }],
      ids: ["F1"],
      images: ["F1"],
      strangers: [],
    },
    {
      given: [
        { type: "section", accessory: { type: "image", svc_file: { url: "https://x.example/files/U1/F1/a.png?x" } } },
      ],
      ids: ["F1"],
      images: ["F1"],
      strangers: [],
    },
    {
      given: [{ type: "image", svc_file: { url: "https://files.x.example/files-pri/T1-F1/download/f2.png" } }],
      ids: ["F1"],
      images: ["F1"],
      strangers: [],
    },
    {
      given: [{ type: "context", elements: [{ type: "image", svc_file: { url: "https://x.example" } }] }],
      ids: [],
      images: [],
      strangers: ["https://x.example"],
    },
    { given: [{ type: "file", external_id: "F1", source: "remote" }], ids: ["F1"], images: [], strangers: [] },
    { given: [{ type: "file", external_id: "plan", source: "remote" }], ids: [], images: [], strangers: ["plan"] },
  ])("finds $ids, $images and $strangers", ({ given, ids, images, strangers }) => {
    expect(namedFiles(given)).toEqual({ ids, images, strangers });
  });
});
