import { z } from "zod";
import type {
  LoadedDefinition,
  MethodDefinition,
  MethodErrorDefinition,
  WebapiDefinition,
} from "../definition/definition.js";
import type { MethodCaller, MethodHandlers } from "../options/method-handlers.js";

/** Codes that differ from the engine's words, so that a test would notice a hard-coded one. */
export type NotesCode =
  | "who"
  | "stranger"
  | "wrong_kind"
  | "no_scope"
  | "what"
  | "bad_args"
  | "bad_name"
  | "bad_list"
  | "bad_cursor"
  | "type_missing"
  | "type_unknown"
  | "charset_unknown"
  | "bad_body"
  | "bad_body.tooLarge"
  | "cut_off"
  | "slow_down"
  | "gone"
  | "broken";

export interface NotesAddArguments {
  readonly text: string;
  readonly folder?: string | null;
  readonly rank?: number;
  readonly score?: number;
  readonly pinned?: boolean;
  readonly tags?: readonly string[];
  readonly place?: { readonly city: string };
  readonly links?: readonly { readonly url: string }[];
  readonly draft?: string;
  readonly signature?: string;
}

/** A set of two methods, with an argument of every form. */
export interface NotesMethods {
  readonly "notes.add": {
    readonly arguments: NotesAddArguments;
    readonly response: { readonly id: string; readonly response_metadata?: { readonly next_cursor: string } };
    readonly error:
      | { readonly error: NotesCode | "text_too_long" | "too_often" | "note_locked.forever" }
      | { readonly error: "note_locked"; readonly by: string };
  };
  readonly "notes.get": {
    readonly arguments: { readonly noteId: string };
    readonly response: { readonly text: string; readonly messages: readonly string[] };
    readonly error: { readonly error: NotesCode | "note_not_found" };
  };
}

const row = (wireName: string, status = 200): MethodErrorDefinition => ({ wireName, status, meaning: `${wireName}.` });

const errors: WebapiDefinition<NotesMethods, NotesCode>["errors"] = {
  who: row("who"),
  stranger: row("stranger"),
  wrong_kind: row("wrong_kind"),
  no_scope: row("no_scope"),
  what: row("what"),
  bad_args: row("bad_args"),
  bad_name: row("bad_name"),
  bad_list: row("bad_list"),
  bad_cursor: row("bad_cursor"),
  type_missing: row("type_missing"),
  type_unknown: row("type_unknown"),
  charset_unknown: row("charset_unknown"),
  bad_body: row("bad_body"),
  "bad_body.tooLarge": row("bad_body", 413),
  cut_off: row("cut_off"),
  slow_down: { ...row("slow_down", 429), retryAfterSeconds: 30 },
  gone: row("gone"),
  broken: row("broken", 500),
};

const notesAdd: MethodDefinition<NotesMethods["notes.add"]> = {
  wireName: "notes.add",
  verb: "POST",
  description: "Adds a note.",
  tokens: ["bot"],
  scopes: ["notes:write", "notes:read"],
  argumentTable: {
    text: { wireName: "text", form: "string" },
    folder: { wireName: "folder", form: "string", nullable: true },
    rank: { wireName: "rank", form: "integer" },
    score: { wireName: "score", form: "number" },
    pinned: { wireName: "pinned", form: "boolean" },
    tags: { wireName: "tags", form: "list" },
    place: { wireName: "place", form: "object" },
    links: { wireName: "links", form: "objects" },
    draft: { wireName: "draft", form: "jsonText" },
    signature: { wireName: "signature", form: "string", scope: "notes:sign" },
  },
  arguments: () =>
    z.object({
      text: z.string("bad_args").max(1000, "text_too_long"),
      folder: z.string("bad_args").nullable().exactOptional(),
      rank: z.int("bad_args").min(1, "bad_args").exactOptional(),
      score: z.number("bad_args").exactOptional(),
      pinned: z.boolean("bad_args").exactOptional(),
      tags: z.array(z.string("bad_args"), "bad_args").exactOptional(),
      place: z.object({ city: z.string("bad_args") }, "bad_args").exactOptional(),
      links: z.array(z.object({ url: z.string("bad_args") }, "bad_args"), "bad_args").exactOptional(),
      draft: z.string("bad_args").exactOptional(),
      signature: z.string("bad_args").exactOptional(),
    }),
  response: () =>
    z.object({
      id: z.string(),
      response_metadata: z.object({ next_cursor: z.string() }).exactOptional(),
    }),
  errors: {
    text_too_long: row("text_too_long"),
    too_often: { ...row("too_often", 429), retryAfterSeconds: 7 },
    note_locked: row("note_locked"),
    "note_locked.forever": row("note_locked", 423),
  },
  facts: {},
};

const notesGet: MethodDefinition<NotesMethods["notes.get"]> = {
  wireName: "notes.get",
  verb: "GET",
  description: "Reads a note.",
  tokens: [],
  scopes: [],
  argumentTable: { noteId: { wireName: "note_id", form: "string" } },
  arguments: () => z.object({ noteId: z.string("bad_args") }),
  response: () => z.object({ text: z.string(), messages: z.array(z.string()) }),
  errors: { note_not_found: row("note_not_found") },
  facts: {},
};

/** The set. */
export const notes: LoadedDefinition<NotesMethods, NotesCode> = {
  mount: "/notes-api",
  methods: { "notes.add": notesAdd, "notes.get": notesGet },
  situations: {
    unknownMethod: "what",
    noToken: "who",
    tokenKindRefused: "wrong_kind",
    scopeMissing: "no_scope",
    argumentsInvalid: "bad_args",
    argumentNameInvalid: "bad_name",
    arrayRefused: "bad_list",
    cursorInvalid: "bad_cursor",
    bodyTypeMissing: "type_missing",
    bodyTypeUnknown: "type_unknown",
    charsetUnknown: "charset_unknown",
    bodyMalformed: "bad_body",
    bodyTooLarge: "bad_body.tooLarge",
    bodyTruncated: "cut_off",
    overloaded: "slow_down",
    rateLimited: "slow_down",
    defect: "broken",
  },
  errors,
  messageFields: { note_locked: "errors" },
  warnings: { charsetMissing: "say_charset", charsetSuperfluous: "skip_charset" },
  limits: { maxArgumentName: 32, maxBodyDepth: 64, maxBodyBytes: 100_000 },
};

/** Handlers that record their arguments in `handled`. */
export function createNotesHandlers(handled: object[] = []): MethodHandlers<NotesMethods, MethodCaller> {
  const texts = new Map<string, string>();
  return {
    "notes.add": async (args) => {
      handled.push(args);
      if (args.text === "locked") return { ok: false, error: "note_locked", by: "N1", reason: { rule: "notes#locks" } };
      const id = `N${texts.size + 1}`;
      texts.set(id, args.text);
      return { ok: true, id, reason: { rule: "notes#add" } };
    },
    "notes.get": async ({ noteId }) => {
      const text = texts.get(noteId);
      return text === undefined ? { ok: false, error: "note_not_found" } : { ok: true, text, messages: [text] };
    },
  };
}
