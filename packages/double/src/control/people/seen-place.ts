import type { ControlRefusal } from "../../control-refusal.js";
import type { Methods } from "../../generated/control/index.js";

type JsonObject = Readonly<Record<string, unknown>>;

/** The place of something that a person has seen. */
type SeenPlace =
  | { readonly kind: "message"; readonly channel: string; readonly ts: string; readonly thread: string }
  | { readonly kind: "view"; readonly view: string }
  | { readonly kind: "home"; readonly home: string };

/** The way of an act to take what was seen: as a place, or as the thread that a message is in or begins. */
type Taken = "message" | "thread" | "element" | "modal";

type Names = Extract<keyof Methods, `people.${string}`>;

/** The operations that take what a person has seen. */
type SeenNames = { [Name in Names]: "seen" extends keyof Methods[Name]["arguments"] ? Name : never }[Names];

const taken: Readonly<Record<SeenNames, Taken>> = {
  "people.choose": "element",
  "people.click": "element",
  "people.close": "modal",
  "people.delete": "message",
  "people.edit": "message",
  "people.mark": "message",
  "people.messageShortcut": "message",
  "people.pin": "message",
  "people.post": "thread",
  "people.react": "message",
  "people.see": "thread",
  "people.submit": "modal",
  "people.type": "element",
  "people.unpin": "message",
  "people.unreact": "message",
};

/** The arguments of an operation, with the place of what the person has seen instead of the thing itself. */
export function placeSeen<Sent extends object>(
  name: Names,
  sent: Sent,
): { readonly ok: true; readonly sent: Sent } | ControlRefusal {
  if (!("seen" in sent) || !Object.hasOwn(taken, name)) return { ok: true, sent };
  const { seen, ...rest } = sent;
  const how = taken[name as SeenNames];
  const place = isObject(seen) ? readSeen(seen) : undefined;
  const args = place === undefined ? undefined : argumentsOf(place, how);
  // The arguments are those of the operation, whose rules allow them in place of `seen`.
  return args === undefined ? refuse(seen, how) : { ok: true, sent: { ...rest, ...args } as Sent };
}

function argumentsOf(place: SeenPlace, how: Taken): JsonObject | undefined {
  switch (place.kind) {
    case "message": {
      const { channel, ts, thread } = place;
      if (how === "thread") return { channel, thread };
      return how === "modal" ? undefined : { channel, ts };
    }
    case "view":
      return how === "modal" || how === "element" ? { view: place.view } : undefined;
    case "home":
      return how === "element" ? { home: place.home } : undefined;
  }
}

/** The place of a message, a view or a home, or of the one in the answer to an act. A view is above all others. */
function readSeen(seen: JsonObject): SeenPlace | undefined {
  const { channel, ts, thread_ts: thread = ts, id, type, blocks, view, message, home } = seen;
  if (isName(channel) && isName(ts) && isName(thread)) return { kind: "message", channel, ts, thread };
  if (isName(id) && (type === "modal" || type === "home") && Array.isArray(blocks)) return { kind: "view", view: id };
  if (isName(view)) return { kind: "view", view };
  if (isName(home)) return { kind: "home", home };
  const inner = [view, message, home].find(isObject);
  return inner === undefined ? undefined : readSeen(inner);
}

const wanted: Readonly<Record<Taken, string>> = {
  message: "a message, which has a channel and a ts",
  thread: "a message, which has a channel and a ts",
  element: 'a message, a view or a home, or { view: "…" } or { home: "…" } with a name',
  modal: "a view, which has an id and blocks",
};

function refuse(seen: unknown, how: Taken): ControlRefusal {
  const place = isObject(seen) ? readSeen(seen) : undefined;
  const keys = isObject(seen) ? Object.keys(seen).join(", ") : "";
  const other = keys === "" ? "nothing: wait for it with people.waitFor" : `an object with ${keys}`;
  const found = place === undefined ? other : `a ${place.kind}`;
  const message = `[ERROR] expected ${wanted[how]}, not ${found} [json-pointer:/seen]`;
  return { ok: false, error: "invalid_arguments", response_metadata: { messages: [message] } };
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
