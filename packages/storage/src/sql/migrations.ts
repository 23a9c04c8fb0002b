import { apart } from "./users-apart.js";

/**
 * The steps from an empty database to the present tables, the same text for every database. A step that was released is
 * never changed; its number is its place in the list, from 1. `{text}` is text that compares by its bytes, whatever
 * the locale of the database.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table organizations (id {text} primary key, version bigint not null, document text not null)`,
    `create table workspaces (id {text} primary key, version bigint not null, document text not null)`,
    `create table apps (
      id {text} primary key,
      version bigint not null,
      manager_app_id {text},
      document text not null
    )`,
    `create index apps_of_manager on apps (manager_app_id)`,
    `create table lists (id {text} primary key, version bigint not null, document text not null)`,
    `create table list_access (
      list_id {text} not null,
      subject_kind {text} not null,
      subject_id {text} not null,
      level {text} not null,
      primary key (list_id, subject_kind, subject_id)
    )`,
    `create table list_rows (
      id {text} primary key,
      version bigint not null,
      list_id {text} not null,
      parent_id {text} not null,
      place bigint not null,
      document text not null
    )`,
    `create index list_rows_in_order on list_rows (list_id, parent_id, place, id)`,
    `create table list_exports (
      id {text} primary key,
      version bigint not null,
      list_id {text} not null,
      created {text} not null,
      document text not null
    )`,
    `create index exports_of_list on list_exports (list_id, created)`,
    `create table list_export_parts (
      export_id {text} not null,
      part bigint not null,
      content text not null,
      primary key (export_id, part)
    )`,
    `create table files (id {text} primary key, version bigint not null, document text not null)`,
    `create table tokens (
      hash {text} primary key,
      user_id {text},
      app_id {text},
      revoked integer not null,
      document text not null
    )`,
    `create index tokens_of_user on tokens (user_id)`,
    `create table users (
      id {text} primary key,
      version bigint not null,
      home {text} not null,
      created {text} not null,
      user_name {text} not null,
      display_name {text} not null,
      active integer not null,
      restricted integer not null,
      ultra_restricted integer not null,
      document text not null
    )`,
    `create unique index users_by_user_name on users (user_name)`,
    `create index users_in_order on users (home, created, id, user_name, restricted, ultra_restricted)`,
    `create index users_apart on users (id) where ${apart}`,
    `create table user_marks (
      home {text} not null,
      created {text} not null,
      id {text} not null,
      place bigint not null,
      primary key (home, created, id)
    )`,
    `create index user_marks_by_place on user_marks (home, place)`,
    `insert into user_marks (home, created, id, place) values ('', '', '', 0)`,
    `create table user_emails (address {text} primary key, user_id {text} not null)`,
    `create index emails_of_user on user_emails (user_id, address)`,
    `create table groups (
      id {text} primary key,
      version bigint not null,
      created {text} not null,
      name_key {text} not null,
      member_count bigint not null,
      document text not null
    )`,
    `create unique index groups_by_name on groups (name_key)`,
    `create index groups_by_creation on groups (created, id)`,
    `create table group_members (group_id {text} not null, user_id {text} not null, primary key (group_id, user_id))`,
    `create index groups_of_user on group_members (user_id, group_id)`,
    `create table channels (
      id {text} primary key,
      version bigint not null,
      workspace_id {text} not null,
      name_key {text},
      dm_key {text},
      archived integer not null,
      last_ts bigint not null,
      message_count bigint not null,
      document text not null
    )`,
    `create unique index channels_by_name on channels (workspace_id, name_key)`,
    `create unique index channels_by_dm on channels (workspace_id, dm_key)`,
    `create table channel_members (
      channel_id {text} not null,
      user_id {text} not null,
      primary key (channel_id, user_id)
    )`,
    `create index channels_of_user on channel_members (user_id, channel_id)`,
    `create table messages (
      channel_id {text} not null,
      ts bigint not null,
      app_id {text},
      client_msg_id {text},
      document text not null,
      primary key (channel_id, ts)
    )`,
    `create index messages_by_client_msg_id on messages (app_id, client_msg_id, ts) where client_msg_id is not null`,
    `create table names (name {text} primary key, user_id {text}, channels integer not null)`,
    `create table locks (key {text} primary key, holder {text} not null, until_ms bigint not null)`,
    `create table rates (key {text} primary key, debt bigint not null, at_ms bigint not null)`,
    `create index rates_by_time on rates (at_ms)`,
    `create table message_events (
      channel_id {text} not null,
      ts bigint not null,
      kind {text} not null,
      user_id {text} not null,
      detail {text} not null,
      primary key (channel_id, ts, kind, user_id, detail)
    )`,
    `create table functions (
      id {text} primary key,
      version bigint not null,
      app_id {text} not null,
      callback_id {text} not null,
      created {text} not null,
      distributed integer not null,
      document text not null
    )`,
    `create index functions_of_app on functions (app_id, callback_id)`,
    `create table crm_organizations (id {text} primary key, version bigint not null, document text not null)`,
    `create table crm_records (id {text} primary key, version bigint not null, document text not null)`,
    `create table canvases (id {text} primary key, version bigint not null, document text not null)`,
    `create table agent_sessions (
      id {text} primary key,
      version bigint not null,
      channel_id {text} not null,
      thread_ts bigint,
      document text not null
    )`,
    `create index agent_sessions_by_thread on agent_sessions (thread_ts, channel_id) where thread_ts is not null`,
  ],
];

/** The version that this package writes. */
export const presentVersion = migrations.length;

/** The statements that lead from a version to the present one, in the words of a database. */
export function statementsFrom(version: number, textType: string): readonly string[] {
  return migrations.slice(version).flatMap((step) => step.map((text) => text.replaceAll("{text}", textType)));
}
