-- The tables of a store, printed from its documents by src/sql/schema.test.ts (--update).

create table organizations (
  id text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create table workspaces (
  id text not null,
  organization_id text,
  version bigint not null,
  document text not null,
  primary key (id)
);

create table apps (
  id text not null,
  manager_app_id text,
  client_id text,
  events text,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index apps_of_manager on apps (manager_app_id, id);

create index apps_of_client on apps (client_id, id) where client_id is not null;

create index apps_subscribed on apps (id) where events is not null;

create table app_credentials (
  app_id text not null,
  sealed bigint not null,
  version bigint not null,
  document text not null,
  primary key (app_id)
);

create index app_credentials_recoverable on app_credentials (app_id) where sealed = 1;

create table users (
  id text not null,
  home text not null,
  created text not null,
  user_name text not null,
  display_name text not null,
  active bigint not null,
  restricted bigint not null,
  ultra_restricted bigint not null,
  workspaces text not null,
  roles text,
  due bigint,
  version bigint not null,
  document text not null,
  primary key (id)
);

create unique index users_by_user_name on users (user_name);

create index users_in_order on users (home, created, id, user_name, restricted, ultra_restricted, workspaces);

create index users_apart on users (id) where active = 0 or restricted = 1 or ultra_restricted = 1;

create index users_deactivated on users (home, created, id) where active = 0;

create index users_guests on users (home, created, id) where restricted = 1 or ultra_restricted = 1;

create index users_administering on users (home, created, id) where roles is not null;

create index users_due on users (due, id) where due is not null;

create table profile_fields (
  home text not null,
  name text not null,
  version bigint not null,
  document text not null,
  primary key (home, name)
);

create table custom_fields (
  id text not null,
  home text not null,
  place bigint not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index custom_fields_of_home on custom_fields (home, place, id);

create table emoji (
  home text not null,
  name text not null,
  version bigint not null,
  document text not null,
  primary key (home, name)
);

create table do_not_disturb (
  user_id text not null,
  due bigint,
  version bigint not null,
  document text not null,
  primary key (user_id)
);

create index do_not_disturb_due on do_not_disturb (due, user_id) where due is not null;

create table groups (
  id text not null,
  created text not null,
  name_key text not null,
  workspace_id text,
  handle_key text,
  connected_to text,
  disabled bigint not null,
  member_count bigint not null default 0,
  version bigint not null,
  document text not null,
  primary key (id)
);

create unique index groups_by_name on groups (name_key);

create index groups_by_creation on groups (created, id);

create index groups_of_workspace on groups (workspace_id, created, id) where workspace_id is not null;

create index groups_connected on groups (created, id, connected_to) where connected_to is not null;

create table tokens (
  hash text not null,
  kind text not null,
  user_id text,
  app_id text,
  revoked bigint not null,
  scopes text not null,
  expires_ms bigint,
  target_id text not null,
  family text,
  granted text,
  version bigint not null,
  document text not null,
  primary key (hash)
);

create index tokens_of_user on tokens (user_id, hash);

create index tokens_of_app on tokens (app_id, hash) where revoked = 0;

create index tokens_of_family on tokens (family, hash) where family is not null and revoked = 0;

create table channels (
  id text not null,
  workspace_id text not null,
  name_key text,
  dm_key text,
  archived bigint not null,
  created text not null,
  type text,
  last_ts bigint not null default 0,
  message_count bigint not null default 0,
  member_count bigint not null default 0,
  last_place bigint not null default 0,
  version bigint not null,
  document text not null,
  primary key (id)
);

create unique index channels_by_name on channels (workspace_id, name_key);

create unique index channels_by_dm on channels (workspace_id, dm_key);

create index channels_by_type on channels (workspace_id, type, id);

create index channels_in_name_order on channels (name_key, id, workspace_id, type, archived) where type is not null;

create index channels_in_creation_order on channels (created, id) where type is not null;

create index channels_in_size_order on channels ((case when archived = 1 then -1 else member_count end), id) where type is not null;

create table role_assignments (
  role_id text not null,
  entity_id text not null,
  user_id text not null,
  place text not null,
  version bigint not null,
  document text not null,
  primary key (role_id, entity_id, user_id)
);

create index role_assignments_of_user on role_assignments (user_id, role_id, entity_id);

create index role_assignments_in_order on role_assignments (place, role_id, entity_id, user_id);

create table invitations (
  workspace_id text not null,
  email text not null,
  version bigint not null,
  document text not null,
  primary key (workspace_id, email)
);

create index invitations_of_email on invitations (email, workspace_id);

create table messages (
  channel_id text not null,
  ts bigint not null,
  app_id text,
  client_msg_id text,
  author_id text,
  thread_ts bigint,
  replier_id text,
  history_ts bigint,
  pinned bigint,
  version bigint not null,
  document text not null,
  primary key (channel_id, ts)
);

create index messages_by_client_msg_id on messages (app_id, client_msg_id, author_id, channel_id, ts) where client_msg_id is not null;

create index messages_in_thread on messages (channel_id, thread_ts, ts, replier_id) where thread_ts is not null;

create index messages_of_replier on messages (channel_id, thread_ts, replier_id, ts) where thread_ts is not null;

create index messages_in_history on messages (channel_id, history_ts, ts) where history_ts is not null;

create index messages_of_pins on messages (channel_id, pinned, ts) where pinned is not null;

create table bookmarks (
  id text not null,
  channel_id text not null,
  rank text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index bookmarks_of_channel on bookmarks (channel_id, rank, id);

create table bookmark_shelves (
  channel_id text not null,
  version bigint not null,
  document text not null,
  primary key (channel_id)
);

create table scheduled_messages (
  id text not null,
  workspace_id text not null,
  channel_id text not null,
  app_id text not null,
  user_id text not null,
  post_at bigint not null,
  created bigint not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index scheduled_messages_due on scheduled_messages (post_at, created, id);

create index scheduled_messages_of_app on scheduled_messages (workspace_id, app_id, post_at, created, id);

create index scheduled_messages_of_user on scheduled_messages (workspace_id, app_id, user_id, post_at, created, id);

create index scheduled_messages_in_channel on scheduled_messages (channel_id, post_at, created, id);

create index scheduled_messages_of_app_in on scheduled_messages (channel_id, app_id, post_at, created, id);

create index scheduled_messages_of_user_in on scheduled_messages (channel_id, app_id, user_id, post_at, created, id);

create table reminders (
  id text not null,
  workspace_id text not null,
  user_id text not null,
  other_creator_id text,
  created bigint not null,
  due bigint,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index reminders_due on reminders (due, created, id) where due is not null;

create index reminders_of_user on reminders (workspace_id, user_id, created, id);

create index reminders_of_other_creator on reminders (workspace_id, other_creator_id, created, id) where other_creator_id is not null;

create table functions (
  id text not null,
  app_id text not null,
  callback_id text not null,
  created text not null,
  distributed bigint not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index functions_of_app on functions (app_id, callback_id, id);

create table function_executions (
  id text not null,
  app_id text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create table crm_organizations (
  id text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create table crm_records (
  id text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create table files (
  id text not null,
  workspace_id text not null,
  owner_id text not null,
  listed bigint,
  kind text not null,
  size bigint not null,
  is_public bigint not null,
  content text,
  unswept bigint,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index files_of_workspace on files (workspace_id, listed, id, owner_id, is_public, size) where listed is not null;

create index files_of_owner on files (workspace_id, owner_id, listed, id) where listed is not null;

create index files_of_kind on files (workspace_id, kind, listed, id) where listed is not null;

create index files_by_content on files (content, id) where content is not null;

create index files_unswept on files (unswept, id) where unswept is not null;

create table file_uploads (
  id text not null,
  secret text not null,
  due bigint not null,
  content text,
  token text,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index file_uploads_by_secret on file_uploads (secret, id);

create index file_uploads_due on file_uploads (due, id);

create index file_uploads_of_token on file_uploads (token, due, id) where token is not null;

create index file_uploads_by_content on file_uploads (content, id) where content is not null;

create table lists (
  id text not null,
  workspace_id text not null,
  owner_id text not null,
  listed bigint not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index lists_of_workspace on lists (workspace_id, listed, id);

create table list_rows (
  id text not null,
  list_id text not null,
  parent_id text not null,
  place bigint not null,
  archived bigint not null,
  created text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index list_rows_in_order on list_rows (list_id, parent_id, place, id);

create index list_rows_by_age on list_rows (list_id, archived, created, id);

create table removed_list_rows (
  id text not null,
  list_id text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create table list_exports (
  id text not null,
  list_id text not null,
  created text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index list_exports_of_list on list_exports (list_id, created, id);

create index list_exports_oldest on list_exports (created, id);

create table list_export_parts (
  export_id text not null,
  part bigint not null,
  version bigint not null,
  document text not null,
  primary key (export_id, part)
);

create table canvases (
  id text not null,
  workspace_id text not null,
  owner_id text not null,
  listed bigint,
  channel_id text,
  shared_with text,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index canvases_of_workspace on canvases (workspace_id, listed, id) where listed is not null;

create table agent_sessions (
  id text not null,
  channel_id text not null,
  thread_ts bigint,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index agent_sessions_by_thread on agent_sessions (thread_ts, channel_id, id) where thread_ts is not null;

create table view_stacks (
  root_id text not null,
  workspace_id text not null,
  app_id text not null,
  user_id text not null,
  turn bigint not null,
  version bigint not null,
  document text not null,
  primary key (root_id)
);

create index view_stacks_of_user on view_stacks (user_id, turn, root_id);

create table views (
  id text not null,
  workspace_id text not null,
  app_id text not null,
  user_id text not null,
  stack_id text,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index views_of_stack on views (stack_id, id);

create table view_names (
  workspace_id text not null,
  app_id text not null,
  external_id text not null,
  view_id text not null,
  version bigint not null,
  document text not null,
  primary key (workspace_id, app_id, external_id)
);

create table app_homes (
  app_id text not null,
  user_id text not null,
  view_id text not null,
  version bigint not null,
  document text not null,
  primary key (app_id, user_id)
);

create table triggers (
  id text not null,
  app_id text not null,
  expires bigint,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index triggers_expiring on triggers (expires, id) where expires is not null;

create table webhooks (
  id text not null,
  app_id text not null,
  channel_id text not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index webhooks_of_app on webhooks (app_id, channel_id, id);

create table response_urls (
  id text not null,
  app_id text not null,
  expires bigint not null,
  version bigint not null,
  document text not null,
  primary key (id)
);

create index response_urls_expiring on response_urls (expires, id);

create table oauth_codes (
  hash text not null,
  app_id text not null,
  forgotten bigint not null,
  version bigint not null,
  document text not null,
  primary key (hash)
);

create index oauth_codes_oldest on oauth_codes (forgotten, hash);

create table refresh_tokens (
  hash text not null,
  user_id text,
  app_id text,
  target_id text not null,
  family text not null,
  version bigint not null,
  document text not null,
  primary key (hash)
);

create index refresh_tokens_of_user on refresh_tokens (user_id, hash);

create index refresh_tokens_of_app on refresh_tokens (app_id, hash);

create index refresh_tokens_of_family on refresh_tokens (family, hash);

create table app_resolutions (
  target_id text not null,
  app_id text not null,
  status text not null,
  newest bigint not null,
  version bigint not null,
  document text not null,
  primary key (target_id, app_id)
);

create index app_resolutions_of_target on app_resolutions (target_id, status, newest, app_id);

create table app_requests (
  app_id text not null,
  target_id text not null,
  user_id text not null,
  id text not null,
  open bigint not null,
  newest bigint not null,
  version bigint not null,
  document text not null,
  primary key (app_id, target_id, user_id)
);

create index app_requests_of_id on app_requests (id, app_id, target_id, user_id);

create index app_requests_of_app on app_requests (app_id, target_id, user_id) where open = 1;

create index app_requests_of_target on app_requests (target_id, newest, app_id, user_id) where open = 1;

create table message_values (
  channel_id text not null,
  ts text not null,
  user_id text not null,
  version bigint not null,
  document text not null,
  primary key (channel_id, ts, user_id)
);

create table signing_keys (
  slot text not null,
  created bigint not null,
  version bigint not null,
  document text not null,
  primary key (slot)
);

create index signing_keys_oldest on signing_keys (created, slot);

create table user_emails (
  address text not null,
  user_id text not null,
  primary key (address)
);

create index user_emails_of_user on user_emails (user_id, address);

create table user_marks (
  home text not null,
  created text not null,
  id text not null,
  place bigint not null,
  primary key (home, created, id)
);

create index user_marks_by_place on user_marks (home, place);

insert into user_marks (home, created, id, place) values ('', '', '', 0);

create table names (
  name text not null,
  holder_id text,
  channels bigint not null,
  primary key (name)
);

create table group_members (
  group_id text not null,
  user_id text not null,
  primary key (group_id, user_id)
);

create index group_members_of_user on group_members (user_id, group_id);

create table connected_members (
  user_id text not null,
  workspace_id text not null,
  group_id text not null,
  primary key (user_id, workspace_id, group_id)
);

create index connected_members_of_group on connected_members (group_id, workspace_id, user_id);

create table channel_members (
  channel_id text not null,
  user_id text not null,
  type text not null,
  place bigint not null,
  last_read bigint not null,
  is_open bigint not null,
  primary key (channel_id, user_id)
);

create index channel_members_of_user on channel_members (user_id, type, channel_id);

create index channel_members_in_order on channel_members (channel_id, place, user_id);

create table channel_shares (
  channel_id text not null,
  workspace_id text not null,
  type text not null,
  name_key text,
  primary key (channel_id, workspace_id)
);

create index channel_shares_by_type on channel_shares (workspace_id, type, channel_id);

create index channel_shares_by_name on channel_shares (workspace_id, name_key);

create table reactions (
  channel_id text not null,
  ts bigint not null,
  name text not null,
  user_id text not null,
  place bigint not null,
  primary key (channel_id, ts, name, user_id)
);

create index reactions_of_user on reactions (user_id, ts, channel_id, name);

create index reactions_in_order on reactions (channel_id, ts, place);

create table file_shares (
  file_id text not null,
  channel_id text not null,
  ts bigint not null,
  primary key (file_id, channel_id, ts)
);

create index file_shares_of_message on file_shares (channel_id, ts, file_id);

create table thread_repliers (
  channel_id text not null,
  thread_ts bigint not null,
  replier_id text not null,
  replies bigint not null,
  primary key (channel_id, thread_ts, replier_id)
);

create table message_events (
  channel_id text not null,
  ts bigint not null,
  kind text not null,
  user_id text not null,
  detail text not null,
  primary key (channel_id, ts, kind, user_id, detail)
);

create table message_terms (
  channel_id text not null,
  ts bigint not null,
  place bigint not null,
  term text not null,
  primary key (channel_id, ts, place)
);

create index message_terms_by_term on message_terms (term, ts, channel_id, place);

create table term_counts (
  term text not null,
  channel_id text not null,
  messages bigint not null,
  primary key (term, channel_id)
);

create table search_places (
  channel_id text not null,
  ts bigint not null,
  primary key (channel_id)
);

create table search_behind (
  channel_id text not null,
  last_ts bigint not null,
  primary key (channel_id)
);

create table search_changes (
  channel_id text not null,
  ts bigint not null,
  version bigint not null,
  primary key (channel_id, ts, version)
);

create table subscription_version (
  id bigint not null,
  version bigint not null,
  primary key (id)
);

create table deliveries (
  app_id text not null,
  due_ms bigint not null,
  place bigint not null,
  event_id text not null,
  line text not null,
  token text not null,
  held_ms bigint not null,
  attempts bigint not null,
  reason text,
  document text not null,
  primary key (app_id, due_ms, place, event_id)
);

create table senders (
  app_id text not null,
  holder text not null,
  until_ms bigint not null,
  connected bigint not null,
  primary key (app_id)
);

create table socket_tickets (
  hash text not null,
  app_id text not null,
  token_hash text not null,
  until_ms bigint not null,
  primary key (hash)
);

create index socket_tickets_of_token on socket_tickets (token_hash);

create table contents (
  hash text not null,
  size bigint not null,
  written_ms bigint not null,
  primary key (hash)
);

create table content_parts (
  hash text not null,
  part bigint not null,
  bytes bytea not null,
  primary key (hash, part)
);

create table list_access (
  list_id text not null,
  subject_kind text not null,
  subject_id text not null,
  level text not null,
  primary key (list_id, subject_kind, subject_id)
);

create table locks (
  key text not null,
  holder text not null,
  until_ms bigint not null,
  primary key (key)
);

create table rates (
  key text not null,
  debt bigint not null,
  at_ms bigint not null,
  primary key (key)
);

create index rates_by_time on rates (at_ms);
