import type { Id } from "@rollcall/service/store";
import { among } from "../statements/among.js";
import type { SqlDialect } from "../statements/dialect.js";
import { named } from "../statements/named.js";

/** An event and who receives it. Empty texts are conditions that are not given. */
interface ToldEvent {
  readonly eventId: Id;
  readonly subscription: string;
  /** Scopes of which the token needs one. */
  readonly scopes: readonly string[];
  readonly needsScope: number;
  readonly workspaceIds: readonly Id[];
  readonly channelId: Id;
  readonly isPublic: number;
  readonly userId: Id;
  readonly appId: Id;
  readonly atMs: number;
}

/** Row of a delivery. */
export interface DeliveryRow {
  readonly event_id: string;
  readonly app_id: string;
  readonly line: string;
  readonly place: number;
  readonly token: string;
  readonly due_ms: number;
  readonly attempts: number;
  readonly reason: string | null;
}

/** Row of an event. */
interface EventRow {
  readonly id: string;
  readonly document: string;
}

/** Condition on a column that its value is one of a list. */
function isIn(dialect: SqlDialect, param: string): string {
  return among({ ...dialect, mark: () => param }, 1);
}

/**
 * Adds a delivery for each app that subscribes to an event and sees it by one of its tokens: those of bots before those
 * of users. SQLite reads the tables of a cross join in this order, so it never reads the tokens of other apps.
 */
export const insertDeliveries = named<ToldEvent, { readonly app_id: string }>(
  (param, dialect) => `insert into deliveries (event_id, app_id, line, place, token, due_ms, attempts)
    select ${text(dialect, param("eventId"))}, apps.id, ${text(dialect, param("channelId"))},
      1 + coalesce((select max(others.place) from deliveries as others
        where others.app_id = apps.id and others.line = ${param("channelId")}), 0),
      min(tokens.kind || ' ' || tokens.hash), ${integer(dialect, param("atMs"))}, 0
    from apps cross join tokens cross join users
    where apps.events is not null and tokens.app_id = apps.id and tokens.revoked = 0
      and users.id = tokens.user_id and users.active = 1
      and apps.events like '% ' || tokens.kind || ':' || ${param("subscription")} || ' %'
      and (${text(dialect, param("appId"))} = '' or apps.id = ${param("appId")})
      and (tokens.expires_ms is null or tokens.expires_ms > ${param("atMs")})
      and (${integer(dialect, param("needsScope"))} = 0 or exists (select 1 from ${list(dialect, param("scopes"))} as scopes
        where tokens.scopes like '% ' || scopes.value || ' %'))
      and exists (select 1 from workspaces where workspaces.id ${isIn(dialect, param("workspaceIds"))} and (
        tokens.target_id = workspaces.id or tokens.target_id = workspaces.organization_id and (
          tokens.granted is null or tokens.granted like '% ' || workspaces.id || ' %')))
      and (${text(dialect, param("userId"))} = '' or tokens.user_id = ${param("userId")})
      and (${text(dialect, param("channelId"))} = ''
        or exists (select 1 from channel_members as seen
          where seen.channel_id = ${param("channelId")} and seen.user_id = tokens.user_id)
        or ${integer(dialect, param("isPublic"))} = 1 and tokens.kind = 'user' and users.restricted = 0 and users.ultra_restricted = 0)
    group by apps.id
    returning app_id`,
);

/** Apps that subscribe to an event. */
export const selectSubscribers = named<{ readonly subscription: string }, { readonly document: string }>(
  (param) => `select document from apps where events is not null
    and events like '%:' || ${param("subscription")} || ' %' order by id`,
);

/** Tokens, not revoked, of an app, and of the apps that have one of a user. */
export const selectTokensOfApps = named<{ readonly appId: Id; readonly userId: Id }, { readonly document: string }>(
  (param) => `select document from tokens where revoked = 0 and (app_id = ${param("appId")} or app_id in (
      select app_id from tokens as others where others.user_id = ${param("userId")} and others.revoked = 0))
    order by hash`,
);

/** Adds an event. */
export const insertEvent = named<{ readonly id: Id; readonly document: string }>(
  (param) => `insert into events (id, document) values (${param("id")}, ${param("document")})`,
);

/** Adds an event, unless it is there. */
export const keepEvent = named<{ readonly id: Id; readonly document: string }>(
  (param) =>
    `insert into events (id, document) values (${param("id")}, ${param("document")}) on conflict (id) do nothing`,
);

/** Columns of `apps` with subscriptions. */
export const selectSubscriptions = named<object, { readonly events: string }>(
  () => "select events from apps where events is not null",
);

/** Number of the last change of an app. */
export const selectVersion = named<object, { readonly version: number }>(
  () => "select version from subscription_version",
);

/** Records that an app has changed. */
export const countVersion = named<object>(
  () => `insert into subscription_version (id, version) values (1, 1)
    on conflict (id) do update set version = subscription_version.version + 1`,
);

/**
 * Apps with deliveries, one look-up of the index for each: an app that does not answer may have any number of them. Ends
 * with null.
 */
const waitingApps = `with recursive waiting (app_id) as (
      select min(app_id) from deliveries
      union all
      select (select min(app_id) from deliveries where app_id > waiting.app_id) from waiting where app_id is not null)
    select app_id from waiting`;

