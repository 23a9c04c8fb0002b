import type { Message, MessageDraft } from "../../model/message.js";
import type { Id } from "../../values/ids.js";
import { printTs, type Ts } from "../../values/instant.js";

/** A message that only one user sees. */
export interface Ephemeral {
  /** User who sees it. */
  readonly userId: Id;
  readonly message: Message;
}

/** The message, and the user who sees it. */
export interface EphemeralKey {
  readonly channelId: Id;
  readonly userId: Id;
  readonly ts: Ts;
}

/**
 * Messages that only one user sees. They are kept in memory, because clients forget them: a fork, a snapshot or a restart
 * has none. No method reads them.
 */
export interface Ephemerals {
  /** Shows a message to a user. Returns its `ts`, which no other message of the conversation has. */
  show(userId: Id, draft: MessageDraft, nowMs: number): Ts;
  /** Finds a message. Undefined if the user never saw it or has forgotten it. */
  get(key: EphemeralKey): Ephemeral | undefined;
  /** Lists what a user sees in a conversation, oldest first. */
  list(channelId: Id, userId: Id): readonly Ephemeral[];
  /** Shows other content in place of a message. Without such a message, nothing changes. */
  replace(ephemeral: Ephemeral): void;
  /** Takes a message away. */
  remove(key: EphemeralKey): void;
  /** Takes all messages away. */
  clear(): void;
}

/** Maximum number of messages that are kept. The oldest are forgotten first. */
const maxKept = 1000;

/** Creates a place for messages that only one user sees. */
export function createEphemerals(): Ephemerals {
  const kept = new Map<string, Ephemeral>();
  return {
    show: (userId, draft, nowMs) => {
      let ts = ephemeralTs(nowMs);
      for (let at = 1; kept.has(keyOf(draft.channelId, ts)); at += 1) ts = ephemeralTs(nowMs, at);
      kept.set(keyOf(draft.channelId, ts), { userId, message: { ...draft, ts } });
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      return ts;
    },
    get: ({ channelId, userId, ts }) => {
      const found = kept.get(keyOf(channelId, ts));
      return found?.userId === userId ? found : undefined;
    },
    list: (channelId, userId) =>
      [...kept.values()]
        .filter((each) => each.userId === userId && each.message.channelId === channelId)
        .toSorted((one, other) => (one.message.ts < other.message.ts ? -1 : 1)),
    replace: (ephemeral) => {
      const { channelId, ts } = ephemeral.message;
      if (kept.get(keyOf(channelId, ts))?.userId === ephemeral.userId) kept.set(keyOf(channelId, ts), ephemeral);
    },
    remove: ({ channelId, userId, ts }) => {
      if (kept.get(keyOf(channelId, ts))?.userId === userId) kept.delete(keyOf(channelId, ts));
    },
    clear: () => kept.clear(),
  };
}

/** For a server without people, whose messages nobody sees. */
export const nobodySees: Ephemerals = {
  show: (_userId, _draft, nowMs) => ephemeralTs(nowMs),
  get: () => undefined,
  list: () => [],
  replace: () => {},
  remove: () => {},
  clear: () => {},
};

function keyOf(channelId: Id, ts: Ts): string {
  return `${channelId} ${ts}`;
}

/**
 * Stored messages of a millisecond are counted from its first microsecond. Ephemeral messages are counted from its middle,
 * so that they have a `ts` of their own.
 */
function ephemeralTs(nowMs: number, at = 0): Ts {
  return printTs(nowMs * 1000 + 500 + at);
}
