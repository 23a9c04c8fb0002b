import type { Message as MessageObject } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import { messageVersion } from "../../model/message-store.js";
import { type MessageValues, messageValues } from "../../model/message-values.js";
import { hasVersion, put } from "../../model/port/document.js";
import { tombstoneSubtype } from "../../model/tombstone.js";
import { toMessages } from "../../rules/conversations/message-objects.js";
import type { Ts } from "../../values/message-ts.js";
import type { ActOutcome, Person } from "../act.js";
import { toPayloadChannel } from "../asking/payload-parts.js";
import { findPlace } from "../find-place.js";
import { sectionsOf } from "./message-sections.js";
import type { Section, Surface } from "./surface.js";
import { wholeValues } from "./whole-values.js";

type Found = ActOutcome<{ readonly surface: Surface }>;

/** Finds a message that the person sees: a stored one, or one that only they see. */
export async function findMessageSurface(
  { channel: name, ts }: { readonly channel: string; readonly ts: Ts },
  person: Person,
): Promise<Found> {
  const { store, user, ephemerals } = person;
  const place = await findPlace(name, person);
  if (!place.ok) return place;
  const seen = await person.call("conversations.info", { channel: place.channel });
  if (!seen.ok) return seen;
  const channel = await store.channels.get(place.channel);
  const missing = { ok: false, error: "not_found", detail: `There is no message ${ts} in ${name}.` } as const;
  if (channel === undefined) return missing;
  const message = await store.messages.get(channel.id, ts);
  if (message !== undefined) {
    const isGone = message.deleted === true || message.subtype === tombstoneSubtype;
    return isGone ? missing : { ok: true, surface: await toStoredSurface(message, channel, person) };
  }
  const ephemeral = ephemerals.get({ channelId: channel.id, userId: user.id, ts });
  if (ephemeral === undefined) return missing;
  const { sections } = sectionsOf(ephemeral.message, { isEphemeral: true });
  const shown = { message: ephemeral.message, channel, sections, isEphemeral: true };
  // Its app cannot read it, so payloads do not have it.
  return { ok: true, surface: { ...(await toSurface(shown, person)), expect: [] } };
}

async function toStoredSurface(message: Message, channel: Channel, person: Person): Promise<Surface> {
  const { store, siteUrl } = person;
  const view = { channel, viewerId: message.userId ?? "", siteUrl, metadata: "all" } as const;
  const [shown] = await toMessages([message], view, store);
  const { sections, blocks, attachments } = sectionsOf(message);
  const payload: MessageObject | undefined = shown && { ...shown, ...blocks, ...attachments };
  const surface = await toSurface(
    { message, channel, sections, isEphemeral: false, ...(payload !== undefined && { payload }) },
    person,
  );
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

async function toSurface(
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
