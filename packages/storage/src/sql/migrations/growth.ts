import type { MigrationStep } from "../refill.js";

/**
 * Searches walk messages by time and count them under each term, so that their terms are computed again. Files are found by
 * owner and by kind, channels in the orders of administrators, and threads count who replied.
 */
export const growth: readonly MigrationStep[] = [
  "drop table if exists message_terms",
  "drop table if exists search_places",
  "drop table if exists search_changes",
  "drop index files_of_workspace",
  "create index files_of_workspace on files (workspace_id, listed, id, owner_id, is_public, size) where listed is not null",
  "create index files_of_owner on files (workspace_id, owner_id, listed, id) where listed is not null",
  "create index files_of_kind on files (workspace_id, kind, listed, id) where listed is not null",
  "create index channels_in_name_order on channels (name_key, id, workspace_id, type, archived) where type is not null",
  "create index channels_in_creation_order on channels (created, id) where type is not null",
  `create index channels_in_size_order on channels ((case when archived = 1 then -1 else member_count end), id)
    where type is not null`,
  `create index messages_of_replier on messages (channel_id, thread_ts, replier_id, ts) where thread_ts is not null`,
  `create table thread_repliers (
  channel_id {text} not null,
  thread_ts bigint not null,
  replier_id {text} not null,
  replies bigint not null,
  primary key (channel_id, thread_ts, replier_id)
)`,
  `insert into thread_repliers (channel_id, thread_ts, replier_id, replies)
    select channel_id, thread_ts, replier_id, count(*) from messages where thread_ts is not null
    group by channel_id, thread_ts, replier_id`,
];
