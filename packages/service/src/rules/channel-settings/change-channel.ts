import type { Channel } from "../../model/channel.js";
import type { Batch, Expectation, Write } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { systemMessage } from "../conversations/system-message.js";

/** An act of a user on a channel. */
export interface Act {
  readonly userId: Id;
  readonly event: Parameters<typeof systemMessage>[2];
  readonly nowMs: number;
  /** Other expectations and writes of the change. */
  readonly also?: Batch;
}

/** A channel after a change, and the commit of the change with its message. */
export interface ChannelChange {
  readonly channel: Channel;
  readonly batch: Batch<readonly [...Write[], ReturnType<typeof systemMessage>]>;
}

/** Changes the settings of a channel and posts a message about it. */
export function changeChannel(before: Channel, change: Partial<Channel>, act: Act): ChannelChange {
  const { userId, event, nowMs, also } = act;
  const { id, version } = before;
  const channel = { ...before, ...change, version: version + 1, updated: toInstant(nowMs) };
  const unchanged: Expectation = { kind: "version", document: "channel", key: { id }, version };
  return {
    channel,
    batch: {
      expect: [unchanged, ...(also?.expect ?? [])],
      writes: [
        { kind: "put", document: "channel", value: channel },
        ...(also?.writes ?? []),
        systemMessage(channel, userId, event, nowMs),
      ],
      byId: userId,
    },
  };
}

/** Expects that a user is still a member of a channel. */
export function expectMember({ id: channelId }: Channel, userId: Id): Batch {
  return { expect: [{ kind: "channelMember", channelId, userId }], writes: [] };
}
