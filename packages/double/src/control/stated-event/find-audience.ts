import type { Audience, Channel, Store } from "@rollcall/service/store";
import type { EventRow } from "@rollcall/webapi-core";
import { type ControlOutcome, notFound } from "../../control-refusal.js";

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