interface Take {
  readonly nowMs: number;
  readonly untilMs: number;
  readonly limit: number;
  readonly except: readonly Id[];
}

/** Takes deliveries that are due. */
export const takeDue = named<Take, DeliveryRow>(
  (param, dialect) => `update deliveries set due_ms = ${integer(dialect, param("untilMs"))}
    where (event_id, app_id) in (select due.event_id, due.app_id
      from (${waitingApps}) as apps join deliveries as due on due.app_id = apps.app_id
      where not apps.app_id ${isIn(dialect, param("except"))} and due.due_ms <= ${integer(dialect, param("nowMs"))}
      order by due.app_id, due.line, due.place limit ${integer(dialect, param("limit"))})
    returning event_id, app_id, line, place, token, due_ms, attempts, reason`,
);

interface LeasedTake extends Take {
  readonly holder: string;
}

/** Takes deliveries that are due, of apps that a process sends for. */
export const takeDueOfLeased = named<LeasedTake, DeliveryRow>(
  (param, dialect) => `update deliveries set due_ms = ${integer(dialect, param("untilMs"))}
    where (event_id, app_id) in (select due.event_id, due.app_id
      from senders as apps join deliveries as due on due.app_id = apps.app_id
      where apps.holder = ${param("holder")} and not apps.app_id ${isIn(dialect, param("except"))}
        and due.due_ms <= ${integer(dialect, param("nowMs"))}
      order by due.app_id, due.line, due.place limit ${integer(dialect, param("limit"))} for update of due skip locked)
    returning event_id, app_id, line, place, token, due_ms, attempts, reason`,
);

/** Makes a process the only one that sends for apps with deliveries, unless another one is. */
export const leaseApps = named<{ readonly holder: string; readonly nowMs: number; readonly untilMs: number }>(
  (param, dialect) => `insert into senders (app_id, holder, until_ms)
    select app_id, ${text(dialect, param("holder"))}, ${integer(dialect, param("untilMs"))}
    from (${waitingApps}) as apps where app_id is not null order by app_id
    on conflict (app_id) do update set holder = excluded.holder, until_ms = excluded.until_ms
    where senders.holder = excluded.holder or senders.until_ms <= ${integer(dialect, param("nowMs"))}`,
);

/** Events by ID. */
export const selectEvents = named<{ readonly ids: readonly Id[] }, EventRow>(
  (param, dialect) => `select id, document from events where id ${isIn(dialect, param("ids"))}`,
);

interface Key {
  readonly eventId: Id;
  readonly appId: Id;
}

/** Ends a delivery. */
export const deleteDelivery = named<Key>(
  (param) => `delete from deliveries where event_id = ${param("eventId")} and app_id = ${param("appId")}`,
);

/** Removes an event that is delivered to every app. */
export const deleteDelivered = named<{ readonly eventId: Id }>(
  (param) => `delete from events where id = ${param("eventId")}
    and not exists (select 1 from deliveries where event_id = ${param("eventId")})`,
);

/** Plans the next attempt of a delivery. */
export const planRetry = named<Key & { readonly num: number; readonly dueMs: number; readonly reason: string }>(
  (param) => `update deliveries
    set due_ms = ${param("dueMs")}, attempts = ${param("num")}, reason = ${param("reason")}
    where event_id = ${param("eventId")} and app_id = ${param("appId")}`,
);

/** Makes a delivery due. */
export const makeDue = named<Key & { readonly dueMs: number }>(
  (param) => `update deliveries set due_ms = ${param("dueMs")}
    where event_id = ${param("eventId")} and app_id = ${param("appId")}`,
);

interface Again extends Key {
  readonly line: string;
  readonly token: string;
  readonly dueMs: number;
}

/** Begins a delivery again: in its place if it has not ended, otherwise after all others. */
export const insertAgain = named<Again>(
  (param, dialect) => `insert into deliveries (event_id, app_id, line, place, token, due_ms, attempts)
    select ${text(dialect, param("eventId"))}, ${text(dialect, param("appId"))}, ${text(dialect, param("line"))},
      1 + coalesce(max(others.place), 0), ${text(dialect, param("token"))}, ${integer(dialect, param("dueMs"))}, 0
    from deliveries as others where others.app_id = ${param("appId")} and others.line = ${param("line")}
    on conflict (event_id, app_id) do update set due_ms = excluded.due_ms, attempts = 0, reason = null`,
);

/** Deliveries that have not ended. */
export const selectWaiting = named<{ readonly limit: number }, DeliveryRow>(
  (param, dialect) => `select event_id, app_id, line, place, token, due_ms, attempts, reason
    from deliveries order by event_id, app_id limit ${integer(dialect, param("limit"))}`,
);

/** When the next attempt is due. */
export const selectNextDue = named<object, { readonly due_ms: number | null }>(
  () => "select min(due_ms) as due_ms from deliveries",
);

/** A list as a table with the column `value`. */
function list({ name }: SqlDialect, param: string): string {
  return name === "postgres" ? `(select unnest(${param}::text[]) as value)` : `json_each(${param})`;
}

function text({ name }: SqlDialect, param: string): string {
  return name === "postgres" ? `${param}::text` : param;
}

function integer({ name }: SqlDialect, param: string): string {
  return name === "postgres" ? `${param}::bigint` : param;
}
