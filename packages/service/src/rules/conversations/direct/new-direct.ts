import { channelDefaults, idPrefixes } from "../../../generated/service.js";
import type { Channel } from "../../../model/channel.js";
import type { ChannelWrite } from "../../../model/channel-store.js";
import type { Expectation, SilentWrite } from "../../../model/store.js";
import type { User } from "../../../model/user.js";
import type { Id, Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { toGroupName } from "../../../values/names.js";

/** A conversation to open, with the expectations and writes for it. Of two opened at once, one is made. */
export interface NewDirect {
  readonly channel: Channel;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

interface Beginning {
  readonly ids: Ids;
  readonly workspaceId: Id;
  readonly nowMs: number;
}

/** A new direct conversation of two users, or of one user who is given twice. */
export function newDm(userIds: readonly [Id, Id], beginning: Beginning): NewDirect {
  const dmUserIds = userIds.toSorted();
  return toNew({ ...common(beginning), id: beginning.ids.id(idPrefixes.dm), kind: "im", dmUserIds }, dmUserIds);
}

/**
 * A new group conversation.
 * @param users all of them, starting with the one who opens it
 * @param place number at the end of the name, starting at 1
 */
export function newGroup(users: readonly [User, ...User[]], place: number, beginning: Beginning): NewDirect {
  const [{ id: creatorId }] = users;
  const { workspaceId } = beginning;
  const userIds = users.map((user) => user.id);
  const name = toGroupName(namesOf(users), place);
  const { created, ...rest } = common(beginning);
  const toText = (value: string) => ({ value, creatorId, set: created });
  const mentions = namesOf(users).map((userName) => `@${userName}`);
  const channel: Channel = {
    ...rest,
    created,
    id: beginning.ids.id(idPrefixes.channel),
    kind: "mpim",
    name,
    creatorId,
    dmUserIds: userIds.toSorted(),
    topic: toText(channelDefaults.groupTopic),
    purpose: toText(channelDefaults.groupPurpose.replace("{users}", () => mentions.join(" "))),
  };
  const { expect, writes } = toNew(channel, userIds);
  return { channel, expect: [...expect, { kind: "freeChannelName", workspaceId, name }], writes };
}

function namesOf(users: readonly User[]): readonly string[] {
  return users.map(({ userName }) => userName);
}

function common({ workspaceId, nowMs }: Beginning) {
  return { version: 1, created: toInstant(nowMs), workspaceId, archived: false, postingSuspended: false } as const;
}

function toNew(channel: Channel, userIds: readonly Id[]): NewDirect {
  const { id: channelId, workspaceId } = channel;
  return {
    channel,
    expect: [{ kind: "freeDm", workspaceId, userIds }],
    writes: [
      { kind: "put", document: "channel", value: channel },
      { kind: "addChannelMembers", channelId, userIds: [...new Set(userIds)] },
    ],
  };
}

/** Writes with which a new message shows a direct or group conversation again to members who closed it. */
export function reopening({ id: channelId, kind }: Pick<Channel, "id" | "kind">): readonly ChannelWrite[] {
  return kind === "im" || kind === "mpim" ? [{ kind: "openForMembers", channelId }] : [];
}
