import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";
import { readCell, readList } from "../kit/export-list.js";

const method = "svcLists.items.update";
const text = (words: string) => [
  { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text: words }] }] },
];
const write = (...cells: readonly object[]) => ({ list_id: "F1", cells });
const mentions = [
  { type: "user", user_id: "UMIA" },
  { type: "channel", channel_id: "C1" },
  { type: "emoji", name: "tada" },
  { type: "link", url: "https://x.example" },
  { type: "date", timestamp: 1_767_225_600, format: "{date}" },
];

/** A value for a column of each type. */
const values: readonly (readonly [string, object])[] = [
  ["ColTEXT", { rich_text: text("Pack") }],
  ["ColTEXT", { rich_text: [{ type: "rich_text", elements: [{ type: "rich_text_section", elements: mentions }] }] }],
  ["ColNUMBER", { number: [1.5, -2] }],
  ["ColSELECT", { select: ["OptDONE"] }],
  ["ColDATE", { date: ["2028-02-29"] }],
  ["ColPEOPLE", { user: ["UMIA", "UHELP"] }],
  ["ColCHECK", { checkbox: false }],
  ["ColEMAIL", { email: ["mia@acme.example"] }],
  ["ColPHONE", { phone: ["+44 (20) 7946-0001"] }],
  ["ColCHANNEL", { channel: ["C1", "C4"] }],
  ["ColRATING", { rating: [5] }],
  ["ColFILE", { attachment: ["F31"] }],
  ["ColLINK", { link: [{ original_url: "https://x.example/a?b", display_as_url: true, display_name: "A" }] }],
  ["ColTIME", { timestamp: [1_767_225_600] }],
  ["ColREFERENCE", { reference: [{ file: { file_id: "F31" } }] }],
  ["ColONE", { user: ["UMIA"] }],
];

