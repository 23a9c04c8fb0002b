/** The kind of a conversation. It is stored, and never derived from the prefix of the ID. */
export type ChannelKind = "public" | "private" | "mpim" | "im" | "session";
