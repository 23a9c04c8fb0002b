import type { Id } from "../../values/ids.js";

/** What the caller can see among what cells refer to. */
export interface Known {
  readonly callerId: Id;
  readonly users: ReadonlySet<Id>;
  readonly channels: ReadonlySet<Id>;
  readonly files: ReadonlySet<Id>;
  /** Permalinks of messages. */
  readonly messages: ReadonlySet<string>;
}
