import { describe, expect, it } from "vitest";
import { createNotesHandlers, type NotesCode, type NotesMethods, notes } from "../test-sets/notes.js";
import { ask, notesRequest, serveNotes } from "../test-sets/serve-notes.js";
import type { FieldTable, MethodDefinition, WebapiDefinition } from "./definition.js";
import { renameWire } from "./rename-wire.js";

type Notes = WebapiDefinition<NotesMethods, NotesCode>;

const rename = (name: string): string => name.replace("note", "memo").replace(/^(url|text|tags)$/, "the_$1");

const named: Notes = {
  ...notes,
  types: { Link: { fields: { url: { wireName: "url" } } } },
  methods: {
    ...notes.methods,
    "notes.add": withNames(notes.methods["notes.add"], { links: { wireName: "links", type: "Link" } }),
    "notes.get": { ...notes.methods["notes.get"], responseTable: { text: { wireName: "text" } } },
  },
};

function withNames(
  method: MethodDefinition<NotesMethods["notes.add"]>,
  names: FieldTable,
): MethodDefinition<NotesMethods["notes.add"]> {
  const links = { ...method.argumentTable.links, ...names["links"] };
  return { ...method, argumentTable: { ...method.argumentTable, links } };
}

const seen: object[] = [];
const handler = serveNotes({
  definition: renameWire(named, rename),
  handlers: {
    ...createNotesHandlers(),
    "notes.add": async (sent) => {
      seen.push(sent);
      return { ok: true, id: "N1" };
    },
    "notes.get": async () => ({ ok: true, text: "text", messages: ["text"] }),
  },
});

function post(method: string, body: object) {
  return ask(handler, notesRequest(method, { body: JSON.stringify(body), type: "application/json", token: "bot" }));
}

describe("renameWire", () => {
  it("serves methods and arguments only under their new names, and keeps values", async () => {
    expect((await post("memos.add", { the_text: "text", links: [{ the_url: "url", url: 1 }] })).body).toMatchObject({
      ok: true,
    });
    expect(seen.at(-1)).toEqual({ text: "text", links: [{ url: "url" }] });
    expect((await post("notes.add", { text: "text" })).body).toMatchObject({ ok: false, error: "what" });
  });

  it("writes fields under their new names, and keeps values", async () => {
    const { body } = await ask(handler, notesRequest("memos.get?memo_id=N1", { token: "bot" }));
    expect(body).toMatchObject({ ok: true, the_text: "text", messages: ["text"] });
    expect(body).not.toHaveProperty("text");
  });

  it("uses the new names in messages", async () => {
    const { body } = await post("memos.add", { text: "text", links: [{ url: "url" }] });
    expect(body).toMatchObject({
      error: "bad_args",
      response_metadata: {
        messages: [
          "[ERROR] missing required field: the_text",
          "[ERROR] missing required field: the_url [json-pointer:/links/0]",
        ],
      },
    });
  });

  it("does not modify the set", () => {
    const before = JSON.stringify(named);
    renameWire(named, rename);
    expect(JSON.stringify(named)).toBe(before);
  });

  it.each([
    ["methods", (name: string) => name.replace(/^notes\..*/, "notes.all")],
    ["fields of one object", (name: string) => name.replace(/^(rank|score)$/, "number")],
  ])("refuses the same name for two %s", (what, clash) => {
    expect(() => renameWire(named, clash)).toThrow(`Two ${what} would have the wire name`);
  });
});

describe("options of a set", () => {
  const { "notes.add": add } = notes.methods;
  const rank = { ...add.argumentTable.rank, range: { min: 1, max: 50 } };
  const ranged: Notes = {
    ...notes,
    methods: { ...notes.methods, "notes.add": { ...add, argumentTable: { ...add.argumentTable, rank } } },
  };
  const ranks: unknown[] = [];
  const serve = (definition: Notes) =>
    serveNotes({
      definition,
      handlers: {
        ...createNotesHandlers(),
        "notes.add": async (sent) => {
          ranks.push(sent.rank);
          return { ok: true, id: "N1" };
        },
      },
    });

  it.each([
    [-3, 1],
    [0, 1],
    [7, 7],
    [51, 50],
  ])("reduces the page size %d to its range with clamp", async (sent, wanted) => {
    const request = () => notesRequest(`notes.add?text=a&rank=${sent}`, { token: "bot" });
    expect((await ask(serve({ ...ranged, pageSizes: "clamp" }), request())).body).toMatchObject({ ok: true });
    expect(ranks.at(-1)).toBe(wanted);
    const refuses = sent < 1;
    expect((await ask(serve(ranged), request())).body).toMatchObject({ ok: !refuses });
  });

  it("still refuses a page size that is not a number", async () => {
    const request = notesRequest("notes.add?text=a&rank=many", { token: "bot" });
    expect((await ask(serve({ ...ranged, pageSizes: "clamp" }), request)).body).toMatchObject({ error: "bad_args" });
  });

  it.each([
    [true, { ok: true }],
    [false, { ok: false, error: "who" }],
  ])("accepts a token in the query: %s", async (tokenInQuery, wanted) => {
    const request = notesRequest("notes.add?text=a&token=bot");
    expect((await ask(serve({ ...notes, tokenInQuery }), request)).body).toMatchObject(wanted);
  });
});
