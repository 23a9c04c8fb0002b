import type { MessageEvent } from "@rollcall/service/store";

/**
 * The columns of each table. `document` is the whole JSON of a resource; the others are what is searched, sorted,
 * unique or counted, or shown beside another resource without reading the document. Flags are 0 or 1.
 */
export interface Tables {
  readonly organizations: DocumentTable;
  readonly workspaces: DocumentTable;
  readonly apps: AppTable;
  readonly lists: DocumentTable;
  readonly list_access: ListAccessTable;
  readonly list_rows: ListRowTable;
  readonly list_exports: ListExportTable;
  readonly list_export_parts: ListExportPartTable;
  readonly files: DocumentTable;
  readonly canvases: DocumentTable;
  readonly agent_sessions: AgentSessionTable;
  readonly tokens: TokenTable;
  readonly users: UserTable;
  readonly user_emails: UserEmailTable;
  readonly user_marks: UserMarkTable;
  readonly groups: GroupTable;
  readonly group_members: { readonly group_id: string; readonly user_id: string };
  readonly channels: ChannelTable;
  readonly channel_members: { readonly channel_id: string; readonly user_id: string };
  readonly messages: MessageTable;
  readonly message_events: MessageEventTable;
  readonly functions: FunctionTable;
  readonly crm_organizations: DocumentTable;
  readonly crm_records: DocumentTable;
  readonly names: NameTable;
  readonly locks: LockTable;
  readonly rates: RateTable;
}

/** A resource that is found by its id alone. */
export interface DocumentTable {
  readonly id: string;
  readonly version: number;
  readonly document: string;
}

export interface AppTable extends DocumentTable {
  /** The manager app that made it; null where none did, and for one that was deleted. */
  readonly manager_app_id: string | null;
}

export interface ListAccessTable {
  readonly list_id: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly level: string;
}

export interface ListRowTable extends DocumentTable {
  readonly list_id: string;
  /** Empty for a row that stands at the top. */
  readonly parent_id: string;
  readonly place: number;
}

export interface ListExportTable extends DocumentTable {
  readonly list_id: string;
  readonly created: string;
}

export interface ListExportPartTable {
  readonly export_id: string;
  readonly part: number;
  /** The text as JSON. */
  readonly content: string;
}

export interface TokenTable {
  readonly hash: string;
  readonly user_id: string | null;
  readonly app_id: string | null;
  /** Stands beside the document, because a user's tokens are revoked together. */
  readonly revoked: number;
  readonly document: string;
}

export interface UserTable extends DocumentTable {
  /** The organization, or the lone workspace, that the user belongs to. */
  readonly home: string;
  readonly created: string;
  readonly user_name: string;
  readonly display_name: string;
  readonly active: number;
  /** A multi-channel guest. */
  readonly restricted: number;
  /** A single-channel guest. */
  readonly ultra_restricted: number;
}

/** A point in the order of a directory's users, and the number of users before it. */
export interface UserMarkTable {
  readonly home: string;
  readonly created: string;
  readonly id: string;
  readonly place: number;
}

export interface UserEmailTable {
  readonly address: string;
  readonly user_id: string;
}

export interface GroupTable extends DocumentTable {
  readonly created: string;
  readonly name_key: string;
  readonly member_count: number;
}

export interface ChannelTable extends DocumentTable {
  readonly workspace_id: string;
  /** Null for a DM. */
  readonly name_key: string | null;
  /** The two users of a DM, else null. */
  readonly dm_key: string | null;
  readonly archived: number;
  /** Microseconds of the last message's `ts`; 0 before the first. */
  readonly last_ts: number;
  readonly message_count: number;
}

export interface AgentSessionTable extends DocumentTable {
  readonly channel_id: string;
  /** Microseconds of the thread's `ts`; null in a session channel. */
  readonly thread_ts: number | null;
}

export interface MessageTable {
  readonly channel_id: string;
  /** Microseconds of the message's `ts`. */
  readonly ts: number;
  readonly app_id: string | null;
  readonly client_msg_id: string | null;
  readonly document: string;
}

/** What a user did with a message. */
export interface MessageEventTable {
  readonly channel_id: string;
  /** Microseconds of the message's `ts`. */
  readonly ts: number;
  readonly kind: MessageEvent["kind"];
  readonly user_id: string;
  readonly detail: string;
}

export interface FunctionTable extends DocumentTable {
  readonly app_id: string;
  readonly callback_id: string;
  readonly created: string;
  readonly distributed: number;
}

/** Names that users and channels share: one user has a name, or any number of channels (one in each workspace). */
export interface NameTable {
  readonly name: string;
  readonly user_id: string | null;
  readonly channels: number;
}

export interface LockTable {
  readonly key: string;
  readonly holder: string;
  readonly until_ms: number;
}

export interface RateTable {
  readonly key: string;
  readonly debt: number;
  readonly at_ms: number;
}