describe(method, () => {
  it.each(values)("writes the sent value into %s", async (column_id, value) => {
    await using server = await createWebapiServer();
    expect((await server.call(method, write({ row_id: "Rec4", column_id, ...value }))).outcome).toBe("ok");
    expect(await readCell(server, "Rec4", column_id)).toEqual(value);
  });

  it.each(["form", "multipart", "text", "query"] as const)("accepts cells as JSON in a %s", async (encoding) => {
    await using server = await createWebapiServer();
    await server.call(method, write({ row_id: "Rec4", column_id: "ColNUMBER", number: [7] }), { encoding });
    expect(await readCell(server, "Rec4", "ColNUMBER")).toEqual({ number: [7] });
  });

  it("clears a cell with an empty list, and records who edited the row", async () => {
    await using server = await createWebapiServer();
    await server.call(method, write({ row_id: "Rec1", column_id: "ColPEOPLE", user: [] }), { token: "svcp-mia" });
    expect(await readCell(server, "Rec1", "ColPEOPLE")).toBeUndefined();
    expect(await readCell(server, "Rec1", "ColMAKER")).toEqual({ user: ["UHELP"] });
    expect(await readCell(server, "Rec1", "ColEDITOR")).toEqual({ user: ["UMIA"] });
  });

  it("creates a row for each cell that requests one, after all others", async () => {
    await using server = await createWebapiServer();
    const create = (words: string) => ({ row_id_to_create: true, column_id: "ColTEXT", rich_text: text(words) });
    await server.call(method, write(create("One"), create("Two")), { token: "svcp-mia" });
    await server.call(method, write(create("Three")));
    const { items } = await readList(server);
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual(["Rec1", "Rec4"]);
    const made = items.slice(2);
    expect(made.map(({ cells }) => cells[0]?.["rich_text"])).toEqual([text("One"), text("Two"), text("Three")]);
    expect(made.map(({ created_by: by }) => by)).toEqual(["UMIA", "UMIA", "UHELP"]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
  });

  it("creates a text column once per call for each name", async () => {
    await using server = await createWebapiServer();
    const note = (row_id: string, name: string) => ({ row_id, column_id_to_create: name, rich_text: text(row_id) });
    await server.call(method, write(note("Rec1", "Notes"), note("Rec4", "Notes"), note("Rec4", "More")));
    await server.call(method, write(note("Rec1", "Notes")));
    const { list, items } = await readList(server);
    const made = list.columns.slice(-3);
    expect(made).toMatchObject([{ name: "Notes", type: "text" }, { name: "More" }, { name: "Notes" }]);
    const [first, , second] = made.map(({ id }) => id);
    const notes = items[0]?.cells.filter(({ column_id: id }) => id === first || id === second);
    expect(notes?.map((cell) => cell["rich_text"])).toEqual([text("Rec1"), text("Rec1")]);
  });

  it("writes nothing if one of the cells is wrong", async () => {
    await using server = await createWebapiServer();
    const before = await readList(server);
    const right = { row_id: "Rec1", column_id: "ColNUMBER", number: [1] };
    const column = { row_id: "Rec1", column_id_to_create: "Notes", rich_text: text("A") };
    const row = { row_id_to_create: true, column_id: "ColNUMBER", number: [1] };
    const { outcome } = await server.call(method, write(right, column, row, { ...right, row_id: "Rec404" }));
    expect(outcome).toBe("row_not_found");
    expect(await readList(server)).toEqual(before);
  });

  it("adds the caller's vote to those of others, and removes it again", async () => {
    await using server = await createWebapiServer();
    const vote = (...ids: readonly string[]) => write({ row_id: "Rec1", column_id: "ColVOTE", vote: ids });
    await server.call(method, vote("UHELP"));
    await server.call(method, vote("UHELP"));
    await server.call(method, vote("UMIA"), { token: "svcp-mia" });
    expect(await readCell(server, "Rec1", "ColVOTE")).toEqual({ vote: ["UREX", "UHELP", "UMIA"] });
    await server.call(method, vote());
    expect(await readCell(server, "Rec1", "ColVOTE")).toEqual({ vote: ["UREX", "UMIA"] });
  });

  it("accepts permalinks of messages that the caller can see", async () => {
    await using server = await createWebapiServer();
    const post = async (channel: string, token: string) => {
      const { body } = await server.call("chat.postMessage", { channel, text: "hi" }, { token });
      return `https://site.example/archives/${channel}/p${String(body["ts"]).replace(".", "")}`;
    };
    const [seen, hidden] = [await post("C1", "svcb-helper"), await post("C3", "svcp-olga")];
    const link = (message: string) => write({ row_id: "Rec4", column_id: "ColMESSAGE", message: [message] });
    expect((await server.call(method, link(seen))).outcome).toBe("ok");
    expect(await readCell(server, "Rec4", "ColMESSAGE")).toEqual({ message: [seen] });
    expect((await server.call(method, link(hidden))).outcome).toBe("invalid_message");
  });

  it("loses no concurrent write to one row", async () => {
    await using server = await createWebapiServer();
    const cells = values.filter(([column]) => column !== "ColTEXT");
    const calls = cells.map(([column_id, value]) =>
      server.call(method, write({ row_id: "Rec4", column_id, ...value })),
    );
    expect((await Promise.all(calls)).map(({ outcome }) => outcome)).toEqual(cells.map(() => "ok"));
    for (const [column, value] of cells) expect(await readCell(server, "Rec4", column)).toEqual(value);
  });

  it.each([
    ["public channels of another company", "ColCHANNEL", { channel: ["C9"] }, "channel_not_found"],
    [
      "public channels of a workspace that the app is not installed on",
      "ColCHANNEL",
      { channel: ["C6"] },
      "channel_not_found",
    ],
    ["phone numbers without a digit", "ColPHONE", { phone: ["   "] }, "invalid_phone_number"],
    ["addresses with nothing between two dots", "ColEMAIL", { email: ["a@b..c"] }, "invalid_email"],
    [
      "addresses with many dots, which a pattern would try one by one",
      "ColEMAIL",
      { email: [`a@${".".repeat(300_000)} `] },
      "invalid_email",
    ],
  ])("refuses %s", async (_, column_id, value, error) => {
    await using server = await createWebapiServer();
    const { body } = await server.call(method, write({ row_id: "Rec1", column_id, ...value }));
    expect(body).toMatchObject({ ok: false, error });
  });

  it("names the cell that breaks a rule without its own code", async () => {
    await using server = await createWebapiServer();
    const cells = [
      { row_id: "Rec1", column_id: "ColNUMBER", number: [1] },
      { row_id: "Rec1", column_id: "ColRATING", rating: [6] },
    ];
    expect((await server.call(method, write(...cells))).body).toEqual({
      ok: false,
      error: "invalid_arguments",
      response_metadata: { messages: ["[ERROR] must hold a rating on the column's scale [json-pointer:/cells/1]"] },
    });
  });
});
