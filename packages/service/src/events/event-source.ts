import { type EventRow, withoutZod } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../model/caller.js";
import { type Channel, type ChannelKind, placesOf } from "../model/channel.js";
import type { Audience, CommitView, EventDraft, EventRead, FarewellDraft } from "../model/event-draft.js";
import type { Store, Write } from "../model/store.js";
import type { Id } from "../values/ids.js";
import { printTs, type Ts } from "../values/instant.js";
import type { Site } from "../values/site-addresses.js";

/** Makes the events that a write brings about. */
export interface EventSource<W extends Write = Write> {
  /** Names of the subscriptions that may receive one of them. */
  readonly subscriptions: readonly string[];
  /**
   * The reads that are needed from before the writes.
   * @param isWanted returns whether an app subscribes to an event
   */
  readonly reads: (write: W, isWanted: (subscription: string) => boolean) => readonly EventRead[];
  readonly drafts: (write: W, view: CommitView) => readonly EventDraft[];
  /** Makes those for apps that no longer see them after the writes. Default: none. */
  readonly farewells?: (write: W, view: CommitView) => readonly FarewellDraft[];
}

/** Time of a commit as the `event_ts` of its events. */
export function eventTsOf({ atMs }: { readonly atMs: number }): Ts {
  return printTs(Math.round(atMs * 1000));
}

/** Everybody who sees a conversation. */
export function conversationAudience(
  channel: Channel,
  subscription: string,
): Audience & { readonly channelId: string } {
  const { id, kind } = channel;
  return {
    subscription,
    workspaceIds: placesOf(channel),
    channelId: id,
    kind,
    ...(kind === "public" && { isPublic: true }),
  };
}

/** Word for a kind of conversation in `channel_type` of messages. A session channel is written as a private one. */
export function channelTypeOf(kind: ChannelKind): "channel" | "group" | "mpim" | "im" {
  switch (kind) {
    case "public":
      return "channel";
    case "private":
    case "session":
      return "group";
    case "mpim":
    case "im":
      return kind;
  }
}

/** The receiver of an event: the app, by one of its tokens. */
export interface Receiver {
  /** The caller of the token, whose view applies. */
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly site: Site;
  readonly nowMs: number;
  /** Makes the token of a step of a workflow. Absent if the server cannot recover the app's signing secret. */
  readonly stepTokenOf?: (executionId: Id) => string;
}

/** Writes the payload of an event from its facts; undefined if nothing is left to deliver. */
export type WritePayload<Facts extends object = never> = (
  facts: Facts,
  receiver: Receiver,
) => Promise<object | undefined>;

/** An event to bring about, or why it cannot be: lines on an invalid payload, or a conversation that does not exist. */
export type StatedDraft =
  | { readonly ok: true; readonly draft: EventDraft }
  | { readonly ok: false; readonly messages: readonly string[] }
  | { readonly ok: false; readonly channelId: Id };

/**
 * Drafts an event with a stated payload, in which the type may be left out. Its definition validates it, and says who
 * receives it: the apps of the conversation or the user that the payload names, or all.
 * @param row the event, which may be one that the service does not have
 * @param options.toAll whether one goes to all although its class requires a name that the payload lacks
 */
export async function draftStatedEvent(
  store: Pick<Store, "organizations" | "channels">,
  row: EventRow,
  stated: object,
  { toAll = false } = {},
): Promise<StatedDraft> {
  const { payload: schema, wireName } = await row.load();
  const result = schema(withoutZod).safeParse({ type: wireName, ...stated });
  if (!result.success) return { ok: false, messages: [...new Set(result.error.issues.flatMap(toLines))] };
  const facts = result.data;
  const channelId = row.class === "contextual" ? conversationOf(facts) : undefined;
  const channel = channelId === undefined ? undefined : await store.channels.get(channelId);
  if (channelId !== undefined && channel === undefined) return { ok: false, channelId };
  const isMissing =
    row.class === "contextual" ? channel === undefined : row.class === "user" && userOf(facts) === undefined;
  if (isMissing && !toAll) return { ok: false, messages: [unnamed(row.class === "user" ? "user" : "channel")] };
  const audience = await audienceOf(store, row, { facts, channel });
  return { ok: true, draft: { type: row.wireName, audience, isStated: true, facts } };
}

/** The line of a payload that does not say who receives the event. */
function unnamed(name: "channel" | "user"): string {
  return `[ERROR] must be given, because it says who receives the event [json-pointer:/${name}]`;
}

async function audienceOf(
  store: Pick<Store, "organizations">,
  { class: kind, subscriptions, wireName }: EventRow,
  { facts, channel }: { readonly facts: object; readonly channel: Channel | undefined },
): Promise<Audience> {
  const counted = channel?.kind === "session" ? "private" : channel?.kind;
  const [any] = subscriptions;
  const form = subscriptions.find((each) => each.kind === undefined || each.kind === counted) ?? any;
  const { name = wireName, scopes = [] } = form ?? {};
  const stated = { scopes, isAboutApp: kind === "app" };
  if (channel !== undefined) return { ...conversationAudience(channel, name), ...stated };
  const workspaces = await store.organizations.workspaces();
  const userId = kind === "user" ? userOf(facts) : undefined;
  const workspaceIds = workspaces.map(({ id }) => id);
  return { subscription: name, workspaceIds, ...(userId !== undefined && { userId }), ...stated };
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

interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

/** The sentence of an issue of a payload and where it is, such as `[ERROR] must be a string [json-pointer:/channel]`. */
function toLines({ message, path, keys }: Issue): readonly string[] {
  const places = keys === undefined ? [path] : keys.map((key) => [...path, key]);
  return places.map((place) => `[ERROR] ${message} [json-pointer:${place.map(toStep).join("")}]`);
}

/** @see RFC 6901 */
function toStep(step: PropertyKey): string {
  return `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
