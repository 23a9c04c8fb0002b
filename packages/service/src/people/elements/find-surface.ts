import type { BlockActionsPayload } from "@rollcall/api/events";
import type { Block, BlockContainer, Message as MessageObject } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
import { type JsonObject, type Message, tombstoneSubtype } from "../../model/message.js";
import { messageVersion } from "../../model/message-store.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Expectation, SilentWrite } from "../../model/store.js";
import { type MessageValues, messageValues, type View, type ViewValues, views } from "../../model/view.js";
import { showMessage } from "../../rules/conversations/message-objects.js";
import type { ResponsePlace } from "../../rules/interactivity/response-urls/response-url.js";
import { toView } from "../../rules/views/view.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/instant.js";
import type { ActOutcome, Person } from "../act.js";
import { toPayloadChannel } from "../asking.js";
import { explainGone, findApp, findPlace } from "../find-named.js";
import { findModal, homeOf } from "../views.js";
import { toStored, wholeValues } from "./input-values.js";

/** The place of an element that a person uses. */
export type SurfaceName =
  | { readonly channel: string; readonly ts: Ts }
  | { readonly view: Id }
  /** Name of the bot of the app. */
  | { readonly home: string };

/** Blocks of one app, with an identifier on each block and element. */
export interface Section {
  readonly appId: Id;
  /** Step of a workflow that the blocks are of. */
  readonly executionId?: Id;
  readonly blocks: readonly Block[];
  readonly container: BlockContainer;
}

/** Something with blocks that a person has before them. */
export interface Surface {
  /** Subject of sentences: `The message`. */
  readonly name: string;
  readonly sections: readonly Section[];
  /** The values that the person has entered. */
  readonly values: ViewValues;
  /** Conversation of a message, or from which a modal was opened. */
  readonly channelId?: Id;
  /** The modal. */
  readonly viewId?: Id;
  /** The subject of the app's answers. Absent for a view. */
  readonly response?: Omit<ResponsePlace, "appId">;
  /** Expects that it is as it was read. */
  readonly expect: readonly Expectation[];
  /** Keeps what the person enters. */
  readonly keep: (values: ViewValues) => {
    readonly expect: readonly Expectation[];
    readonly writes: readonly SilentWrite[];
  };
  /** Its representation in payloads. */
  readonly show: (values: ViewValues) => Pick<BlockActionsPayload, "channel" | "message" | "state" | "view">;
}

/** Finds what a person has before them, or refuses what they do not see. */
export function findSurface(name: SurfaceName, person: Person): Promise<ActOutcome<{ readonly surface: Surface }>> {
  if ("channel" in name) return findMessageSurface(name, person);
  return "view" in name ? findViewSurface(name.view, person) : findHomeSurface(name.home, person);
}

type Found = ActOutcome<{ readonly surface: Surface }>;

/** Finds a modal that the person has on top of a stack by its ID or a name, or a home by its ID. */
async function findViewSurface(id: Id, person: Person): Promise<Found> {
  const view = await person.store.get(views, { id });
  const isSeen = view?.userId === person.user.id && view.workspaceId === person.caller.workspace.id;
  if (view?.content.type === "home" && isSeen) return { ok: true, surface: toSurface(view) };
  const found = await findModal(id, person);
  return found.ok ? { ok: true, surface: toSurface(found.modal) } : found;
}

/** Finds the home of an app, by the name of its bot. */
async function findHomeSurface(bot: string, person: Person): Promise<Found> {
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const home = await homeOf(found.app.id, person);
  if (home !== undefined) return { ok: true, surface: toSurface(home) };
  const { user } = person;
  return { ok: false, error: "not_found", detail: `${bot} has published no home for ${user.userName}.` };
}

function toSurface(view: View): Surface {
  const { id, version, content, appId, channelId, executionId } = view;
  const step = executionId === undefined ? {} : { executionId };
  const { blocks } = content;
  return {
    name: "the view",
    sections: [{ appId, ...step, blocks, container: { type: "view", view_id: id } }],
    values: view.values,
    ...(channelId !== undefined && { channelId }),
    ...(content.type === "modal" && { viewId: id }),
    expect: [hasVersion(views, { id }, version)],
    keep: (values) => ({
      expect: [],
      writes: [put(views, { ...view, version: version + 1, values })],
    }),
    show: (values) => ({
      view: { ...toView(view), state: { values: toStored(wholeValues(blocks, values, channelId)) } },
    }),
  };
}

