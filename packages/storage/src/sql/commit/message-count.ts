import { compiled } from "../statements/compiled.js";

/** Counts the messages in all channels of a workspace; null if it has no channel. */
export const messageCount = compiled("channels.messageCount");
