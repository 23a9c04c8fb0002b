import type { MigrationStep } from "../refill.js";

/**
 * Conversations have types and counted members, members have places, messages have threads and a history, users have
 * their workspaces in the order of the directory, their roles and the time of their next end, groups have handles, reactions have
 * places, channels show their canvases, files are found by what they are and where they are shared, rows of Lists by their age, Lists and canvases by their workspace, and apps, tokens and workspaces say who receives events.
 */
export const conversations: readonly MigrationStep[] = [
  `update channels set document = replace(document, '"kind":"dm"', '"kind":"im"') where dm_key is not null`,
  "alter table channels add column type {text}",
  "alter table channels add column created {text} not null default ''",
  "alter table channels add column member_count bigint not null default 0",
  "alter table channels add column last_place bigint not null default 0",
  "create index channels_by_type on channels (workspace_id, type, id)",
  "drop index channel_members_of_user",
  "alter table channel_members add column type {text} not null default ''",
  "alter table channel_members add column place bigint not null default 0",
  "alter table channel_members add column last_read bigint not null default 0",
  "alter table channel_members add column is_open bigint not null default 1",
  `update channel_members set type = (
    select case
      when document like '%"deleted":true%' then ''
      when document like '%"kind":"public"%' then 'public_channel'
      when document like '%"kind":"im"%' then 'im'
      else 'private_channel'
    end from channels where id = channel_members.channel_id)`,
  `update channel_members set place = placed.place from (
    select channel_id, user_id, row_number() over (partition by channel_id order by user_id) as place
    from channel_members) as placed
    where placed.channel_id = channel_members.channel_id and placed.user_id = channel_members.user_id`,
  `update channels set
    member_count = (select count(*) from channel_members where channel_id = channels.id),
    last_place = (select count(*) from channel_members where channel_id = channels.id)`,
  "create index channel_members_of_user on channel_members (user_id, type, channel_id)",
  "create index channel_members_in_order on channel_members (channel_id, place, user_id)",
  "alter table workspaces add column organization_id {text}",
  { refill: "workspaces" },
  "alter table apps add column events {text}",
  "create index apps_subscribed on apps (id) where events is not null",
  "alter table apps add column client_id {text}",
  "create index apps_of_client on apps (client_id, id) where client_id is not null",
  { refill: "apps" },
  "alter table tokens add column kind {text} not null default ''",
  "alter table tokens add column scopes {text} not null default ''",
  "alter table tokens add column expires_ms bigint",
  "alter table tokens add column target_id {text} not null default ''",
  "alter table tokens add column family {text}",
  "alter table tokens add column granted {text}",
  "create index tokens_of_app on tokens (app_id, hash) where revoked = 0",
  "create index tokens_of_family on tokens (family, hash) where family is not null and revoked = 0",
  { refill: "tokens" },
  "alter table messages add column thread_ts bigint",
  "alter table messages add column replier_id {text}",
  "alter table messages add column history_ts bigint",
  "alter table messages add column pinned bigint",
  "create index messages_in_thread on messages (channel_id, thread_ts, ts, replier_id) where thread_ts is not null",
  "create index messages_in_history on messages (channel_id, history_ts, ts) where history_ts is not null",
  "create index messages_of_pins on messages (channel_id, pinned, ts) where pinned is not null",
  "alter table users add column workspaces {text} not null default ''",
  "drop index users_in_order",
  "create index users_in_order on users (home, created, id, user_name, restricted, ultra_restricted, workspaces)",
  "alter table users add column due bigint",
  "create index users_due on users (due, id) where due is not null",
  "alter table users add column roles {text}",
  "create index users_deactivated on users (home, created, id) where active = 0",
  "create index users_guests on users (home, created, id) where restricted = 1 or ultra_restricted = 1",
  "create index users_administering on users (home, created, id) where roles is not null",
  "alter table names rename column user_id to holder_id",
  "alter table groups add column workspace_id {text}",
  "alter table groups add column handle_key {text}",
  "alter table groups add column connected_to {text}",
  "alter table groups add column disabled bigint not null default 0",
  "create index groups_of_workspace on groups (workspace_id, created, id) where workspace_id is not null",
  "create index groups_connected on groups (created, id, connected_to) where connected_to is not null",
  { refill: "groups" },
  `create table reactions (
  channel_id {text} not null,
  ts bigint not null,
  name {text} not null,
  user_id {text} not null,
  place bigint not null,
  primary key (channel_id, ts, name, user_id)
)`,
  "create index reactions_of_user on reactions (user_id, ts, channel_id, name)",
  "create index reactions_in_order on reactions (channel_id, ts, place)",
  `insert into reactions (channel_id, ts, name, user_id, place)
    select channel_id, ts, detail, user_id, row_number() over (partition by channel_id, ts order by user_id, detail)
    from message_events where kind = 'reaction'`,
  "delete from message_events where kind = 'reaction'",
  `update channels set document = (
    select '{"canvas":{"id":"' || own.id || '","empty":'
      || case when own.document like '%"sections":[]%' then 'true' else 'false' end || '},' || substr(channels.document, 2)
    from canvases as own where own.id = (
      select min(id) from canvases where document like '%"channelId":"' || channels.id || '"%'))
    where exists (select 1 from canvases where document like '%"channelId":"' || channels.id || '"%')`,
  "alter table files add column workspace_id {text} not null default ''",
  "alter table files add column owner_id {text} not null default ''",
  "alter table files add column listed bigint",
  "alter table files add column kind {text} not null default 'other'",
  "alter table files add column size bigint not null default 0",
  "alter table files add column is_public bigint not null default 0",
  "alter table files add column content {text}",
  "alter table files add column unswept bigint",
  "create index files_of_workspace on files (workspace_id, listed, id) where listed is not null",
  "create index files_by_content on files (content, id) where content is not null",
  "create index files_unswept on files (unswept, id) where unswept is not null",
  { refill: "files" },
  `create table file_shares (
  file_id {text} not null,
  channel_id {text} not null,
  ts bigint not null,
  primary key (file_id, channel_id, ts)
)`,
  "create index file_shares_of_message on file_shares (channel_id, ts, file_id)",
  `insert into file_shares (file_id, channel_id, ts)
    select files.id, messages.channel_id, messages.ts from messages
    join files on messages.document like '%"fileIds":[%"' || files.id || '"%'
    where messages.document like '%"fileIds":[%'`,
  "alter table list_rows add column archived bigint not null default 0",
  "alter table list_rows add column created {text} not null default ''",
  "create index list_rows_by_age on list_rows (list_id, archived, created, id)",
  { refill: "list_rows" },
  "alter table lists add column workspace_id {text} not null default ''",
  "alter table lists add column owner_id {text} not null default ''",
  "alter table lists add column listed bigint not null default 0",
  "create index lists_of_workspace on lists (workspace_id, listed, id)",
  { refill: "lists" },
  "alter table canvases add column workspace_id {text} not null default ''",
  "alter table canvases add column owner_id {text} not null default ''",
  "alter table canvases add column listed bigint",
  "alter table canvases add column channel_id {text}",
  "alter table canvases add column shared_with {text}",
  "create index canvases_of_workspace on canvases (workspace_id, listed, id) where listed is not null",
  { refill: "canvases" },
  { refill: "channels" },
  { refill: "messages" },
  { refill: "users" },
];
