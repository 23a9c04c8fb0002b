import type { Audience, Channel, Store } from "@rollcall/service/store";
import { type EventRow, withoutZod } from "@rollcall/webapi-core";
import { type ControlOutcome, notFound } from "../control-refusal.js";

/** Finds who receives an event with a stated payload, as for the events of commits. */
export async function findAudience(
  store: Store,
  row: EventRow,
  payload: object,
): Promise<ControlOutcome<{ readonly audience: Audience }>> {
  const workspaces = await store.organizations.workspaces();
  const workspaceIds = workspaces.map(({ id }) => id);
  const subscription = row.subscriptions[0]?.name ?? row.wireName;
  switch (row.class) {
    case "app":
    case "workspace":
      return { ok: true, audience: { subscription, workspaceIds } };
    case "user": {
      const userId = userOf(payload);
      return { ok: true, audience: { subscription, workspaceIds, ...(userId !== undefined && { userId }) } };
    }
    case "contextual": {
      const channelId = conversationOf(payload);
      if (channelId === undefined) return { ok: true, audience: { subscription, workspaceIds } };
      const channel = await store.channels.get(channelId);
      if (channel === undefined) return notFound("conversation", channelId, []);
      return { ok: true, audience: ofConversation(channel, row) };
    }
  }
}

function ofConversation(
  { id, kind, workspaceId, sharedWith = [] }: Channel,
  { subscriptions, wireName }: EventRow,
): Audience {
  const counted = kind === "session" ? "private" : kind;
  const [any] = subscriptions;
  const form = subscriptions.find((each) => each.kind === undefined || each.kind === counted) ?? any;
  return {
    subscription: form?.name ?? wireName,
    workspaceIds: [...new Set([workspaceId, ...sharedWith])],
    channelId: id,
    kind,
    ...(kind === "public" && { isPublic: true }),
  };
}

/** The user who acts, in a payload. */
function userOf(payload: object): string | undefined {
  return idIn(member(payload, "user"));
}

/** The conversation that a payload is about. */
function conversationOf(payload: object): string | undefined {
  return (
    idIn(member(payload, "channel")) ??
    idIn(member(payload, "channel_id")) ??
    idIn(member(member(payload, "item"), "channel")) ??
    idIn(member(member(payload, "assistant_thread"), "channel_id")) ??
    idIn(member(payload, "new_channel_id"))
  );
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The identifier of something that is named or shown. */
function idIn(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const id = member(value, "id");
  return typeof id === "string" ? id : undefined;
}

/** A valid payload, or what is wrong with it. */
type CheckedPayload =
  | { readonly ok: true; readonly payload: object }
  | {
      readonly ok: false;
      readonly error: "invalid_arguments";
      readonly response_metadata: { readonly messages: readonly string[] };
    };

/** Checks the payload of an event with the validator of its definition. The type may be left out. */
export async function checkPayload(row: EventRow, stated: object): Promise<CheckedPayload> {
  const { payload: schema, wireName } = await row.load();
  const result = schema(withoutZod).safeParse({ type: wireName, ...stated });
  if (result.success) return { ok: true, payload: result.data };
  const messages = [...new Set(result.error.issues.flatMap(toLines))];
  return { ok: false, error: "invalid_arguments", response_metadata: { messages } };
}

interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

/** The sentence of an issue and where it is, such as `[ERROR] must be a string [json-pointer:/payload/channel]`. */
function toLines({ message, path, keys }: Issue): readonly string[] {
  const places = keys === undefined ? [path] : keys.map((key) => [...path, key]);
  return places.map((place) => `[ERROR] ${message} [json-pointer:${["payload", ...place].map(toStep).join("")}]`);
}

/** @see RFC 6901 */
function toStep(step: PropertyKey): string {
  return `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
