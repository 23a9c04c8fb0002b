import type { Block, BlockContainer, Message as MessageObject } from "@rollcall/api/webapi";
import { assignIds } from "../../blocks/assign-ids.js";
import { toMessages } from "../../conversations/message-objects.js";
import { type MessageValues, messageValues } from "../../interactivity/message-values.js";
import { tombstoneSubtype } from "../../messages/changes/tombstone.js";
import type { JsonObject, Message } from "../../messages/message.js";
import { messageVersion } from "../../messages/message-store.js";
import { hasVersion, put } from "../../store/document.js";
import type { Ts } from "../../values/message-ts.js";
import type { ActOutcome, Person } from "../act.js";
import { toPayloadChannel } from "../asking/payload-parts.js";
import { findPlace } from "../find-place.js";
import { wholeValues } from "./input-value.js";
import type { Section, Surface } from "./surface.js";

/** Finds a message that the person sees. */
export async function findMessageSurface(
  { channel: name, ts }: { readonly channel: string; readonly ts: Ts },
  person: Person,
): Promise<ActOutcome<{ readonly surface: Surface }>> {
  const { store, user, caller, siteUrl } = person;
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const seen = await person.call("conversations.info", { channel: place.channel });
  if (!seen.ok) return seen;
  const channel = await store.channels.get(place.channel);
  const message = await store.messages.get(place.channel, ts);
  if (
    channel === undefined ||
    message === undefined ||
    message.deleted === true ||
    message.subtype === tombstoneSubtype
  )
    return { ok: false, error: "not_found", detail: `There is no message ${ts} in ${name}.` };
  const view = { channel, viewerId: message.userId ?? "", siteUrl, metadata: "all" } as const;
  const [shown] = await toMessages([message], view, store);
  const key = { channel_id: channel.id, ts, user_id: user.id };
  const kept = await store.get(messageValues, key);
  const { sections, blocks, attachments } = sectionsOf(message);
  const all = sections.flatMap((section) => section.blocks);
  const payload: MessageObject | undefined = shown && { ...shown, ...blocks, ...attachments };
  const surface: Surface = {
    name: "The message",
    sections,
    values: kept?.values ?? {},
    channelId: channel.id,
    response: {
      kind: "actions",
      workspaceId: caller.workspace.id,
      userId: user.id,
      channelId: channel.id,
      message: { ts, isEphemeral: false },
    },
    expect: [messageVersion(message)],
    keep: (values) => {
      const next: MessageValues = {
        channelId: channel.id,
        ts,
        userId: user.id,
        version: (kept?.version ?? 0) + 1,
        values,
      };
      return { expect: [hasVersion(messageValues, key, kept?.version ?? 0)], writes: [put(messageValues, next)] };
    },
    show: (values) => ({
      channel: toPayloadChannel(channel),
      ...(payload !== undefined && { message: payload }),
      state: { values: wholeValues(all, values, channel.id) },
    }),
  };
  return { ok: true, surface };
}

/** The blocks of a message and of its attachments. Those without identifiers get some that stay while it is unchanged. */
function sectionsOf({ channelId, ts, threadTs, appId, blocks, attachments }: Message) {
  // Stored blocks are valid.
  const own = (blocks ?? []) as unknown as readonly Block[];
  const inner = (attachments ?? []).map((attachment) => (attachment["blocks"] ?? []) as readonly Block[]);
  const taken = new Set(JSON.stringify([own, inner]).match(/"auto-\d+"/g));
  let count = 0;
  const newId = (): string => {
    count += 1;
    return taken.has(`"auto-${count}"`) ? newId() : `auto-${count}`;
  };
  const place = { message_ts: ts, channel_id: channelId, is_ephemeral: false };
  const named = assignIds(own, newId);
  const main: BlockContainer = { type: "message", ...place, ...(threadTs !== undefined && { thread_ts: threadTs }) };
  const written = (attachments ?? []).map((attachment, at) => {
    const its = inner[at] ?? [];
    return its.length === 0 ? attachment : { ...attachment, blocks: assignIds(its, newId) };
  });
  const sections: readonly Section[] = [
    ...(appId === undefined || named.length === 0 ? [] : [{ appId, blocks: named, container: main }]),
    ...written.flatMap((attachment) => sectionOf(attachment, place, appId)),
  ];
  return {
    sections,
    blocks: blocks === undefined ? {} : { blocks: named },
    // Identifiers of blocks are all that was added.
    attachments:
      attachments === undefined ? {} : { attachments: written as unknown as NonNullable<MessageObject["attachments"]> },
  };
}

function sectionOf(
  attachment: JsonObject,
  place: { readonly message_ts: Ts; readonly channel_id: string; readonly is_ephemeral: boolean },
  author: string | undefined,
): readonly Section[] {
  const { id, blocks, is_app_unfurl: isUnfurl, app_unfurl_url: url, app_id: unfurler } = attachment;
  const appId = isUnfurl === true && typeof unfurler === "string" ? unfurler : author;
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
  return [{ appId, blocks, container }];
}
