import { n as listIsSeen, t as canvasIsSeen } from "./document-is-seen.js";
import { X as named, Z as among } from "./server.js";
// ../../packages/storage/src/sql/events/typed-params.ts
function isIn(dialect, param) {
	return among({
		...dialect,
		mark: () => param
	}, 1);
}
function list({ name }, param) {
	return name === "postgres" ? `(select unnest(${param}::text[]) as value)` : `json_each(${param})`;
}
function text({ name }, param) {
	return name === "postgres" ? `${param}::text` : param;
}
function integer({ name }, param) {
	return name === "postgres" ? `${param}::bigint` : param;
}
// ../../packages/storage/src/sql/events/event-statements.ts
const audience = (param, dialect) => `apps cross join tokens cross join users
    where apps.events is not null and tokens.app_id = apps.id and tokens.revoked = 0
      and users.id = tokens.user_id and users.active = 1
      and (apps.events like '% ' || tokens.kind || ':' || ${param("subscription")} || ' %'
        or ${integer(dialect, param("isAboutApp"))} = 1 and tokens.kind in ('bot', 'user')
          and apps.events like '%:' || ${param("subscription")} || ' %')
      and (${text(dialect, param("appId"))} = '' or apps.id = ${param("appId")})
      and (${integer(dialect, param("needsScope"))} = 0 or exists (select 1 from ${list(dialect, param("scopes"))} as scopes
        where tokens.scopes like '% ' || scopes.value || ' %'))
      and (tokens.target_id ${isIn(dialect, param("workspaceIds"))}
        or exists (select 1 from workspaces where workspaces.id ${isIn(dialect, param("workspaceIds"))}
          and tokens.target_id = workspaces.organization_id
          and (tokens.granted is null or tokens.granted like '% ' || workspaces.id || ' %')))
      and (${text(dialect, param("userId"))} = '' or tokens.user_id = ${param("userId")})
      and (${text(dialect, param("channelId"))} = ''
        or exists (select 1 from channel_members as seen
          where seen.channel_id = ${param("channelId")} and seen.user_id = tokens.user_id)
        or ${isPublicTo(param, dialect)})
      and (${text(dialect, param("fileId"))} = ''
        or exists (select 1 from files where files.id = ${param("fileId")} and files.owner_id = tokens.user_id)
        or exists (select 1 from file_shares as shares cross join channel_members as readers
          where shares.file_id = ${param("fileId")} and readers.channel_id = shares.channel_id
            and readers.user_id = tokens.user_id)
        or exists (select 1 from lists l where l.id = ${param("fileId")} and ${listIsSeen(tokenUser)})
        or exists (select 1 from canvases k where k.id = ${param("fileId")} and ${canvasIsSeen(tokenUser, dialect)})
        or ${isPublicTo(param, dialect)})`;
function tokenUser(name) {
	return name === "viewerId" ? "tokens.user_id" : "0";
}
function isPublicTo(param, dialect) {
	return `${integer(dialect, param("isPublic"))} = 1 and tokens.kind = 'user' and users.restricted = 0
          and users.ultra_restricted = 0`;
}
const audienceTables = [
	"apps",
	"tokens",
	"users",
	"workspaces",
	"channel_members"
];
const selectReceivers = named((param, dialect) => `select apps.id as app_id, tokens.kind || ' ' || tokens.hash as token, tokens.expires_ms
    from ${audience(param, dialect)}
    order by apps.id, token`);
const receiverPlace = "tokens.kind || ' ' || tokens.user_id || ' ' || tokens.target_id";
const selectReceiverPage = named((param, dialect) => `select ${receiverPlace} as place, min(tokens.hash) as hash
    from ${audience(param, dialect)}
      and (tokens.expires_ms is null or tokens.expires_ms > ${param("nowMs")})
      and ${receiverPlace} > ${param("after")}
    group by ${receiverPlace}
    order by ${receiverPlace} limit ${param("limit")}`);
const nextPlace = (appId) => `1 + coalesce((select max(others.place) from deliveries as others
        where others.app_id = ${appId} and others.due_ms = 0), 0)`;
const insertDeliveries = named((param, dialect) => `insert into deliveries (app_id, due_ms, place, event_id, line, token, held_ms, attempts, document)
    select apps.id, 0, ${nextPlace("apps.id")}, ${text(dialect, param("eventId"))}, ${text(dialect, param("channelId"))},
      min(tokens.kind || ' ' || tokens.hash), 0, 0, ${text(dialect, param("document"))}
    from ${audience(param, dialect)}
      and (tokens.expires_ms is null or tokens.expires_ms > ${param("atMs")})
    group by apps.id
    returning app_id`);
const insertDelivery = named((param) => `insert into deliveries (app_id, due_ms, place, event_id, line, token, held_ms, attempts, document)
    values (${param("appId")}, 0, ${nextPlace(param("appId"))}, ${param("eventId")}, ${param("channelId")},
      ${param("token")}, 0, 0, ${param("document")})`);
const selectSubscribers = named((param) => `select document from apps where events is not null
    and events like '%:' || ${param("subscription")} || ' %' order by id`);
const selectTokensOfApps = named((param) => `select document from tokens where revoked = 0 and (app_id = ${param("appId")} or app_id in (
      select app_id from tokens as others where others.user_id = ${param("userId")} and others.revoked = 0))
    order by hash`);
const waitingApps = `with recursive waiting (app_id) as (
      select min(app_id) from deliveries
      union all
      select (select min(app_id) from deliveries where app_id > waiting.app_id) from waiting where app_id is not null)
    select app_id from waiting where app_id is not null`;
const selectWaitingApps = named(() => `${waitingApps} order by app_id`);
const columns = "app_id, due_ms, place, event_id, line, token, attempts, reason, document";
const selectDue = named((param) => `select ${columns} from deliveries
    where app_id = ${param("appId")} and due_ms <= ${param("nowMs")}
    order by due_ms, place, event_id limit ${param("limit")}`);
const selectFirst = named((param) => `select event_id, due_ms from deliveries where app_id = ${param("appId")}
    order by due_ms, place, event_id limit ${param("limit")}`);
const withKey = (param) => `app_id = ${param("appId")} and due_ms = ${param("dueMs")} and place = ${param("place")}
      and event_id = ${param("eventId")}`;
const deleteDelivery = named((param) => `delete from deliveries where ${withKey(param)}`);
const planRetry = named((param) => `update deliveries
    set due_ms = ${param("retryMs")}, held_ms = 0, attempts = ${param("num")}, reason = ${param("reason")}
    where ${withKey(param)}`);
const releaseDelivery = named((param) => `update deliveries set held_ms = 0 where ${withKey(param)}`);
const selectKey = named((param) => `select due_ms, place from deliveries where app_id = ${param("appId")} and event_id = ${param("eventId")}`);
const restartDelivery = named((param) => `update deliveries set due_ms = 0, held_ms = 0, attempts = 0, reason = null, document = ${param("document")}
    where ${withKey(param)}`);
const selectWaiting = named((param, dialect) => `select ${columns} from deliveries
    order by event_id, app_id limit ${integer(dialect, param("limit"))}`);
export { text as S, selectWaitingApps as _, insertDelivery as a, isIn as b, restartDelivery as c, selectKey as d, selectReceiverPage as f, selectWaiting as g, selectTokensOfApps as h, insertDeliveries as i, selectDue as l, selectSubscribers as m, columns as n, planRetry as o, selectReceivers as p, deleteDelivery as r, releaseDelivery as s, audienceTables as t, selectFirst as u, waitingApps as v, list as x, integer as y };
