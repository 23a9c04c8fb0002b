import type { Id } from "../../../values/ids.js";

/** The items that cells refer to and that the caller can see. */
export interface Known {
  readonly callerId: Id;
  readonly users: ReadonlySet<Id>;
  readonly channels: ReadonlySet<Id>;
  readonly files: ReadonlySet<Id>;
  /** Permalinks of messages. */
  readonly messages: ReadonlySet<string>;
}
