import type { ColumnType } from "@rollcall/service/store";

/** The type of a column of a side table. */
export type SideColumnType = ColumnType | "bytes";

/** A table without documents, such as members, names and counters. */
export interface SideTable {
  /** Columns in order; those of the primary key come first. */
  readonly columns: Readonly<Record<string, SideColumnType>>;
  /** Number of columns of the primary key. */
  readonly key: number;
  /** Columns of each index, by the suffix of its name. */
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
  /** Initial rows. */
  readonly initialRows?: readonly (readonly (string | number)[])[];
  /** Rows are short-lived or can be computed again, and are not copied to another database. */
  readonly isTransient?: true;
  /** Rows are about the running server and are in no copy of its world, not even in an image. */
  readonly isPassing?: true;
}

/** All tables other than those of documents, by name. */
export const sideTables = {
  user_emails: {
    columns: { address: "text", user_id: "text" },
    key: 1,
    indexes: { of_user: ["user_id", "address"] },
  },
  /** A position in the order of a directory's users, and the number of users before it. */
  user_marks: {
    columns: { home: "text", created: "text", id: "text", place: "integer" },
    key: 3,
    indexes: { by_place: ["home", "place"] },
    initialRows: [["", "", "", 0]],
  },
  /**
   * Names that users, channels and groups share. A name belongs to one user or group, or to any number of channels in
   * different workspaces.
   */
  names: { columns: { name: "text", holder_id: "text?", channels: "integer" }, key: 1 },
  group_members: {
    columns: { group_id: "text", user_id: "text" },
    key: 2,
    indexes: { of_user: ["user_id", "group_id"] },
  },
  /** Users that a group brought into a workspace that it is connected to. The group may be deleted. */
  connected_members: {
    columns: { user_id: "text", workspace_id: "text", group_id: "text" },
    key: 3,
    indexes: { of_group: ["group_id", "workspace_id", "user_id"] },
  },
  /** `type` is the word of the channel in lists, `place` the place in the order of joining, `last_read` in microseconds. */
  channel_members: {
    columns: {
      channel_id: "text",
      user_id: "text",
      type: "text",
      place: "integer",
      last_read: "integer",
      is_open: "integer",
    },
    key: 2,
    indexes: { of_user: ["user_id", "type", "channel_id"], in_order: ["channel_id", "place", "user_id"] },
  },
  /**
   * Workspaces that share a channel of another one, with the channel's type, empty if it is deleted, and its name, by which
   * each of them finds it.
   */
  channel_shares: {
    columns: { channel_id: "text", workspace_id: "text", type: "text", name_key: "text?" },
    key: 2,
    indexes: { by_type: ["workspace_id", "type", "channel_id"], by_name: ["workspace_id", "name_key"] },
  },
  /** Reactions to messages. `ts` in microseconds, `place` the place in the order of the message's reactions. */
  reactions: {
    columns: { channel_id: "text", ts: "integer", name: "text", user_id: "text", place: "integer" },
    key: 4,
    indexes: { of_user: ["user_id", "ts", "channel_id", "name"], in_order: ["channel_id", "ts", "place"] },
  },
  /** Messages with which files are shared. `ts` in microseconds. */
  file_shares: {
    columns: { file_id: "text", channel_id: "text", ts: "integer" },
    key: 3,
    indexes: { of_message: ["channel_id", "ts", "file_id"] },
  },
  /** Number of the replies of a user or bot in a thread. `thread_ts` in microseconds. */
  thread_repliers: {
    columns: { channel_id: "text", thread_ts: "integer", replier_id: "text", replies: "integer" },
    key: 3,
  },
  /** Other events of messages. `ts` in microseconds. */
  message_events: {
    columns: { channel_id: "text", ts: "integer", kind: "text", user_id: "text", detail: "text" },
    key: 5,
  },
  /**
   * The terms by which searches find messages, in the order of the terms of each message. Filled by searches up to
   * `search_places`, and computed again where it is missing. `ts` in microseconds.
   */
  message_terms: {
    columns: { channel_id: "text", ts: "integer", place: "integer", term: "text" },
    key: 3,
    indexes: { by_term: ["term", "ts", "channel_id", "place"] },
    isTransient: true,
  },
  /** Number of the messages of a channel that `message_terms` has under each term. */
  term_counts: { columns: { term: "text", channel_id: "text", messages: "integer" }, key: 2, isTransient: true },
  /**
   * Last message of each channel that `message_terms` has, in microseconds. The row without a channel is locked to write. As
   * long as it is missing, `search_behind` is not filled.
   */
  search_places: { columns: { channel_id: "text", ts: "integer" }, key: 1, isTransient: true },
  /** Channels with messages that `message_terms` may not have yet. `last_ts` is that of the last one, in microseconds. */
  search_behind: { columns: { channel_id: "text", last_ts: "integer" }, key: 1, isTransient: true },
  /** Changes of messages after which `message_terms` is not up to date. `ts` in microseconds. */
  search_changes: {
    columns: { channel_id: "text", ts: "integer", version: "integer" },
    key: 3,
    isTransient: true,
  },
  /** Counts the changes of apps, which decide who subscribes to events. */
  subscription_version: { columns: { id: "integer", version: "integer" }, key: 1, isTransient: true },
  /**
   * Events that an app has yet to receive. `due_ms` is when the next attempt is due, 0 for the first one, `place` the
   * place among the app's events, `line` the conversation, `token` the kind and the hash of the token through which the
   * app receives the event, `held_ms` until when a process has it.
   */
  deliveries: {
    columns: {
      app_id: "text",
      due_ms: "integer",
      place: "integer",
      event_id: "text",
      line: "text",
      token: "text",
      held_ms: "integer",
      attempts: "integer",
      reason: "text?",
      document: "text",
    },
    key: 4,
    isTransient: true,
    isPassing: true,
  },
  /** Processes that send for an app, each until an instant. `connected` is 1 if the process has sockets of the app. */
  senders: {
    columns: { app_id: "text", holder: "text", until_ms: "integer", connected: "integer" },
    key: 1,
    isTransient: true,
    isPassing: true,
  },
  /** Tickets with which apps open sockets, by the hash of their text. */
  socket_tickets: {
    columns: { hash: "text", app_id: "text", token_hash: "text", until_ms: "integer" },
    key: 1,
    indexes: { of_token: ["token_hash"] },
    isTransient: true,
    isPassing: true,
  },
  /**
   * Contents of files by their hash, or by another name while they arrive, in a database that processes share. A folder
   * next to SQLite's file has them there.
   */
  contents: {
    columns: { hash: "text", size: "integer", written_ms: "integer" },
    key: 1,
    isTransient: true,
    isPassing: true,
  },
  content_parts: {
    columns: { hash: "text", part: "integer", bytes: "bytes" },
    key: 2,
    isTransient: true,
    isPassing: true,
  },
  list_access: { columns: { list_id: "text", subject_kind: "text", subject_id: "text", level: "text" }, key: 3 },
  locks: { columns: { key: "text", holder: "text", until_ms: "integer" }, key: 1, isTransient: true },
  rates: {
    columns: { key: "text", debt: "integer", at_ms: "integer" },
    key: 1,
    indexes: { by_time: ["at_ms"] },
    isTransient: true,
  },
} as const satisfies Readonly<Record<string, SideTable>>;

/** Tables whose rows are in no copy of a world. */
export const passingTables: readonly string[] = Object.entries<SideTable>(sideTables).flatMap(
  ([name, { isPassing }]) => (isPassing === true ? [name] : []),
);

/** Names of {@link sideTables}. */
export type SideTableName = keyof typeof sideTables;
