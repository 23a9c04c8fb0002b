// Compiled by src/compile/texts.test.ts (--update) from src/compile/statements.ts; do not edit.
import type { StatementTexts } from "../sql/statements/dialect.js";

/** Statements of SQLite. */
export const sqliteTexts: StatementTexts = {
  "apps.functionByCallback": {
    sql: 'select "document" from "functions" where "app_id" = +? and "callback_id" = +? order by "created", "id" limit 1',
    names: ["appId", "callbackId"],
  },
  "apps.functionPage": {
    sql: 'select "document" from "functions" where "app_id" in (select list.value from json_each(+?) as list) and ("distributed" = 1 or "app_id" in (select "list"."value" from json_each(+?) as "list")) and ("created" > +? or ("created" = +? and "id" > +?)) order by "created", "id" limit +?',
    names: ["appIds", "undistributedOf", "created", "created", "id", "limit"],
  },
  "apps.managedCount": {
    sql: 'select count(*) as "count" from "apps" where "manager_app_id" = +?',
    names: ["managerAppId"],
  },
  "channels.byName": {
    sql: 'select "document" from "channels" where "workspace_id" = +? and "name_key" = +? union all select "channels"."document" from "channel_shares" inner join "channels" on "channels"."id" = "channel_shares"."channel_id" where "channel_shares"."workspace_id" = +? and "channel_shares"."name_key" = +?',
    names: ["workspaceId", "name", "workspaceId", "name"],
  },
  "channels.dm": {
    sql: 'select "document" from "channels" where "workspace_id" = +? and "dm_key" = +?',
    names: ["workspaceId", "dm"],
  },
  "channels.idOfDm": {
    sql: 'select "id" from "channels" where "workspace_id" = +? and "dm_key" = +?',
    names: ["workspaceId", "dm"],
  },
  "channels.idOfName": {
    sql: 'select "id" from "channels" where "workspace_id" = +? and "name_key" = +? union all select "channel_id" as "id" from "channel_shares" where "workspace_id" = +? and "name_key" = +?',
    names: ["workspaceId", "name", "workspaceId", "name"],
  },
  "channels.lock": {
    sql: 'select "archived" from "channels" where "id" = +?',
    names: ["id"],
  },
  "channels.lockMember": {
    sql: 'select "user_id" from "channel_members" where "channel_id" = +? and "user_id" = +?',
    names: ["channelId", "userId"],
  },
  "channels.lockName": {
    sql: 'select "name_key", "type", (select "workspace_id" from "channel_shares" where "channel_shares"."channel_id" = "channels"."id" limit 1) as "shared_with" from "channels" where "id" = +?',
    names: ["id"],
  },
  "channels.member": {
    sql: 'select "user_id" from "channel_members" where "channel_id" = +? and "user_id" = +?',
    names: ["channelId", "userId"],
  },
  "channels.memberCount": {
    sql: 'select "member_count" from "channels" where "id" = +?',
    names: ["id"],
  },
  "channels.messageCount": {
    sql: 'select cast(sum("message_count") as bigint) as "count" from "channels" where "workspace_id" = +?',
    names: ["workspaceId"],
  },
  "channels.nextTs": {
    sql: 'update "channels" set "last_ts" = case when "last_ts" >= +? then "last_ts" + 1 else cast(+? as bigint) end, "message_count" = "message_count" + 1 where "id" = +? and "archived" <= +? returning "last_ts"',
    names: ["now", "now", "channelId", "maxArchived"],
  },
  "channels.removeMember": {
    sql: 'delete from "channel_members" where "user_id" = +?',
    names: ["userId"],
  },
  "channels.share": {
    sql: 'insert into "channel_shares" ("channel_id", "workspace_id", "type", "name_key") values (+?, +?, +?, +?)',
    names: ["channelId", "workspaceId", "type", "name"],
  },
  "channels.shared": {
    sql: 'select "mine"."channel_id" from "channel_members" as "mine" inner join "channel_members" as "theirs" on "theirs"."channel_id" = "mine"."channel_id" where "mine"."user_id" = +? and "theirs"."user_id" = +? limit 1',
    names: ["one", "other"],
  },
  "channels.uncountMember": {
    sql: 'update "channels" set "member_count" = "member_count" - 1 where "id" in (select "channel_id" from "channel_members" where "user_id" = +?)',
    names: ["userId"],
  },
  "channels.unshare": {
    sql: 'delete from "channel_shares" where "channel_id" = +?',
    names: ["id"],
  },
  "channels.withThread": {
    sql: 'select "channels"."document" from "channel_members" inner join "channels" on "channels"."id" = "channel_members"."channel_id" where "channel_members"."user_id" = +? and (exists (select "messages"."ts" from "messages" where "messages"."channel_id" = "channels"."id" and "messages"."ts" = +?) or exists (select "agent_sessions"."id" from "agent_sessions" where "agent_sessions"."channel_id" = "channels"."id" and "agent_sessions"."thread_ts" = +?)) order by "channels"."id"',
    names: ["userId", "ts", "ts"],
  },
  "connectedMembers.among": {
    sql: 'select distinct "user_id" from "connected_members" where "user_id" in (select list.value from json_each(+?) as list) and "workspace_id" = +?',
    names: ["ids", "workspaceId"],
  },
  "connectedMembers.insert": {
    sql: 'insert into "connected_members" ("user_id", "workspace_id", "group_id") select "users"."id" as "user_id", "workspace"."value" as "workspace_id", cast(+? as text) as "group_id" from "users" inner join json_each(+?) as "workspace" on true where "users"."id" in (select list.value from json_each(+?) as list) order by "users"."id" on conflict ("user_id", "workspace_id", "group_id") do nothing',
    names: ["groupId", "workspaceIds", "userIds"],
  },
  "connectedMembers.remove": {
    sql: 'delete from "connected_members" where "group_id" = +? and "workspace_id" = +?',
    names: ["groupId", "workspaceId"],
  },
  "connectedMembers.workspacesOfGroup": {
    sql: 'select distinct "workspace_id" from "connected_members" where "group_id" = +? order by "workspace_id"',
    names: ["id"],
  },
  "connectedMembers.workspacesOfUser": {
    sql: 'select distinct "workspace_id" from "connected_members" where "user_id" = +? order by "workspace_id"',
    names: ["id"],
  },
  "connectedMembers.workspacesOfUsers": {
    sql: 'select distinct "user_id", "workspace_id" from "connected_members" where "user_id" in (select list.value from json_each(+?) as list) order by "user_id", "workspace_id"',
    names: ["ids"],
  },
  "database.ping": {
    sql: 'select 1 as "one"',
    names: [],
  },
  "files.many": {
    sql: 'select "document" from "files" where "id" in (select list.value from json_each(+?) as list)',
    names: ["ids"],
  },
  "files.unfinishedCount": {
    sql: 'select count(*) as "count" from "file_uploads" where "token" = +? and "due" > +?',
    names: ["tokenHash", "dueAfterMs"],
  },
  "groups.ascending": {
    sql: 'with "slice" as (select "created", "id", "document" from "groups" order by "created" asc, "id" asc limit +? offset +?) select "total", "document" from (select count(*) as "total" from "groups") as "counted" left join "slice" on true order by "created" asc, "id" asc',
    names: ["limit", "offset"],
  },
  "groups.byHandle": {
    sql: 'select "document" from "names" inner join "groups" on "groups"."id" = "names"."holder_id" where "name" = +?',
    names: ["name"],
  },
  "groups.byName": {
    sql: 'select "document" from "groups" where "name_key" = +?',
    names: ["name"],
  },
  "groups.countMembers": {
    sql: 'update "groups" set "member_count" = "member_count" + +? where "id" = +?',
    names: ["more", "groupId"],
  },
  "groups.descending": {
    sql: 'with "slice" as (select "created", "id", "document" from "groups" order by "created" desc, "id" desc limit +? offset +?) select "total", "document" from (select count(*) as "total" from "groups") as "counted" left join "slice" on true order by "created" desc, "id" desc',
    names: ["limit", "offset"],
  },
  "groups.idOfName": {
    sql: 'select "id" from "groups" where "name_key" = +?',
    names: ["name"],
  },
  "groups.insertMembers": {
    sql: 'insert into "group_members" ("group_id", "user_id") select "groups"."id" as "group_id", "users"."id" as "user_id" from "groups", "users" where "groups"."id" = +? and "users"."id" in (select list.value from json_each(+?) as list) on conflict ("group_id", "user_id") do nothing',
    names: ["groupId", "userIds"],
  },
  "groups.lock": {
    sql: 'select "id" from "groups" where "id" = +?',
    names: ["groupId"],
  },
  "groups.lockHandle": {
    sql: 'select "handle_key" from "groups" where "id" = +?',
    names: ["groupId"],
  },
  "groups.memberCount": {
    sql: 'select "member_count" from "groups" where "id" = +?',
    names: ["groupId"],
  },
  "groups.members": {
    sql: 'select "group_id", "users"."id", "display_name" from "group_members" inner join "users" on "users"."id" = "group_members"."user_id" where "group_id" in (select list.value from json_each(+?) as list) order by "created", "users"."id"',
    names: ["ids"],
  },
  "groups.ofUser": {
    sql: 'select (select "document" from "groups" where "groups"."id" = "group_members"."group_id") as "document" from "group_members" where "user_id" = +?',
    names: ["id"],
  },
  "groups.ofUsers": {
    sql: 'select "user_id", "document" from "group_members" inner join "groups" on "groups"."id" = "group_members"."group_id" where "user_id" in (select list.value from json_each(+?) as list) order by "name_key"',
    names: ["ids"],
  },
  "groups.remove": {
    sql: 'delete from "groups" where "id" = +?',
    names: ["groupId"],
  },
  "groups.removeAllMembers": {
    sql: 'delete from "group_members" where "group_id" = +?',
    names: ["groupId"],
  },
  "groups.removeMembers": {
    sql: 'delete from "group_members" where "group_id" = +? and "user_id" in (select list.value from json_each(+?) as list)',
    names: ["groupId", "userIds"],
  },
  "lists.access": {
    sql: 'select "subject_kind", "subject_id", "level" from "list_access" where "list_id" = +? order by "subject_kind", "subject_id"',
    names: ["id"],
  },
  "lists.count": {
    sql: 'select count(*) as "count" from "list_rows" where "list_id" = +? and "archived" = +?',
    names: ["listId", "archived"],
  },
  "lists.lastPlace": {
    sql: 'select "place" from "list_rows" where "list_id" = +? and "parent_id" = +? order by "place" desc limit 1',
    names: ["listId", "parentId"],
  },
  "lists.newest": {
    sql: 'select "document" from "list_rows" where "list_id" = +? and "archived" = +? and "created" <= +? and ("created" < +? or "id" < +?) order by "created" desc, "id" desc limit +?',
    names: ["listId", "archived", "created", "created", "id", "limit"],
  },
  "lists.parents": {
    sql: 'select distinct "parent_id" from "list_rows" where "list_id" = +? and "parent_id" in (select list.value from json_each(+?) as list)',
    names: ["listId", "ids"],
  },
  "lists.putAccess": {
    sql: 'insert into "list_access" ("list_id", "subject_kind", "subject_id", "level") select "lists"."id" as "list_id", +? as "subject_kind", "list"."value" as "subject_id", +? as "level" from "lists" inner join json_each(+?) as "list" on true where "lists"."id" = +? on conflict ("list_id", "subject_kind", "subject_id") do update set "level" = "excluded"."level"',
    names: ["kind", "level", "ids", "listId"],
  },
  "lists.removeAccess": {
    sql: 'delete from "list_access" where "list_id" = +? and "subject_kind" = +? and "subject_id" in (select list.value from json_each(+?) as list)',
    names: ["listId", "kind", "ids"],
  },
  "lists.removeExportPart": {
    sql: 'delete from "list_export_parts" where "export_id" = +? and "part" = +?',
    names: ["id", "part"],
  },
  "lists.removeOldExportParts": {
    sql: 'delete from "list_export_parts" where "export_id" in (select "id" from "list_exports" where "list_id" = +? and "created" < +?)',
    names: ["listId", "before"],
  },
  "lists.removeOldExports": {
    sql: 'delete from "list_exports" where "list_id" = +? and "created" < +?',
    names: ["listId", "before"],
  },
  "lists.rows": {
    sql: 'select "document" from "list_rows" where "id" in (select list.value from json_each(+?) as list)',
    names: ["ids"],
  },
  "lists.slice": {
    sql: 'select "document" from "list_rows" where "list_id" = +? and "parent_id" = +? and "place" >= +? and ("place" > +? or "id" > +?) order by "place", "id" limit +?',
    names: ["listId", "parentId", "place", "place", "id", "limit"],
  },
  "messages.activity": {
    sql: 'select "channel_id", "ts", "kind", "user_id", "detail" from "message_events" where "channel_id" = +? and "ts" >= +? and "ts" <= +? union all select "channel_id", "ts", \'reaction\' as "kind", "user_id", "name" as "detail" from "reactions" where "channel_id" = +? and "ts" >= +? and "ts" <= +? order by "ts", "kind", "user_id", "detail"',
    names: ["channelId", "oldest", "latest", "channelId", "oldest", "latest"],
  },
  "messages.byClientMsgId": {
    sql: 'select "document" from "messages" where "app_id" = +? and "client_msg_id" = +? and "author_id" = +? and "channel_id" = +? order by "ts" desc limit 1',
    names: ["appId", "clientMsgId", "authorId", "channelId"],
  },
  "messages.get": {
    sql: 'select "document" from "messages" where "channel_id" = +? and "ts" = +?',
    names: ["channelId", "ts"],
  },
  "messages.insertActivity": {
    sql: 'insert into "message_events" ("channel_id", "ts", "kind", "user_id", "detail") select "messages"."channel_id", "messages"."ts", +? as "kind", "users"."id" as "user_id", +? as "detail" from "messages" inner join "users" on true where "messages"."channel_id" = +? and "messages"."ts" = +? and "users"."id" in (select list.value from json_each(+?) as list) on conflict ("channel_id", "ts", "kind", "user_id", "detail") do nothing',
    names: ["kind", "detail", "channelId", "ts", "userIds"],
  },
  "messages.latest": {
    sql: 'select "document" from "messages" where "channel_id" = +? order by "ts" desc limit +?',
    names: ["channelId", "limit"],
  },
  "messages.replyCount": {
    sql: 'select count(*) as "count" from "messages" where "channel_id" = +? and "thread_ts" = +?',
    names: ["channelId", "threadTs"],
  },
  "messages.tsOfClientMsgId": {
    sql: 'select "ts" from "messages" where "app_id" = +? and "client_msg_id" = +? and "author_id" = +? and "channel_id" = +? and "ts" >= +? limit 1',
    names: ["appId", "clientMsgId", "authorId", "channelId", "since"],
  },
  "messages.window": {
    sql: 'select "document" from "messages" where "channel_id" = +? and "ts" >= +? and "ts" <= +? order by "ts" limit +?',
    names: ["channelId", "oldest", "latest", "limit"],
  },
  "names.between": {
    sql: 'select "name" from "names" where "name" >= +? and "name" < +? order by "name"',
    names: ["from", "below"],
  },
  "names.claim": {
    sql: 'insert into "names" ("name", "holder_id", "channels") values (+?, +?, 0) on conflict ("name") do update set "holder_id" = "excluded"."holder_id" where "names"."channels" = 0 and "names"."holder_id" = +?',
    names: ["name", "holderId", "holderId"],
  },
  "names.claimForChannel": {
    sql: 'insert into "names" ("name", "holder_id", "channels") values (+?, null, 1) on conflict ("name") do update set "channels" = "names"."channels" + 1 where "names"."holder_id" is null',
    names: ["name"],
  },
  "names.countDown": {
    sql: 'update "names" set "channels" = "channels" - 1 where "name" = +?',
    names: ["name"],
  },
  "names.holder": {
    sql: 'select "holder_id" from "names" where "name" = +?',
    names: ["name"],
  },
  "names.ofChannels": {
    sql: 'select "name" from "names" where "name" = +? and "channels" > 0',
    names: ["name"],
  },
  "names.release": {
    sql: 'delete from "names" where "name" = +? and "holder_id" = +?',
    names: ["name", "holderId"],
  },
  "names.releaseOfGroup": {
    sql: 'delete from "names" where "name" = (select "handle_key" from "groups" where "id" = +?) and "holder_id" = +?',
    names: ["groupId", "groupId"],
  },
  "names.releaseUnused": {
    sql: 'delete from "names" where "name" = +? and "channels" = 0 and "holder_id" is null',
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
  "roles.among": {
    sql: 'select "document" from "role_assignments" where "role_id" in (select list.value from json_each(+?) as list) and "entity_id" in (select list.value from json_each(+?) as list) and "user_id" in (select list.value from json_each(+?) as list)',
    names: ["roleIds", "entityIds", "userIds"],
  },
  "roles.newest": {
    sql: 'select "document" from "role_assignments" where "place" < +? and ((not exists (select "list"."value" from json_each(+?) as "list") or "role_id" in (select list.value from json_each(+?) as list)) and (not exists (select "list"."value" from json_each(+?) as "list") or "entity_id" in (select list.value from json_each(+?) as list))) order by "place" desc limit +?',
    names: ["place", "roleIds", "roleIds", "entityIds", "entityIds", "limit"],
  },
  "roles.oldest": {
    sql: 'select "document" from "role_assignments" where "place" > +? and ((not exists (select "list"."value" from json_each(+?) as "list") or "role_id" in (select list.value from json_each(+?) as list)) and (not exists (select "list"."value" from json_each(+?) as "list") or "entity_id" in (select list.value from json_each(+?) as list))) order by "place" asc limit +?',
    names: ["place", "roleIds", "roleIds", "entityIds", "entityIds", "limit"],
  },
  "tokens.acting": {
    sql: 'select "revoked" from "tokens" where "user_id" = +? and "app_id" = +? and "revoked" = 0 limit 1',
    names: ["userId", "appId"],
  },
  "tokens.actingAmong": {
    sql: 'select distinct "user_id" from "tokens" where "user_id" in (select list.value from json_each(+?) as list) and "app_id" = +? and "revoked" = 0',
    names: ["ids", "appId"],
  },
  "tokens.byHash": {
    sql: 'select "document", "revoked" from "tokens" where "hash" = +?',
    names: ["hash"],
  },
  "tokens.removeRefreshOfInstallations": {
    sql: 'delete from "refresh_tokens" where "app_id" = +? and "target_id" in (select list.value from json_each(+?) as list)',
    names: ["appId", "targetIds"],
  },
  "tokens.removeRefreshOfUser": {
    sql: 'delete from "refresh_tokens" where "user_id" = +?',
    names: ["userId"],
  },
  "tokens.resolved": {
    sql: 'select "document", "revoked", (select "users"."document" from "users" where "users"."id" = "tokens"."user_id") as "user", (select "apps"."document" from "apps" where "apps"."id" = "tokens"."app_id") as "app", (select "organizations"."document" from "organizations" order by "id" limit 1) as "organization", (select "workspaces"."document" from "workspaces" where "workspaces"."id" = +?) as "workspace", (select "subscription_version"."version" from "subscription_version") as "subscriptions" from "tokens" where "hash" = +?',
    names: ["workspaceId", "hash"],
  },
  "tokens.revokeOfInstallations": {
    sql: 'update "tokens" set "revoked" = 1, "document" = replace(document, \'"revoked":false\', \'"revoked":true,"uninstalled":true\') where "app_id" = +? and "kind" in (\'bot\', \'user\') and "target_id" in (select list.value from json_each(+?) as list) and "revoked" = 0',
    names: ["appId", "targetIds"],
  },
  "tokens.revokeOfUser": {
    sql: 'update "tokens" set "revoked" = 1, "document" = replace(document, \'"revoked":false\', \'"revoked":true\') where "user_id" = +? and "revoked" = 0',
    names: ["userId"],
  },
  "userMarks.at": {
    sql: 'select * from "user_marks" where "home" = +? and "place" <= +? order by "place" desc limit 1',
    names: ["home", "place"],
  },
  "userMarks.countFrom": {
    sql: 'select count(*) as "count" from "users" where "home" = +? and ("created", "id") >= (+?, +?)',
    names: ["home", "created", "id"],
  },
  "userMarks.insert": {
    sql: 'insert into "user_marks" ("home", "created", "id", "place") values (+?, +?, +?, +?)',
    names: ["home", "created", "id", "place"],
  },
  "userMarks.move": {
    sql: 'update "user_marks" set "place" = "place" + +? where "home" = +? and ("created", "id") > (+?, +?)',
    names: ["by", "home", "created", "id"],
  },
  "userMarks.next": {
    sql: 'select "created", "id" from "users" where "home" = +? and ("created", "id") >= (+?, +?) order by "created", "id" limit 1 offset 1000',
    names: ["home", "created", "id"],
  },
  "userMarks.share": {
    sql: 'select "place" from "user_marks" where "home" = \'\'',
    names: [],
  },
  "userMarks.take": {
    sql: 'select "place" from "user_marks" where "home" = \'\'',
    names: [],
  },
  "users.byEmail": {
    sql: 'select "document" from "user_emails" inner join "users" on "users"."id" = "user_emails"."user_id" where "address" = +?',
    names: ["key"],
  },
  "users.byUserName": {
    sql: 'select "document" from "users" where "user_name" = +?',
    names: ["key"],
  },
  "users.countJoining": {
    sql: 'select (select count(*) as "count" from "users" where "id" in (select list.value from json_each(+?) as list)) - (select count(*) from users indexed by users_apart where id in (select value from json_each(+?) as list) and (active = 0 or restricted = 1 or ultra_restricted = 1) and (active = 0 or ultra_restricted = 1)) as "count"',
    names: ["userIds", "userIds"],
  },
  "users.emailHolder": {
    sql: 'select "user_id" from "user_emails" where "address" = +?',
    names: ["address"],
  },
  "users.exception": {
    sql: 'select case when active = 0 or restricted = 1 or ultra_restricted = 1 then document end as "document" from "users" where "id" = +?',
    names: ["id"],
  },
  "users.exceptions": {
    sql: 'select "list"."value" as "id", null as "document" from json_each(+?) as "list" where not exists (select "users"."id" from "users" where "users"."id" = "list"."value") union all select id, document from users indexed by users_apart where id in (select value from json_each(+?) as list) and (active = 0 or restricted = 1 or ultra_restricted = 1)',
    names: ["ids", "ids"],
  },
  "users.insertEmail": {
    sql: 'insert into "user_emails" ("address", "user_id") values (+?, +?)',
    names: ["address", "userId"],
  },
  "users.lock": {
    sql: 'select "users"."id", "version", "home", "created", "user_name", "address" from "users" left join "user_emails" on "user_emails"."user_id" = "users"."id" where "users"."id" = +?',
    names: ["id"],
  },
  "users.many": {
    sql: 'select "document" from "users" where "id" in (select list.value from json_each(+?) as list)',
    names: ["ids"],
  },
  "users.removeEmail": {
    sql: 'delete from "user_emails" where "address" = +?',
    names: ["address"],
  },
  "users.slice": {
    sql: 'select "document" from "users" where "home" = +? and ("created", "id") >= (+?, +?) order by "created", "id" limit +? offset +?',
    names: ["home", "created", "id", "limit", "skip"],
  },
  "users.withGroups": {
    sql: 'select "document", exists (select "group_id" from "group_members" where "user_id" = "users"."id") as "joined" from "users" where "id" = +?',
    names: ["id"],
  },
};
