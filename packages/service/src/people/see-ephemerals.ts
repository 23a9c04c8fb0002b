import type { Ephemeral, EphemeralKey } from "../rules/messages/ephemerals/ephemerals.js";
import { toPostedMessage } from "../rules/messages/to-posted-message.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { Person } from "./act.js";

/** A message as a person sees it. */
interface Seen {
  readonly ts: Ts;
  readonly text: string;
}

/** The messages of a conversation or a thread that only this person sees, oldest first. */
export function seeEphemerals(channelId: Id, thread: Ts | undefined, person: Person) {
  return person.ephemerals
    .list(channelId, person.user.id)
    .filter(({ message }) => message.threadTs === thread)
    .map((ephemeral) => toSeen(ephemeral, person));
}

/** One of them. Undefined if it was deleted or forgotten. */
export function seeEphemeral(key: EphemeralKey, person: Person) {
  const ephemeral = person.ephemerals.get(key);
  return ephemeral && toSeen(ephemeral, person);
}

function toSeen({ message }: Ephemeral, { caller }: Person) {
  return { ...toPostedMessage(message, caller.workspace.id), is_ephemeral: true };
}

/** All messages in the order in which they were posted. A thread without replies shows only what is stored. */
export function withEphemerals<Stored extends Seen, Ephemeral extends Seen & { readonly thread_ts?: string }>(
  stored: readonly Stored[],
  ephemerals: readonly Ephemeral[],
): readonly (Stored | Ephemeral)[] {
  const shown = ephemerals.filter(({ thread_ts: thread }) => thread === undefined || stored.length > 1);
  if (shown.length === 0) return stored;
  return [...stored, ...shown].toSorted((one, other) => (one.ts < other.ts ? -1 : 1));
}
