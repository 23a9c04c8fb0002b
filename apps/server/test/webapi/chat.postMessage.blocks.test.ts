import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";
import { accepted } from "./blocks/accepted.js";
import { plain } from "./blocks/accepted-elements.js";
import { refused } from "./blocks/refused.js";

const method = "chat.postMessage";

let server: WebapiServer;
beforeAll(async () => {
  server = await createWebapiServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const post = (args: object) => server.call(method, { channel: "C1", ...args });

/** Blocks in a message and in an attachment, with their location. */
const places = [
  {
    place: "a message",
    put: (blocks: readonly unknown[]) => ({ blocks }),
    pointer: "/blocks",
    wrong: "invalid_blocks",
  },
  {
    place: "an attachment",
    put: (blocks: readonly unknown[]) => ({ attachments: [{ color: "#2eb886" }, { fallback: "f", blocks }] }),
    pointer: "/attachments/1/blocks",
    wrong: "invalid_attachments",
  },
];

// What a block may be does not depend on its place, and what a place does to its blocks does not depend on what they are.
const acceptedCases = alternate(Object.entries(accepted).map(([name, blocks]) => ({ name, blocks })));
const refusedCases = alternate(refused.map((row) => ({ ...row, name: `${row.says}… ${row.at}` })));

/** Gives each row one of the places in turn. */
function alternate<R extends object>(rows: readonly R[]) {
  return places.flatMap((place, turn) =>
    rows.filter((_, at) => at % places.length === turn).map((row) => ({ ...row, ...place })),
  );
}

describe("a block", () => {
  it.each(acceptedCases)("in $place can be $name", async ({ blocks, put }) => {
    const { outcome, body } = await post(put(blocks));
    expect([outcome, body["response_metadata"]]).toEqual(["ok", undefined]);
    expect(body["message"]).toMatchObject(put(blocks));
  });

  it.each(refusedCases)("in $place is refused: $name", async ({ block, says, at, put, pointer, wrong }) => {
    const { outcome, body } = await post(put([{ type: "divider" }, block]));
    expect(outcome).toBe(wrong);
    const { messages } = body["response_metadata"] as { readonly messages: readonly string[] };
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.toSatisfy(
          (line: string) => line.startsWith(`[ERROR] ${says}`) && line.endsWith(` [json-pointer:${pointer}/1${at}]`),
        ),
      ]),
    );
  });
});

describe.each(places)("blocks of $place", ({ put, pointer, wrong }) => {
  it("are limited to 50", async () => {
    const { outcome, body } = await post(put(Array.from({ length: 51 }, () => ({ type: "divider" }))));
    expect(outcome).toBe(wrong);
    expect(body["response_metadata"]).toEqual({
      messages: [`[ERROR] must have at most 50 items [json-pointer:${pointer}]`],
    });
  });

  it("have at most 10,000 characters in all of their tables", async () => {
    const row = (length: number) => [{ type: "raw_text", text: "x".repeat(length) }];
    const paged = (length: number) => ({ type: "data_table", caption: "c", rows: [row(1), row(length)] });
    const table = { type: "table", rows: [row(4000)] };
    const inside = { type: "container", title: plain("c"), child_blocks: [table] };
    expect((await post(put([paged(5999), inside]))).outcome).toBe("ok");
    expect((await post(put([paged(6000), inside]))).outcome).toBe("invalid_blocks");
    const { outcome, body } = await post(put([table, inside]));
    const messages = ["[ERROR] only_one_table_allowed"];
    expect([outcome, body["response_metadata"]]).toEqual(["invalid_attachments", { messages }]);
  });

  it.each([
    { rows: [["a", "b"], ["c"]], why: "a row with fewer cells than the heading" },
    { rows: [["a"], ["b"], ["c", "d"]], why: "a row with more cells than the heading" },
  ])("contain no table with pages that has $why", async ({ rows }) => {
    const cells = rows.map((row) => row.map((text) => ({ type: "raw_text", text })));
    expect((await post(put([{ type: "data_table", caption: "c", rows: cells }]))).outcome).toBe("invalid_blocks");
  });

  it("refer to existing files at any depth", async () => {
    const card = (id: string) => ({
      type: "card",
      icon: { type: "image", alt_text: "i", svc_file: { id } },
      title: plain("t"),
    });
    expect((await post(put([{ type: "carousel", elements: [card("F33")] }]))).outcome).toBe("ok");
    expect((await post(put([{ type: "carousel", elements: [card("F404")] }]))).outcome).toBe("missing_file_data");
    // A document is no image.
    expect((await post(put([{ type: "carousel", elements: [card("F31")] }]))).outcome).toBe("missing_file_data");
  });
});

describe("an attachment with blocks", () => {
  const blocks = [{ type: "divider" }];

  it.each([
    { attachment: { blocks, color: "good", fallback: "f", id: 7 } },
    { attachment: { blocks, fields: [], title: "Report" } },
    { attachment: { blocks: [], title: "Report", fields: [{ title: "a", value: "b" }] } },
    { attachment: { title: "Report", text: "Done", title_link: "https://x.example" } },
  ])("is accepted: $attachment", async ({ attachment }) => {
    expect((await post({ attachments: [attachment] })).outcome).toBe("ok");
  });

  it("cannot also have fields", async () => {
    const fields = [{ title: "a", value: "b" }];
    const { outcome, body } = await post({ attachments: [{ text: "x" }, { blocks, fields }] });
    expect(outcome).toBe("invalid_attachments");
    expect(body["response_metadata"]).toEqual({
      messages: ["[ERROR] must not be given: fields [json-pointer:/attachments/1]"],
    });
  });
});

describe("the corpus of blocks", () => {
  it("has at least 60 accepted and 40 refused lists of blocks", () => {
    expect(Object.keys(accepted).length).toBeGreaterThanOrEqual(60);
    expect(refused.length).toBeGreaterThanOrEqual(40);
  });
});
