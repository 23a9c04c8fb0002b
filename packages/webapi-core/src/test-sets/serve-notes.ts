import type { Clock, Connection, FetchHandler } from "@rollcall/engine";
import { createMethodHandler } from "../create-method-handler.js";
import type { MethodCaller, MethodHandlerOptions } from "../options/method-handlers.js";
import { createNotesHandlers, type NotesCode, type NotesMethods, notes } from "./notes.js";

type Options = MethodHandlerOptions<NotesMethods, NotesCode, MethodCaller>;

/** A stopped clock. */
export const stillClock: Clock = {
  // biome-ignore lint/style/noRestrictedGlobals: a test brings its own time
  now: () => new Date("2030-01-02T03:04:05Z"),
  sleep: () => Promise.resolve(),
};

const callers: ReadonlyMap<string, MethodCaller> = new Map([
  ["bot", { tokenType: "bot", scopes: new Set(["notes:read", "notes:write", "notes:sign"]) }],
  ["unsigned", { tokenType: "bot", scopes: new Set(["notes:read", "notes:write"]) }],
  ["reader", { tokenType: "bot", scopes: new Set(["notes:read"]) }],
  ["person", { tokenType: "user", scopes: new Set<string>() }],
]);

/** Serves the notes set. The tokens are the names of its callers: `bot`, `unsigned`, `reader`, `person`. */
export function serveNotes(options: Partial<Options> = {}): FetchHandler {
  return createMethodHandler<NotesMethods, NotesCode, MethodCaller>({
    definition: notes,
    handlers: createNotesHandlers(),
    authenticate: async (token) => {
      const caller = callers.get(token);
      return caller === undefined ? { ok: false, error: "stranger", reason: { rule: "token" } } : { ok: true, caller };
    },
    clock: stillClock,
    newRequestId: () => "R1",
    ...options,
  });
}

/** An answer with its body read. */
interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Serves a request and reads the answer. */
export async function ask(handler: FetchHandler, request: Request, connection?: Connection): Promise<Answered> {
  const response = await handler(request, connection);
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** A request to the notes set. With a body it is a POST; the token is sent in the header. */
export function notesRequest(
  method: string,
  sent: { readonly body?: BodyInit; readonly type?: string; readonly token?: string; readonly verb?: string } = {},
): Request {
  const headers = new Headers();
  if (sent.type !== undefined) headers.set("content-type", sent.type);
  if (sent.token !== undefined) headers.set("authorization", `Bearer ${sent.token}`);
  const request = new Request(`http://notes.test/notes-api/${method}`, {
    method: sent.verb ?? (sent.body === undefined ? "GET" : "POST"),
    headers,
    ...(sent.body === undefined ? {} : { body: sent.body }),
  });
  // The platform adds a type to a string body; a request without a type should have none.
  if (sent.type === undefined && !(sent.body instanceof FormData)) request.headers.delete("content-type");
  return request;
}
