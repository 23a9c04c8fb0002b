import type { ComponentChild } from "preact";
import { useId } from "preact/hooks";
import type { AppDetails } from "../src/apps/app-state.js";
import type { Column } from "../src/documents/lists/read-column.js";
import type { Surface } from "../src/elements/surface.js";
import { useSurface } from "../src/elements/use-surface.js";
import { isJson, type Json, objectsAt } from "../src/json.js";
import { useActor, useStore } from "../src/store/store-context.js";
import type { Channel, Entry, Message } from "../src/store/types.js";
import { useLive } from "../src/store/use-live.js";

/** Does nothing. Stories are about what components look like. */
export const nothing = () => {};

export const plain = (text: string) => ({ type: "plain_text", text });

/** A refused call. */
export const refused: Entry = {
  request_id: "r1",
  at: "2026-06-01T12:00:00.000Z",
  world: "default",
  protocol: "webapi",
  method: "chat.postMessage",
  arguments: { channel: "C404", text: "Hello" },
  status: 200,
  ok: false,
  code: "channel_not_found",
  reason: { rule: "arguments", found: "C404", wanted: "a conversation" },
  changes: [],
  duration_ms: 2,
};

/** A failed attempt of a delivery. */
export const attempted: Entry = {
  request_id: "r2",
  at: "2026-06-01T12:00:01.000Z",
  world: "default",
  protocol: "events",
  app: "A1",
  status: 500,
  ok: false,
  changes: [],
  duration_ms: 12,
  delivery: { event_id: "Ev1", event: "message", attempt: 1, result: "retried", reason: "http_error" },
};

/** A message with everything that can hang on one. */
export const message: Message = {
  channel: "C1",
  ts: "1780315200.000100",
  text: "Hello *world*, see <https://example.com|the plan> :tada:",
  user: "U1",
  thread_ts: "1780315200.000100",
  reply_count: 2,
  latest_reply: "1780315260.000100",
  reactions: [{ name: "eyes", count: 2, users: ["U1", "U2"] }],
  attachments: [{ id: 1, color: "2eb67d", title: "Build 12", text: "All tests passed." }],
  files: [{ id: "F1", name: "plan.txt", size: 1200, filetype: "text", mimetype: "text/plain" }],
};

/** A column of a List with a choice. */
export const columnOf = (type: string, editor: Column["editor"]): Column => ({
  ...{ id: `Col${type}`, name: "State", type, editor, valueKey: type, isSingle: true },
  choices: [{ value: "open", text: "Open" }],
});

interface GivenProps<Value> {
  readonly children: (value: Value) => ComponentChild;
}

/** Gives the first conversation of the person. */
export function GivenChannel({ children }: GivenProps<Channel>) {
  const channel = useStore().workspace.seen.value?.channels[0];
  return <>{channel && children(channel)}</>;
}

/** Gives the identifier of a label above. */
export function GivenLabel({ children }: GivenProps<string>) {
  const id = useId();
  return (
    <>
      <p id={id}>State</p>
      {children(id)}
    </>
  );
}

/** Gives the identifier of the newest List or canvas that the person sees. */
export function GivenDocument({ kind, children }: GivenProps<string> & { readonly kind: "list" | "canvas" }) {
  const actor = useActor();
  const first = useLive("people.seeDocuments", actor && { ...actor, kind }).answer?.documents[0];
  return <>{first && children(first.id)}</>;
}

/** Gives the first app of the world. */
export function GivenApp({ children }: GivenProps<AppDetails>) {
  const first = useLive("apps.list", { world: "default" }).answer?.apps[0];
  const details = useLive("apps.get", first && { app: first.id, world: "default" }).answer;
  return <>{details && children(details)}</>;
}

/** Gives the first group of the directory. */
export function GivenGroup({ children }: GivenProps<Json>) {
  const sent = { version: "2.0", path: "/Groups?count=1", world: "default" } as const;
  const [group] = objectsAt(useLive("scim.get", sent).answer?.body, "Resources");
  return <>{isJson(group) && children(group)}</>;
}

/** Gives a message to which blocks belong. */
export function GivenSurface({ children }: GivenProps<Surface>) {
  return <>{children(useSurface({ channel: "C1", ts: message.ts }))}</>;
}
