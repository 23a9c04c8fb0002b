import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { Message } from "./message.js";

/** Terms that follow each other in a message: a word, a phrase or a fact. */
export type TermSequence = readonly string[];

/** Messages of a workspace that a viewer looks for. Deleted messages and those of deleted conversations are left out. */
export interface MessageSearch {
  readonly workspaceId: Id;
  readonly viewerId: Id;
  /** Whether the viewer sees public channels of the workspace without joining them. */
  readonly seesPublic: boolean;
  /** All of them occur in the message. */
  readonly all: readonly TermSequence[];
  /** None of them occurs in the message. */
  readonly none: readonly TermSequence[];
  /** One term of each list occurs in the message. No list is empty. */
  readonly anyOf: readonly (readonly string[])[];
  /** Whether the message has reactions. Default: it may. */
  readonly isReacted?: boolean;
  /** First and last `ts`, both included. */
  readonly oldest: Ts;
  readonly latest: Ts;
}

/** A page of found messages. */
export interface SearchSlice extends MessageSearch {
  /**
   * Order: the number of times that the terms of `all` occur in the message, or the time of the message. Messages with
   * the same number are in order of their time.
   */
  readonly sort: "score" | "timestamp";
  readonly direction: "ascending" | "descending";
  readonly offset: number;
  readonly limit: number;
}

/** A page of found messages, and the number of messages on all pages. */
export interface FoundMessages {
  readonly items: readonly Message[];
  readonly total: number;
}

export interface SearchReader {
  /** Finds messages. Everything that was committed before the call is found. */
  messages(slice: SearchSlice): Promise<FoundMessages>;
}

/** The different terms that count for the order by score. */
export function scoredTerms({ all }: Pick<MessageSearch, "all">): readonly string[] {
  return [...new Set(all.flat())];
}
