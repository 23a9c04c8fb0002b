import type { Tables } from "../sql/tables.js";

/** What a column holds. */
export type ColumnType = "text" | "integer";

/** Tables of which nothing is carried to another database: who holds a lock, and how often somebody has called. */
export type PassingTable = "locks" | "rates";

/** Tables that make up a world. */
export type WorldTable = Exclude<keyof Tables, PassingTable>;

/** A table of a world: its columns in their order, of which the first ones are the primary key. */
export interface TableColumns {
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** So many columns are the primary key. */
  readonly key: number;
}

const document = { id: "text", version: "integer", document: "text" } as const;

/** Every table of a world, with every column of it, in the order in which they are written and read. */
export const worldTables: {
  readonly [Name in WorldTable]: TableColumns & { readonly columns: Readonly<Record<keyof Tables[Name], ColumnType>> };
} = {
  organizations: { columns: document, key: 1 },
  workspaces: { columns: document, key: 1 },
  apps: { columns: { ...document, manager_app_id: "text" }, key: 1 },
  users: {
    columns: {
      ...document,
      home: "text",
      created: "text",
      user_name: "text",
      display_name: "text",
      active: "integer",
      restricted: "integer",
      ultra_restricted: "integer",
    },
    key: 1,
  },
  user_emails: { columns: { address: "text", user_id: "text" }, key: 1 },
  user_marks: { columns: { home: "text", created: "text", id: "text", place: "integer" }, key: 3 },
  names: { columns: { name: "text", user_id: "text", channels: "integer" }, key: 1 },
  groups: { columns: { ...document, created: "text", name_key: "text", member_count: "integer" }, key: 1 },
  group_members: { columns: { group_id: "text", user_id: "text" }, key: 2 },
  tokens: {
    columns: { hash: "text", user_id: "text", app_id: "text", revoked: "integer", document: "text" },
    key: 1,
  },
  channels: {
    columns: {
      ...document,
      workspace_id: "text",
      name_key: "text",
      dm_key: "text",
      archived: "integer",
      last_ts: "integer",
      message_count: "integer",
    },
    key: 1,
  },
  channel_members: { columns: { channel_id: "text", user_id: "text" }, key: 2 },
  messages: {
    columns: { channel_id: "text", ts: "integer", app_id: "text", client_msg_id: "text", document: "text" },
    key: 2,
  },
  message_events: {
    columns: { channel_id: "text", ts: "integer", kind: "text", user_id: "text", detail: "text" },
    key: 5,
  },
  files: { columns: document, key: 1 },
  lists: { columns: document, key: 1 },
  list_access: { columns: { list_id: "text", subject_kind: "text", subject_id: "text", level: "text" }, key: 3 },
  list_rows: { columns: { ...document, list_id: "text", parent_id: "text", place: "integer" }, key: 1 },
  list_exports: { columns: { ...document, list_id: "text", created: "text" }, key: 1 },
  list_export_parts: { columns: { export_id: "text", part: "integer", content: "text" }, key: 2 },
  canvases: { columns: document, key: 1 },
  agent_sessions: { columns: { ...document, channel_id: "text", thread_ts: "integer" }, key: 1 },
  functions: {
    columns: { ...document, app_id: "text", callback_id: "text", created: "text", distributed: "integer" },
    key: 1,
  },
  crm_organizations: { columns: document, key: 1 },
  crm_records: { columns: document, key: 1 },
};

/** The names of the tables, in the order of a file. */
export const worldTableNames = Object.keys(worldTables) as readonly WorldTable[];

/** The columns of a table, in the order of a row. */
export function columnsOf(table: WorldTable): readonly string[] {
  return Object.keys(worldTables[table].columns);
}

/** The statement that reads a whole table in the order of its primary key. */
export function selectAll(table: WorldTable): string {
  const names = columnsOf(table).map(quote);
  const key = columnsOf(table).slice(0, worldTables[table].key);
  return `select ${names.join(", ")} from ${quote(table)} order by ${key.map(quote).join(", ")}`;
}

/** A name as both databases take it. */
export function quote(name: string): string {
  return `"${name}"`;
}
