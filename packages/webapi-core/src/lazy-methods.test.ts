import { describe, expect, it } from "vitest";
import { createMethodHandler } from "./create-method-handler.js";
import type { LazyMethod, WebapiDefinition } from "./definition/definition.js";
import { loadMethods } from "./definition/load-methods.js";
import { renameWire } from "./definition/rename-wire.js";
import { createNotesHandlers, type NotesCode, type NotesMethods, notes } from "./test-sets/notes.js";
import { ask, notesRequest, stillClock } from "./test-sets/serve-notes.js";

type NotesGet = NotesMethods["notes.get"];

/** The set with a method that is loaded later; `load` runs before each load. */
function createLazyNotes(load: () => Promise<void>): WebapiDefinition<NotesMethods, NotesCode> {
  const { "notes.get": get } = notes.methods;
  const lazy: LazyMethod<NotesGet> = { wireName: get.wireName, load: async () => load().then(() => get) };
  return { ...notes, methods: { ...notes.methods, "notes.get": lazy } };
}

function serve(definition: WebapiDefinition<NotesMethods, NotesCode>, errors: unknown[] = []) {
  return createMethodHandler({
    definition,
    handlers: createNotesHandlers(),
    authenticate: async () => ({ ok: true, caller: { tokenType: "bot", scopes: new Set<string>() } }),
    clock: stillClock,
    newRequestId: () => "R1",
    onError: (error) => errors.push(error),
  });
}

const get = () => notesRequest("notes.get?note_id=N1", { token: "any" });
const refused = { ok: false, error: "note_not_found" };

describe("a method that is loaded later", () => {
  it("is loaded by its first call, once for all calls", async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
    };
    const handler = serve(createLazyNotes(load));
    expect((await ask(handler, notesRequest("notes.none", { token: "any" }))).body).toMatchObject({ error: "what" });
    expect(loads).toBe(0);
    const answers = await Promise.all([ask(handler, get()), ask(handler, get())]);
    expect(answers.map(({ body }) => body)).toEqual([refused, refused]);
    expect((await ask(handler, get())).body).toEqual(refused);
    expect(loads).toBe(1);
  });

  it("is a defect if it cannot be loaded, and is loaded again by the next call", async () => {
    const [broken, errors] = [new Error("no such file"), [] as unknown[]];
    let attempts = 0;
    const load = async () => {
      attempts += 1;
      if (attempts === 1) throw broken;
    };
    const handler = serve(createLazyNotes(load), errors);
    expect(await ask(handler, get())).toMatchObject({ status: 500, body: { error: "broken" } });
    expect(errors).toEqual([broken]);
    expect((await ask(handler, get())).body).toEqual(refused);
  });

  it("is renamed on the wire, also its arguments", async () => {
    const renamed = renameWire(
      createLazyNotes(async () => undefined),
      (name) => name.replace("note", "memo"),
    );
    const request = notesRequest("memos.get?memo_id=N1", { token: "any" });
    expect((await ask(serve(renamed), request)).body).toEqual(refused);
  });

  it("is part of the loaded set", async () => {
    const { methods, mount } = await loadMethods(createLazyNotes(async () => undefined));
    expect([methods, mount]).toEqual([notes.methods, notes.mount]);
  });
});
