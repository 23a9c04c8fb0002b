import { type Batch, documents, type Expectation, type KeyOf, keyOf, type Write } from "@rollcall/service/store";

/** A write, with the expectation that its own statement checks. */
export interface PlannedWrite {
  readonly write: Write;
  /** Expectation that the write checks and fails with. */
  readonly guard?: Expectation;
}

/** Plan of a commit. */
export interface Plan {
  /** Expectations that are checked separately. */
  readonly expect: readonly Expectation[];
  readonly writes: readonly PlannedWrite[];
}

/**
 * Finds the expectations that need no statement of their own: the versions of a user and of a message that the batch
 * replaces, and the open channel that it posts to.
 */
export function planBatch({ expect, writes }: Batch): Plan {
  if (expect.length === 0) return { expect, writes: writes.map((write) => ({ write })) };
  const places = firstPlaces(writes);
  const held = new Map<number, Expectation>();
  const others = expect.filter((expectation) => {
    const place = placeOfCheck(expectation, expect, places);
    if (place === undefined || held.has(place)) return true;
    held.set(place, expectation);
    return false;
  });
  const planned = writes.map((write, place) => {
    const guard = held.get(place);
    return guard === undefined ? { write } : { write, guard };
  });
  return { expect: others, writes: planned };
}

/** First writes of users, messages and channels in a batch, by key. */
interface Places {
  /** First put of each user. */
  readonly users: ReadonlyMap<string, number>;
  /** First change of each message. */
  readonly messages: ReadonlyMap<string, number>;
  /** First message to each channel, except channels that are put before it. */
  readonly channels: ReadonlyMap<string, number>;
}

function firstPlaces(writes: readonly Write[]): Places {
  const users = new Map<string, number>();
  const messages = new Map<string, number>();
  const channels = new Map<string, number>();
  const putBefore = new Set<string>();
  for (const [place, write] of writes.entries()) {
    if (write.kind === "insertMessage") {
      const { channelId } = write.message;
      if (!putBefore.has(channelId) && !channels.has(channelId)) channels.set(channelId, place);
    } else if (write.kind === "changeMessage") {
      const key = nameOfMessage(keyOf(documents.message, write.message));
      if (!messages.has(key)) messages.set(key, place);
    } else if (write.kind === "put" && write.document === "user") {
      if (!users.has(write.value.id)) users.set(write.value.id, place);
    } else if (write.kind === "put" && write.document === "channel") {
      putBefore.add(write.value.id);
    }
  }
  return { users, messages, channels };
}

/** Index of the write whose statement can check the expectation; undefined if there is none. */
function placeOfCheck(expectation: Expectation, expect: readonly Expectation[], places: Places): number | undefined {
  if (expectation.kind === "version" && expectation.document === "user") return places.users.get(expectation.key.id);
  if (expectation.kind === "version" && expectation.document === "message") {
    return expectation.version === 0 ? undefined : places.messages.get(nameOfMessage(expectation.key));
  }
  if (expectation.kind !== "openChannel") return undefined;
  const { id } = expectation;
  // An expectation about the same channel locks it first.
  const isLocked = expect.some((other) => other !== expectation && isAboutChannel(other, id));
  return isLocked ? undefined : places.channels.get(id);
}

function nameOfMessage({ channel_id: channelId, ts }: KeyOf<typeof documents.message>): string {
  return `${channelId} ${ts}`;
}

function isAboutChannel(expectation: Expectation, id: string): boolean {
  switch (expectation.kind) {
    case "version":
      return expectation.document === "channel" && expectation.key.id === id;
    case "openChannel":
      return expectation.id === id;
    case "channelMember":
    case "channelStranger":
    case "freeAgentSession":
    case "freeClientMsgId":
    case "replyCount":
      return expectation.channelId === id;
    case "mayReact":
    case "hasReacted":
    case "freeUserName":
    case "freeEmail":
    case "freeGroupName":
    case "freeHandle":
    case "freeChannelName":
    case "freeDm":
    case "mayJoin":
    case "membersAtMost":
    case "channelMembersWithin":
    case "messagesAtMost":
    case "pinsAtMost":
    case "managedAppsAtMost":
    case "uploadsAtMost":
      return false;
  }
}
