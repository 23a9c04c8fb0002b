import { describe, expect, it } from "vitest";
import { type EventTable, renameEvents } from "./event-definition.js";

interface Events {
  readonly note_added: { readonly note: string };
  readonly note_read: { readonly note: string };
}

const events: EventTable<Events> = {
  note_added: {
    wireName: "note_added",
    class: "contextual",
    emit: "commit",
    subscriptions: [{ name: "note.added", kind: "public", scopes: ["note:read"] }],
    load: async () => ({
      wireName: "note_added",
      description: "A note was added.",
      payload: (z) => z.strictObject({ note: z.string() }),
      payloadTable: { note: { wireName: "note" } },
    }),
  },
  note_read: {
    wireName: "note_read",
    class: "user",
    emit: "control",
    subscriptions: [{ name: "note_read", scopes: [] }],
    load: async () => ({
      wireName: "note_read",
      description: "A note was read.",
      payload: (z) => z.strictObject({ note: z.string() }),
    }),
  },
};

const rename = (name: string): string => name.replace("note", "memo");

describe("renameEvents", () => {
  it("renames events, subscriptions and fields, and keeps scopes", async () => {
    const { note_added: added, note_read: read } = renameEvents(events, rename);
    expect([added.wireName, read.wireName]).toEqual(["memo_added", "memo_read"]);
    expect(added.subscriptions).toEqual([{ name: "memo.added", kind: "public", scopes: ["note:read"] }]);
    expect(await added.load()).toMatchObject({ wireName: "memo_added", payloadTable: { note: { wireName: "memo" } } });
    expect(await read.load()).toMatchObject({ wireName: "memo_read", description: "A note was read." });
  });

  it("refuses two events with one name", () => {
    expect(() => renameEvents(events, () => "same")).toThrow("Two events would have the wire name same.");
  });
});
