import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import { defineDocument, text } from "./port/document.js";
import type { ViewValues } from "./view.js";

/** The values that a user has entered into the elements of a message. Values of elements that it no longer has are ignored. */
export interface MessageValues {
  readonly channelId: Id;
  readonly ts: Ts;
  readonly userId: Id;
  readonly version: number;
  readonly values: ViewValues;
}

/** Values of messages, by message and user. */
export const messageValues = defineDocument<MessageValues>()({
  name: "messageValues",
  table: "message_values",
  key: ["channel_id", "ts", "user_id"],
  columns: {
    channel_id: text((it) => it.channelId, { document: "channel", onRemove: "remove" }),
    ts: text((it) => it.ts),
    user_id: text((it) => it.userId),
  },
  lists: {},
  sample: (seed) => ({
    channelId: "C1",
    ts: `1767225600.00000${seed % 4}`,
    userId: `U${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    values: { b: { a: { type: "users_select", selected_user: seed % 2 === 0 ? null : "U1" } } },
  }),
});
