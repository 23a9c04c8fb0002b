// Compiled by src/compile/texts.test.ts (--update) from src/compile/statements.ts; do not edit.
import type { StatementTexts } from "../sql/statements/dialect.js";

/** Statements of PostgreSQL. */
export const postgresTexts: StatementTexts = {
  "apps.functionByCallback": {
    sql: 'select "document" from "functions" where "app_id" = $1 and "callback_id" = $2 order by "created", "id" limit 1',
    names: ["appId", "callbackId"],
  },
  "apps.functionPage": {
    sql: 'select "document" from "functions" where "app_id" = any($1::text[]) and ("distributed" = 1 or "app_id" in (select "list"."value" from (select unnest($2::text[]) as value) as "list")) and ("created" > $3 or ("created" = $4 and "id" > $5)) order by "created", "id" limit $6',
    names: ["appIds", "undistributedOf", "created", "created", "id", "limit"],
  },
  "apps.managedCount": {
    sql: 'select count(*) as "count" from "apps" where "manager_app_id" = $1',
    names: ["managerAppId"],
  },
  "channels.byName": {
    sql: 'select "document" from "channels" where "workspace_id" = $1 and "name_key" = $2 union all select "channels"."document" from "channel_shares" inner join "channels" on "channels"."id" = "channel_shares"."channel_id" where "channel_shares"."workspace_id" = $3 and "channel_shares"."name_key" = $4',
    names: ["workspaceId", "name", "workspaceId", "name"],
  },
  "channels.dm": {
    sql: 'select "document" from "channels" where "workspace_id" = $1 and "dm_key" = $2',
    names: ["workspaceId", "dm"],
  },
  "channels.idOfDm": {
    sql: 'select "id" from "channels" where "workspace_id" = $1 and "dm_key" = $2',
    names: ["workspaceId", "dm"],
  },
  "channels.idOfName": {
    sql: 'select "id" from "channels" where "workspace_id" = $1 and "name_key" = $2 union all select "channel_id" as "id" from "channel_shares" where "workspace_id" = $3 and "name_key" = $4',
    names: ["workspaceId", "name", "workspaceId", "name"],
  },
  "channels.lock": {
    sql: 'select "archived" from "channels" where "id" = $1 for update',
    names: ["id"],
  },
  "channels.lockMember": {
    sql: 'select "user_id" from "channel_members" where "channel_id" = $1 and "user_id" = $2 for share',
    names: ["channelId", "userId"],
  },
  "channels.lockName": {
    sql: 'select "name_key", "type", (select "workspace_id" from "channel_shares" where "channel_shares"."channel_id" = "channels"."id" limit 1) as "shared_with" from "channels" where "id" = $1 for update',
    names: ["id"],
  },
  "channels.member": {
    sql: 'select "user_id" from "channel_members" where "channel_id" = $1 and "user_id" = $2',
    names: ["channelId", "userId"],
  },
  "channels.memberCount": {
    sql: 'select "member_count" from "channels" where "id" = $1',
    names: ["id"],
  },
  "channels.messageCount": {
    sql: 'select cast(sum("message_count") as bigint) as "count" from "channels" where "workspace_id" = $1',
    names: ["workspaceId"],
  },
  "channels.nextTs": {
    sql: 'update "channels" set "last_ts" = case when "last_ts" >= $1 then "last_ts" + 1 else cast($2 as bigint) end, "message_count" = "message_count" + 1 where "id" = $3 and "archived" <= $4 returning "last_ts"',
    names: ["now", "now", "channelId", "maxArchived"],
  },
  "channels.removeMember": {
    sql: 'delete from "channel_members" where "user_id" = $1',
    names: ["userId"],
  },
  "channels.share": {
    sql: 'insert into "channel_shares" ("channel_id", "workspace_id", "type", "name_key") values ($1, $2, $3, $4)',
    names: ["channelId", "workspaceId", "type", "name"],
  },
  "channels.shared": {
    sql: 'select "mine"."channel_id" from "channel_members" as "mine" inner join "channel_members" as "theirs" on "theirs"."channel_id" = "mine"."channel_id" where "mine"."user_id" = $1 and "theirs"."user_id" = $2 limit 1',
    names: ["one", "other"],
  },
  "channels.uncountMember": {
    sql: 'update "channels" set "member_count" = "member_count" - 1 where "id" in (select "channel_id" from "channel_members" where "user_id" = $1)',
    names: ["userId"],
  },
  "channels.unshare": {
    sql: 'delete from "channel_shares" where "channel_id" = $1',
    names: ["id"],
  },
  "channels.withThread": {
    sql: 'select "channels"."document" from "channel_members" inner join "channels" on "channels"."id" = "channel_members"."channel_id" where "channel_members"."user_id" = $1 and (exists (select "messages"."ts" from "messages" where "messages"."channel_id" = "channels"."id" and "messages"."ts" = $2) or exists (select "agent_sessions"."id" from "agent_sessions" where "agent_sessions"."channel_id" = "channels"."id" and "agent_sessions"."thread_ts" = $3)) order by "channels"."id"',
    names: ["userId", "ts", "ts"],
  },
  "connectedMembers.among": {
    sql: 'select distinct "user_id" from "connected_members" where "user_id" = any($1::text[]) and "workspace_id" = $2',
    names: ["ids", "workspaceId"],
  },
  "connectedMembers.insert": {
    sql: 'insert into "connected_members" ("user_id", "workspace_id", "group_id") select "users"."id" as "user_id", "workspace"."value" as "workspace_id", cast($1 as text) as "group_id" from "users" inner join (select unnest($2::text[]) as value) as "workspace" on true where "users"."id" = any($3::text[]) order by "users"."id" on conflict ("user_id", "workspace_id", "group_id") do nothing',
    names: ["groupId", "workspaceIds", "userIds"],
  },
  "connectedMembers.remove": {
    sql: 'delete from "connected_members" where "group_id" = $1 and "workspace_id" = $2',
    names: ["groupId", "workspaceId"],
  },
  "connectedMembers.workspacesOfGroup": {
    sql: 'select distinct "workspace_id" from "connected_members" where "group_id" = $1 order by "workspace_id"',
    names: ["id"],
  },
  "connectedMembers.workspacesOfUser": {
    sql: 'select distinct "workspace_id" from "connected_members" where "user_id" = $1 order by "workspace_id"',
    names: ["id"],
  },
  "connectedMembers.workspacesOfUsers": {
    sql: 'select distinct "user_id", "workspace_id" from "connected_members" where "user_id" = any($1::text[]) order by "user_id", "workspace_id"',
    names: ["ids"],
  },
  "database.ping": {
    sql: 'select 1 as "one"',
    names: [],
  },
  "files.many": {
    sql: 'select "document" from "files" where "id" = any($1::text[])',
    names: ["ids"],
  },
  "files.unfinishedCount": {
    sql: 'select count(*) as "count" from "file_uploads" where "token" = $1 and "due" > $2',
    names: ["tokenHash", "dueAfterMs"],
  },
  "groups.ascending": {
    sql: 'with "slice" as (select "created", "id", "document" from "groups" order by "created" asc, "id" asc limit $1 offset $2) select "total", "document" from (select count(*) as "total" from "groups") as "counted" left join "slice" on true order by "created" asc, "id" asc',
    names: ["limit", "offset"],
  },
  "groups.byHandle": {
    sql: 'select "document" from "names" inner join "groups" on "groups"."id" = "names"."holder_id" where "name" = $1',
    names: ["name"],
  },
  "groups.byName": {
    sql: 'select "document" from "groups" where "name_key" = $1',
    names: ["name"],
  },
  "groups.countMembers": {
    sql: 'update "groups" set "member_count" = "member_count" + $1 where "id" = $2',
    names: ["more", "groupId"],
  },
  "groups.descending": {
    sql: 'with "slice" as (select "created", "id", "document" from "groups" order by "created" desc, "id" desc limit $1 offset $2) select "total", "document" from (select count(*) as "total" from "groups") as "counted" left join "slice" on true order by "created" desc, "id" desc',
    names: ["limit", "offset"],
  },
  "groups.idOfName": {
    sql: 'select "id" from "groups" where "name_key" = $1',
    names: ["name"],
  },
  "groups.insertMembers": {
    sql: 'insert into "group_members" ("group_id", "user_id") select "groups"."id" as "group_id", "users"."id" as "user_id" from "groups", "users" where "groups"."id" = $1 and "users"."id" = any($2::text[]) on conflict ("group_id", "user_id") do nothing',
    names: ["groupId", "userIds"],
  },
  "groups.lock": {
    sql: 'select "id" from "groups" where "id" = $1 for update',
    names: ["groupId"],
  },
  "groups.lockHandle": {
    sql: 'select "handle_key" from "groups" where "id" = $1 for update',
    names: ["groupId"],
  },
  "groups.memberCount": {
    sql: 'select "member_count" from "groups" where "id" = $1',
    names: ["groupId"],
  },
  "groups.members": {
    sql: 'select "group_id", "users"."id", "display_name" from "group_members" inner join "users" on "users"."id" = "group_members"."user_id" where "group_id" = any($1::text[]) order by "created", "users"."id"',
    names: ["ids"],
  },
  "groups.ofUser": {
    sql: 'select (select "document" from "groups" where "groups"."id" = "group_members"."group_id") as "document" from "group_members" where "user_id" = $1',
    names: ["id"],
  },
  "groups.ofUsers": {
    sql: 'select "user_id", "document" from "group_members" inner join "groups" on "groups"."id" = "group_members"."group_id" where "user_id" = any($1::text[]) order by "name_key"',
    names: ["ids"],
  },
  "groups.remove": {
    sql: 'delete from "groups" where "id" = $1',
    names: ["groupId"],
  },
  "groups.removeAllMembers": {
    sql: 'delete from "group_members" where "group_id" = $1',
    names: ["groupId"],
  },
  "groups.removeMembers": {
    sql: 'delete from "group_members" where "group_id" = $1 and "user_id" = any($2::text[])',
    names: ["groupId", "userIds"],
  },
  "lists.access": {
    sql: 'select "subject_kind", "subject_id", "level" from "list_access" where "list_id" = $1 order by "subject_kind", "subject_id"',
    names: ["id"],
  },
  "lists.count": {
    sql: 'select count(*) as "count" from "list_rows" where "list_id" = $1 and "archived" = $2',
    names: ["listId", "archived"],
  },
  "lists.lastPlace": {
    sql: 'select "place" from "list_rows" where "list_id" = $1 and "parent_id" = $2 order by "place" desc limit 1',
    names: ["listId", "parentId"],
  },
  "lists.newest": {
    sql: 'select "document" from "list_rows" where "list_id" = $1 and "archived" = $2 and "created" <= $3 and ("created" < $4 or "id" < $5) order by "created" desc, "id" desc limit $6',
    names: ["listId", "archived", "created", "created", "id", "limit"],
  },
  "lists.parents": {
    sql: 'select distinct "parent_id" from "list_rows" where "list_id" = $1 and "parent_id" = any($2::text[])',
    names: ["listId", "ids"],
  },
  "lists.putAccess": {
    sql: 'insert into "list_access" ("list_id", "subject_kind", "subject_id", "level") select "lists"."id" as "list_id", $1 as "subject_kind", "list"."value" as "subject_id", $2 as "level" from "lists" inner join (select unnest($3::text[]) as value) as "list" on true where "lists"."id" = $4 on conflict ("list_id", "subject_kind", "subject_id") do update set "level" = "excluded"."level"',
    names: ["kind", "level", "ids", "listId"],
  },
  "lists.removeAccess": {
    sql: 'delete from "list_access" where "list_id" = $1 and "subject_kind" = $2 and "subject_id" = any($3::text[])',
    names: ["listId", "kind", "ids"],
  },
  "lists.removeExportPart": {
    sql: 'delete from "list_export_parts" where "export_id" = $1 and "part" = $2',
    names: ["id", "part"],
  },
  "lists.removeOldExportParts": {
    sql: 'delete from "list_export_parts" where "export_id" in (select "id" from "list_exports" where "list_id" = $1 and "created" < $2)',
    names: ["listId", "before"],
  },
  "lists.removeOldExports": {
    sql: 'delete from "list_exports" where "list_id" = $1 and "created" < $2',
    names: ["listId", "before"],
  },
  "lists.rows": {
    sql: 'select "document" from "list_rows" where "id" = any($1::text[])',
    names: ["ids"],
  },
  "lists.slice": {
    sql: 'select "document" from "list_rows" where "list_id" = $1 and "parent_id" = $2 and "place" >= $3 and ("place" > $4 or "id" > $5) order by "place", "id" limit $6',
    names: ["listId", "parentId", "place", "place", "id", "limit"],
  },
  "locks.acquire": {
    sql: 'insert into "locks" ("key", "holder", "until_ms") select $1::text, $2::text, $3::bigint from (select set_config(\'synchronous_commit\', \'off\', true)) as settings on conflict ("key") do update set "holder" = "excluded"."holder", "until_ms" = "excluded"."until_ms" where ("locks"."until_ms" <= $4 or "locks"."holder" = $5)',
    names: ["key", "holder", "untilMs", "nowMs", "holder"],
  },
  "locks.release": {
    sql: 'delete from "locks" where "key" = $1 and "holder" = $2 and set_config(\'synchronous_commit\', \'off\', true) is not null',
    names: ["key", "holder"],
  },
  "memberChanges.join": {
    sql: 'with "fit" as (select "id" from "users" where "id" = $1 and "active" <> 0 and "ultra_restricted" <> 1 for share), "locked" as (select "id", "member_count" from "groups" where "id" = $2 and "version" = $3 and "member_count" < $4 and exists (select from fit) for update), "changed" as (insert into "group_members" ("group_id", "user_id") select "locked"."id", "fit"."id" as "user_id" from "locked", "fit" on conflict ("group_id", "user_id") do nothing returning "user_id"), "counted" as (update "groups" set "member_count" = locked.member_count + 1 from "locked" where "groups"."id" = "locked"."id" and exists (select from changed)), "released" as (delete from "locks" where "key" = $5 and "holder" = $6 and exists (select from locked)) select "id" from "locked"',
    names: ["userId", "groupId", "version", "atMost", "key", "holder"],
  },
  "memberChanges.leave": {
    sql: 'with "locked" as (select "id", "member_count" from "groups" where "id" = $1 and "version" = $2 for update), "changed" as (delete from "group_members" where "group_id" = $3 and "user_id" = $4 and exists (select from locked) returning "user_id"), "counted" as (update "groups" set "member_count" = locked.member_count - 1 from "locked" where "groups"."id" = "locked"."id" and exists (select from changed)), "released" as (delete from "locks" where "key" = $5 and "holder" = $6 and exists (select from locked)) select "id" from "locked"',
    names: ["groupId", "version", "groupId", "userId", "key", "holder"],
  },
  "memberships.add": {
    sql: 'with "changed" as (insert into "group_members" ("group_id", "user_id") select $1::text as "group_id", "users"."id" as "user_id" from "users" where "users"."id" = any($2::text[]) and exists (select "id" from "groups" where "id" = $3) and not exists (select "there"."user_id" from "group_members" as "there" where "there"."group_id" = $4 and "there"."user_id" = "users"."id") order by "users"."id" returning "user_id") update "groups" set "member_count" = "member_count" + (select count(*) from changed) where "id" = $5 and exists (select from changed)',
    names: ["groupId", "userIds", "groupId", "groupId", "groupId"],
  },
  "memberships.remove": {
    sql: 'with "changed" as (delete from "group_members" where "group_id" = $1 and "user_id" = any($2::text[]) returning "user_id") update "groups" set "member_count" = "member_count" - (select count(*) from changed) where "id" = $3 and exists (select from changed)',
    names: ["groupId", "userIds", "groupId"],
  },
  "messages.activity": {
    sql: 'select "channel_id", "ts", "kind", "user_id", "detail" from "message_events" where "channel_id" = $1 and "ts" >= $2 and "ts" <= $3 union all select "channel_id", "ts", \'reaction\' as "kind", "user_id", "name" as "detail" from "reactions" where "channel_id" = $4 and "ts" >= $5 and "ts" <= $6 order by "ts", "kind", "user_id", "detail"',
    names: ["channelId", "oldest", "latest", "channelId", "oldest", "latest"],
  },
  "messages.byClientMsgId": {
    sql: 'select "document" from "messages" where "app_id" = $1 and "client_msg_id" = $2 and "author_id" = $3 and "channel_id" = $4 order by "ts" desc limit 1',
    names: ["appId", "clientMsgId", "authorId", "channelId"],
  },
  "messages.get": {
    sql: 'select "document" from "messages" where "channel_id" = $1 and "ts" = $2',
    names: ["channelId", "ts"],
  },
  "messages.insertActivity": {
    sql: 'insert into "message_events" ("channel_id", "ts", "kind", "user_id", "detail") select "messages"."channel_id", "messages"."ts", $1 as "kind", "users"."id" as "user_id", $2 as "detail" from "messages" inner join "users" on true where "messages"."channel_id" = $3 and "messages"."ts" = $4 and "users"."id" = any($5::text[]) on conflict ("channel_id", "ts", "kind", "user_id", "detail") do nothing',
    names: ["kind", "detail", "channelId", "ts", "userIds"],
  },
  "messages.latest": {
    sql: 'select "document" from "messages" where "channel_id" = $1 order by "ts" desc limit $2',
    names: ["channelId", "limit"],
  },
  "messages.replyCount": {
    sql: 'select count(*) as "count" from "messages" where "channel_id" = $1 and "thread_ts" = $2',
    names: ["channelId", "threadTs"],
  },
  "messages.tsOfClientMsgId": {
    sql: 'select "ts" from "messages" where "app_id" = $1 and "client_msg_id" = $2 and "author_id" = $3 and "channel_id" = $4 and "ts" >= $5 limit 1',
    names: ["appId", "clientMsgId", "authorId", "channelId", "since"],
  },
  "messages.window": {
    sql: 'select "document" from "messages" where "channel_id" = $1 and "ts" >= $2 and "ts" <= $3 order by "ts" limit $4',
    names: ["channelId", "oldest", "latest", "limit"],
  },
  "names.between": {
    sql: 'select "name" from "names" where "name" >= $1 and "name" < $2 order by "name"',
    names: ["from", "below"],
  },
  "names.claim": {
    sql: 'insert into "names" ("name", "holder_id", "channels") values ($1, $2, 0) on conflict ("name") do update set "holder_id" = "excluded"."holder_id" where "names"."channels" = 0 and "names"."holder_id" = $3',
    names: ["name", "holderId", "holderId"],
  },
  "names.claimForChannel": {
    sql: 'insert into "names" ("name", "holder_id", "channels") values ($1, null, 1) on conflict ("name") do update set "channels" = "names"."channels" + 1 where "names"."holder_id" is null',
    names: ["name"],
  },
  "names.countDown": {
    sql: 'update "names" set "channels" = "channels" - 1 where "name" = $1',
    names: ["name"],
  },
  "names.holder": {
    sql: 'select "holder_id" from "names" where "name" = $1',
    names: ["name"],
  },
  "names.ofChannels": {
    sql: 'select "name" from "names" where "name" = $1 and "channels" > 0',
    names: ["name"],
  },
  "names.release": {
    sql: 'delete from "names" where "name" = $1 and "holder_id" = $2',
    names: ["name", "holderId"],
  },
  "names.releaseOfGroup": {
    sql: 'delete from "names" where "name" = (select "handle_key" from "groups" where "id" = $1) and "holder_id" = $2',
    names: ["groupId", "groupId"],
  },
  "names.releaseUnused": {
    sql: 'delete from "names" where "name" = $1 and "channels" = 0 and "holder_id" is null',
    names: ["name"],
  },
  "organizations.get": {
    sql: 'select "document" from "organizations" order by "id" limit 1',
    names: [],
  },
  "organizations.workspaces": {
    sql: 'select "document" from "workspaces" order by "id"',
    names: [],
  },
  "posts.insert": {
    sql: 'with "channel" as (select "id", "last_ts" from "channels" where "id" = $1 and "archived" <= $2 for update), "counted" as (update "channels" set "last_ts" = greatest(channels.last_ts + $3::bigint, $4::bigint), "message_count" = "channels"."message_count" + $5 from "channel" where "channels"."id" = "channel"."id") insert into "messages" ("channel_id", "ts", "app_id", "client_msg_id", "author_id", "thread_ts", "replier_id", "history_ts", "pinned", "version", "document") select "channel"."id", greatest(channel.last_ts + each.place, each.earliest) as "ts", "each"."app_id", "each"."client_msg_id", "each"."author_id", "each"."thread_ts", "each"."replier_id", case when each.shown = 1 then greatest(channel.last_ts + each.place, each.earliest) end as "history_ts", "each"."pinned", 1 as "version", \'{"ts":"\' || lpad(((greatest(channel.last_ts + each.place, each.earliest) - greatest(channel.last_ts + each.place, each.earliest) % 1000000) / 1000000)::bigint::text, greatest(10, length(((greatest(channel.last_ts + each.place, each.earliest) - greatest(channel.last_ts + each.place, each.earliest) % 1000000) / 1000000)::bigint::text)), \'0\') || \'.\' || lpad((greatest(channel.last_ts + each.place, each.earliest) % 1000000)::text, greatest(6, length((greatest(channel.last_ts + each.place, each.earliest) % 1000000)::text)), \'0\') || \'",\' || each.rest as "document" from "channel", unnest($6::bigint[], $7::text[], $8::text[], $9::text[], $10::bigint[], $11::text[], $12::bigint[], $13::bigint[], $14::text[]) with ordinality as each(earliest, app_id, client_msg_id, author_id, thread_ts, replier_id, shown, pinned, rest, place) returning "ts"',
    names: [
      "channelId",
      "maxArchived",
      "count",
      "last",
      "count",
      "earliest",
      "appIds",
      "clientMsgIds",
      "authorIds",
      "threads",
      "replierIds",
      "shown",
      "pinned",
      "rests",
    ],
  },
  "rates.get": {
    sql: 'select "debt", "at_ms" from "rates" where "key" = $1',
    names: ["key"],
  },
  "rates.removeIdle": {
    sql: 'delete from "rates" where "at_ms" < $1',
    names: ["beforeMs"],
  },
  "rates.setBack": {
    sql: 'update "rates" set "at_ms" = $1::bigint where "key" = $2 and "at_ms" > $3::bigint + 10000',
    names: ["nowMs", "key", "nowMs"],
  },
  "rates.take": {
    sql: 'insert into "rates" ("key", "debt", "at_ms") select $1::text, 60000::bigint, $2::bigint from (select set_config(\'synchronous_commit\', \'off\', true)) as settings on conflict ("key") do update set "debt" = greatest(0, rates.debt - greatest(0, $3::bigint - case when rates.at_ms > $4::bigint + 10000 then $5::bigint else rates.at_ms end) * $6::bigint) + 60000, "at_ms" = greatest(case when rates.at_ms > $7::bigint + 10000 then $8::bigint else rates.at_ms end, $9::bigint) where greatest(0, rates.debt - greatest(0, $10::bigint - case when rates.at_ms > $11::bigint + 10000 then $12::bigint else rates.at_ms end) * $13::bigint) + 60000 <= $14::bigint * 60000 returning "debt", "at_ms"',
    names: [
      "key",
      "nowMs",
      "nowMs",
      "nowMs",
      "nowMs",
      "perMinute",
      "nowMs",
      "nowMs",
      "nowMs",
      "nowMs",
      "nowMs",
      "nowMs",
      "perMinute",
      "burst",
    ],
  },
  "replacements.user": {
    sql: 'update "users" set "version" = $1, "home" = $2, "created" = $3, "user_name" = $4, "display_name" = $5, "active" = $6, "restricted" = $7, "ultra_restricted" = $8, "workspaces" = $9, "due" = $10, "document" = $11 where "id" = $12 and "version" = $13 and "home" = $14 and "created" = $15 and "user_name" = $16 and (\n    select count(*) = $17::bigint and count(*) filter (where address = any($18::text[])) = $19::bigint\n    from user_emails where user_id = $20\n  )',
    names: [
      "version",
      "home",
      "created",
      "user_name",
      "display_name",
      "active",
      "restricted",
      "ultra_restricted",
      "workspaces",
      "due",
      "document",
      "id",
      "replaces",
      "home",
      "created",
      "user_name",
      "count",
      "addresses",
      "count",
      "id",
    ],
  },
  "roles.among": {
    sql: 'select "document" from "role_assignments" where "role_id" = any($1::text[]) and "entity_id" = any($2::text[]) and "user_id" = any($3::text[])',
    names: ["roleIds", "entityIds", "userIds"],
  },
  "roles.newest": {
    sql: 'select "document" from "role_assignments" where "place" < $1 and ((not exists (select "list"."value" from (select unnest($2::text[]) as value) as "list") or "role_id" = any($3::text[])) and (not exists (select "list"."value" from (select unnest($4::text[]) as value) as "list") or "entity_id" = any($5::text[]))) order by "place" desc limit $6',
    names: ["place", "roleIds", "roleIds", "entityIds", "entityIds", "limit"],
  },
  "roles.oldest": {
    sql: 'select "document" from "role_assignments" where "place" > $1 and ((not exists (select "list"."value" from (select unnest($2::text[]) as value) as "list") or "role_id" = any($3::text[])) and (not exists (select "list"."value" from (select unnest($4::text[]) as value) as "list") or "entity_id" = any($5::text[]))) order by "place" asc limit $6',
    names: ["place", "roleIds", "roleIds", "entityIds", "entityIds", "limit"],
  },
  "tokens.acting": {
    sql: 'select "revoked" from "tokens" where "user_id" = $1 and "app_id" = $2 and "revoked" = 0 limit 1',
    names: ["userId", "appId"],
  },
  "tokens.actingAmong": {
    sql: 'select distinct "user_id" from "tokens" where "user_id" = any($1::text[]) and "app_id" = $2 and "revoked" = 0',
    names: ["ids", "appId"],
  },
  "tokens.byHash": {
    sql: 'select "document", "revoked" from "tokens" where "hash" = $1',
    names: ["hash"],
  },
  "tokens.removeRefreshOfInstallations": {
    sql: 'delete from "refresh_tokens" where "app_id" = $1 and "target_id" = any($2::text[])',
    names: ["appId", "targetIds"],
  },
  "tokens.removeRefreshOfUser": {
    sql: 'delete from "refresh_tokens" where "user_id" = $1',
    names: ["userId"],
  },
  "tokens.resolved": {
    sql: 'select "document", "revoked", (select "users"."document" from "users" where "users"."id" = "tokens"."user_id") as "user", (select "apps"."document" from "apps" where "apps"."id" = "tokens"."app_id") as "app", (select "organizations"."document" from "organizations" order by "id" limit 1) as "organization", (select "workspaces"."document" from "workspaces" where "workspaces"."id" = $1) as "workspace", (select "subscription_version"."version" from "subscription_version") as "subscriptions" from "tokens" where "hash" = $2',
    names: ["workspaceId", "hash"],
  },
  "tokens.revokeOfInstallations": {
    sql: 'update "tokens" set "revoked" = 1, "document" = replace(document, \'"revoked":false\', \'"revoked":true,"uninstalled":true\') where "app_id" = $1 and "kind" in (\'bot\', \'user\') and "target_id" = any($2::text[]) and "revoked" = 0',
    names: ["appId", "targetIds"],
  },
  "tokens.revokeOfUser": {
    sql: 'update "tokens" set "revoked" = 1, "document" = replace(document, \'"revoked":false\', \'"revoked":true\') where "user_id" = $1 and "revoked" = 0',
    names: ["userId"],
  },
  "userMarks.at": {
    sql: 'select * from "user_marks" where "home" = $1 and "place" <= $2 order by "place" desc limit 1',
    names: ["home", "place"],
  },
  "userMarks.countFrom": {
    sql: 'select count(*) as "count" from "users" where "home" = $1 and ("created", "id") >= ($2, $3)',
    names: ["home", "created", "id"],
  },
  "userMarks.insert": {
    sql: 'insert into "user_marks" ("home", "created", "id", "place") values ($1, $2, $3, $4)',
    names: ["home", "created", "id", "place"],
  },
  "userMarks.move": {
    sql: 'update "user_marks" set "place" = "place" + $1 where "home" = $2 and ("created", "id") > ($3, $4)',
    names: ["by", "home", "created", "id"],
  },
  "userMarks.next": {
    sql: 'select "created", "id" from "users" where "home" = $1 and ("created", "id") >= ($2, $3) order by "created", "id" limit 1 offset 1000',
    names: ["home", "created", "id"],
  },
  "userMarks.share": {
    sql: 'select "place" from "user_marks" where "home" = \'\' for share',
    names: [],
  },
  "userMarks.take": {
    sql: 'select "place" from "user_marks" where "home" = \'\' for update skip locked',
    names: [],
  },
  "users.byEmail": {
    sql: 'select "document" from "user_emails" inner join "users" on "users"."id" = "user_emails"."user_id" where "address" = $1',
    names: ["key"],
  },
  "users.byUserName": {
    sql: 'select "document" from "users" where "user_name" = $1',
    names: ["key"],
  },
  "users.countJoining": {
    sql: 'select (select count(*) as "count" from "users" where "id" = any($1::text[])) - (select count(*) from users  where id in (select value from (select unnest($2::text[]) as value) as list) and (active = 0 or restricted = 1 or ultra_restricted = 1) and (active = 0 or ultra_restricted = 1)) as "count"',
    names: ["userIds", "userIds"],
  },
  "users.emailHolder": {
    sql: 'select "user_id" from "user_emails" where "address" = $1',
    names: ["address"],
  },
  "users.exception": {
    sql: 'select case when active = 0 or restricted = 1 or ultra_restricted = 1 then document end as "document" from "users" where "id" = $1',
    names: ["id"],
  },
  "users.exceptions": {
    sql: 'select "list"."value" as "id", null as "document" from (select unnest($1::text[]) as value) as "list" where not exists (select "users"."id" from "users" where "users"."id" = "list"."value") union all select id, document from users  where id in (select value from (select unnest($2::text[]) as value) as list) and (active = 0 or restricted = 1 or ultra_restricted = 1)',
    names: ["ids", "ids"],
  },
  "users.insertEmail": {
    sql: 'insert into "user_emails" ("address", "user_id") values ($1, $2)',
    names: ["address", "userId"],
  },
  "users.lock": {
    sql: 'select "users"."id", "version", "home", "created", "user_name", "address" from "users" left join "user_emails" on "user_emails"."user_id" = "users"."id" where "users"."id" = $1 for update of "users"',
    names: ["id"],
  },
  "users.many": {
    sql: 'select "document" from "users" where "id" = any($1::text[])',
    names: ["ids"],
  },
  "users.removeEmail": {
    sql: 'delete from "user_emails" where "address" = $1',
    names: ["address"],
  },
  "users.slice": {
    sql: 'select "document" from "users" where "home" = $1 and ("created", "id") >= ($2, $3) order by "created", "id" limit $4 offset $5',
    names: ["home", "created", "id", "limit", "skip"],
  },
  "users.withGroups": {
    sql: 'select "document", exists (select "group_id" from "group_members" where "user_id" = "users"."id") as "joined" from "users" where "id" = $1',
    names: ["id"],
  },
};
