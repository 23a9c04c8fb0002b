import type { FilesCompleteUploadExternalArguments, Methods } from "@rollcall/api/webapi";
import type { MethodDefinition } from "@rollcall/webapi-core";
import { idPatterns, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { findConversation } from "../conversations/find-conversation.js";
import { findTarget, stillWritable, type Target } from "../messages/find-target.js";
import { type Poster, refuseMessagesTab, refusePosting, workspaceOf } from "../messages/posting.js";

/** A conversation in which files are shared. */
export interface Destination extends Target {
  /** Workspace of the conversation. */
  readonly home: Workspace;
}

type Code =
  | "channel_not_found"
  | "channels_limit_exceeded"
  | "invalid_arguments"
  | "invalid_channel"
  | "not_in_channel"
  | "posting_to_channel_denied"
  | "team_access_not_granted";

interface Search {
  readonly caller: WebapiCaller;
  readonly poster: Poster;
  readonly store: Store;
  readonly ids: Ids;
  readonly nowMs: number;
  readonly posting: MethodDefinition<Methods["chat.postMessage"]>;
}

type Sent = Pick<FilesCompleteUploadExternalArguments, "channel_id" | "channels" | "thread_ts">;

/** Finds the conversations that a call names: none, one, or several. */
export async function findDestinations(
  { channel_id: id = "", channels = [], thread_ts: threadTs }: Sent,
  search: Search,
): Promise<{ readonly ok: true; readonly destinations: readonly Destination[] } | Refused<Code>> {
  const names = id === "" ? [...new Set(channels)] : [id];
  const { value: atMost } = serviceLimits.fileChannels;
  if (names.length > atMost)
    return refuseUpload("channels_limit_exceeded", names.length, `at most ${atMost} conversations`);
  if (threadTs !== undefined && names.length !== 1) {
    return refuseUpload("invalid_arguments", names.length, "one conversation with a thread_ts");
  }
  const destinations: Destination[] = [];
  for (const name of names) {
    const found = await findDestination(name, search, id === "" ? "invalid_channel" : "channel_not_found");
    if (!found.ok) return found;
    const isKnown = destinations.some(({ channel }) => channel.id === found.destination.channel.id);
    if (!isKnown) destinations.push(found.destination);
  }
  return { ok: true, destinations };
}

type Found = { readonly ok: true; readonly destination: Destination } | Refused<Code>;

async function findDestination(
  name: string,
  search: Search,
  unknown: "channel_not_found" | "invalid_channel",
): Promise<Found> {
  const { caller, poster, store } = search;
  const found = idPatterns.user.test(name) ? await findDirect(name, search) : await findJoined(name, search);
  if (!found.ok) return found.error === "channel_not_found" ? { ...found, error: unknown } : found;
  const { channel } = found.target;
  const home = await workspaceOf(channel, caller, store);
  const closed = refusePosting(caller, home) ?? refuseMessagesTab(channel, poster, caller);
  if (closed !== undefined) return { ...closed, error: "posting_to_channel_denied" };
  if (channel.archived || channel.postingSuspended) {
    return refuseUpload("posting_to_channel_denied", channel.id, "a conversation that is open to posts");
  }
  return { ok: true, destination: { ...found.target, home } };
}

/** The direct conversation with a user. */
async function findDirect(userId: string, search: Search) {
  const { posting: definition, ...context } = search;
  const found = await findTarget(userId, { ...context, definition });
  if (found.ok) return found;
  const { error } = found;
  const isListed = error === "channel_not_found" || error === "team_access_not_granted";
  return { ...found, error: isListed ? error : ("posting_to_channel_denied" as const) };
}

/** A conversation that the caller has joined. */
async function findJoined(id: string, { caller, poster, store }: Search) {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  if (!found.ok) {
    return found.error === "missing_scope" ? refuseUpload("channel_not_found", id) : found;
  }
  const { channel, membership } = found;
  if (membership === undefined) return refuseUpload("not_in_channel", id, "a channel that the caller has joined");
  return { ok: true, target: { channel, expect: stillWritable(id, poster.user.id), writes: [] } } as const;
}

/** Builds the refusals of uploads. */
export const refuseUpload = createRefuse<string>("everyday-2#upload");
