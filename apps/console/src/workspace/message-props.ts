import type { Message } from "../store/types.js";

/** A message, and where it is. */
export interface MessageProps {
  readonly message: Message;
  /** Identifier of the conversation. */
  readonly channel: string;
  /** Whether it follows a message of the same author, so that the name need not be said again. */
  readonly isCompact?: boolean;
  /** Whether it is shown in its thread. */
  readonly isInThread?: boolean;
  /** Whether the link that was followed names it. */
  readonly isNamed?: boolean;
}