/** Finds a message that the person sees: a stored one, or one that only they see. */
async function findMessageSurface(
  { channel: name, ts }: { readonly channel: string; readonly ts: Ts },
  person: Person,
): Promise<Found> {
  const { store, user, ephemerals } = person;
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const seen = await person.call("conversations.info", { channel: place.channel });
  if (!seen.ok) return seen;
  const channel = await store.channels.get(place.channel);
  const missing = async () => {
    const detail = await explainGone({ channelId: place.channel, name: name, ts }, person);
    return { ok: false, error: "not_found", detail: detail ?? `There is no message ${ts} in ${name}.` } as const;
  };
  if (channel === undefined) return missing();
  const message = await store.messages.get(channel.id, ts);
  if (message !== undefined) {
    const isGone = message.deleted === true || message.subtype === tombstoneSubtype;
    return isGone ? missing() : { ok: true, surface: await toStoredSurface(message, channel, person) };
  }
  const ephemeral = ephemerals.get({ channelId: channel.id, userId: user.id, ts });
  if (ephemeral === undefined) return missing();
  const sections = sectionsOf(ephemeral.message, { isEphemeral: true });
  const shown = { message: ephemeral.message, channel, sections, isEphemeral: true };
  // Its app cannot read it, so payloads do not have it.
  return { ok: true, surface: { ...(await toMessageSurface(shown, person)), expect: [] } };
}

async function toStoredSurface(message: Message, channel: Channel, person: Person): Promise<Surface> {
  const { caller, store, site } = person;
  const view = {
    channel,
    viewerId: message.userId ?? "",
    address: site.of(caller.workspace),
    metadata: "all",
  } as const;
  const payload = await showMessage(message, view, store);
  const shown = { message, channel, sections: sectionsOf(message), isEphemeral: false, payload };
  const surface = await toMessageSurface(shown, person);
  return { ...surface, expect: [messageVersion(message)] };
}

/** A message that a person sees. */
interface Shown {
  readonly message: Message;
  readonly channel: Channel;
  readonly sections: readonly Section[];
  readonly isEphemeral: boolean;
  /** Its representation in payloads. */
  readonly payload?: MessageObject;
}

async function toMessageSurface(
  { message: { ts }, channel, sections, isEphemeral, payload }: Shown,
  { store, user, caller }: Person,
): Promise<Omit<Surface, "expect">> {
  const { id: channelId } = channel;
  const key = { channel_id: channelId, ts, user_id: user.id };
  const kept = await store.get(messageValues, key);
  const all = sections.flatMap((section) => section.blocks);
  const version = kept?.version ?? 0;
  return {
    name: "the message",
    sections,
    values: kept?.values ?? {},
    channelId,
    response: {
      kind: "actions",
      workspaceId: caller.workspace.id,
      userId: user.id,
      channelId,
      message: { ts, isEphemeral },
    },
    keep: (values) => {
      const next: MessageValues = { channelId, ts, userId: user.id, version: version + 1, values };
      return { expect: [hasVersion(messageValues, key, version)], writes: [put(messageValues, next)] };
    },
    show: (values) => ({
      channel: toPayloadChannel(channel),
      ...(payload !== undefined && { message: payload }),
      state: { values: wholeValues(all, values, channelId) },
    }),
  };
}

/** The blocks of a message and of its attachments. */
function sectionsOf(
  { channelId, ts, threadTs, appId, executionId, blocks, attachments = [] }: Message,
  { isEphemeral = false }: { readonly isEphemeral?: boolean } = {},
): readonly Section[] {
  // Stored blocks are valid.
  const own = (blocks ?? []) as unknown as readonly Block[];
  const place = { message_ts: ts, channel_id: channelId, is_ephemeral: isEphemeral };
  const step = executionId === undefined ? {} : { executionId };
  const main: BlockContainer = { type: "message", ...place, ...(threadTs !== undefined && { thread_ts: threadTs }) };
  return [
    ...(appId === undefined || own.length === 0 ? [] : [{ appId, ...step, blocks: own, container: main }]),
    ...attachments.flatMap((attachment) => sectionOf(attachment, place, { appId, ...step })),
  ];
}

function sectionOf(
  attachment: JsonObject,
  place: { readonly message_ts: Ts; readonly channel_id: string; readonly is_ephemeral: boolean },
  author: { readonly appId: Id | undefined; readonly executionId?: Id },
): readonly Section[] {
  const { id, blocks, is_app_unfurl: isUnfurl, app_unfurl_url: url, app_id: unfurler } = attachment;
  const { appId, ...step } = isUnfurl === true && typeof unfurler === "string" ? { appId: unfurler } : author;
  if (appId === undefined || !Array.isArray(blocks) || blocks.length === 0) return [];
  const container: BlockContainer = {
    type: "message_attachment",
    message_ts: place.message_ts,
    attachment_id: typeof id === "number" ? id : 1,
    channel_id: place.channel_id,
    is_ephemeral: place.is_ephemeral,
    is_app_unfurl: isUnfurl === true,
    ...(typeof url === "string" && { app_unfurl_url: url }),
  };
  return [{ appId, ...step, blocks, container }];
}
