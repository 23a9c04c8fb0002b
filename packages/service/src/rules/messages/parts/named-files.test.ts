import { describe, expect, it } from "vitest";
import { namedFiles } from "../parts.js";

describe("namedFiles", () => {
  it.each([
    { given: [{ type: "header", text: { type: "plain_text", text: "F1" } }], ids: [], strangers: [] },
    { given: [{ type: "image", alt_text: "x", svc_file: { id: "F1" } }], ids: ["F1"], strangers: [] },
    {
      given: [
        { type: "section", accessory: { type: "image", svc_file: { url: "https://x.example/files/U1/F1/a.png?x" } } },
      ],
      ids: ["F1"],
      strangers: [],
    },
    {
      given: [{ type: "context", elements: [{ type: "image", svc_file: { url: "https://x.example" } }] }],
      ids: [],
      strangers: ["https://x.example"],
    },
    { given: [{ type: "file", external_id: "F1", source: "remote" }], ids: ["F1"], strangers: [] },
    { given: [{ type: "file", external_id: "plan", source: "remote" }], ids: [], strangers: ["plan"] },
  ])("finds $ids and $strangers", ({ given, ids, strangers }) => {
    expect(namedFiles(given)).toEqual({ ids, strangers });
  });
});
