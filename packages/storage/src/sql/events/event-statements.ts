import type { DeliveryKey, Id } from "@rollcall/service/store";
import { canvasIsSeen, listIsSeen } from "../files/document-is-seen.js";
import type { SqlDialect } from "../statements/dialect.js";
import { named } from "../statements/named.js";
import { integer, isIn, list, text } from "./typed-params.js";

/** The receivers of an event. Empty texts are conditions that are not given. */
export interface AudienceArgs {
  readonly subscription: string;
  /** Whether tokens of either kind receive it, whichever list of the app has it. */
  readonly isAboutApp: number;
  /** Scopes of which the token needs one. */
  readonly scopes: readonly string[];
  readonly needsScope: number;
  readonly workspaceIds: readonly Id[];
  readonly channelId: Id;
  readonly fileId: Id;
  readonly isPublic: number;
  readonly userId: Id;
  readonly appId: Id;
}

/** An event with its receivers. */
interface ReceivedEvent extends AudienceArgs {
  readonly eventId: Id;
  readonly atMs: number;
  /** The event as stored. */
  readonly document: string;
}

/** Row of a delivery. */
export interface DeliveryRow {
  readonly app_id: string;
  readonly due_ms: number;
  readonly place: number;
  readonly event_id: string;
  readonly line: string;
  readonly token: string;
  readonly attempts: number;
  readonly reason: string | null;
  readonly document: string;
}

/**
 * Tokens through which apps see an event that they subscribe to. SQLite reads the tables of a cross join in this order, so
 * it never reads the tokens of other apps.
 */
const audience = (param: (name: keyof AudienceArgs) => string, dialect: SqlDialect) =>
  `apps cross join tokens cross join users
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

/** User of a token, as who looks for Lists and canvases. The audience says who sees those of public channels. */
function tokenUser(name: "viewerId" | "seesPublic"): string {
  return name === "viewerId" ? "tokens.user_id" : "0";
}

/** Condition that full members see the subject, wherever they are members. */
function isPublicTo(param: (name: keyof AudienceArgs) => string, dialect: SqlDialect): string {
  return `${integer(dialect, param("isPublic"))} = 1 and tokens.kind = 'user' and users.restricted = 0
          and users.ultra_restricted = 0`;
}

/** Tables that decide who receives an event that is not about a file. */
export const audienceTables = ["apps", "tokens", "users", "workspaces", "channel_members"] as const;

/** A token through which an app sees an event. */
export interface ReceiverRow {
  readonly app_id: string;
  /** Kind and hash of the token: those of bots come before those of users. */
  readonly token: string;
  readonly expires_ms: number | null;
}

/** Tokens through which apps see an event, by app. Some may have expired. */
export const selectReceivers = named<AudienceArgs, ReceiverRow>(
  (param, dialect) => `select apps.id as app_id, tokens.kind || ' ' || tokens.hash as token, tokens.expires_ms
    from ${audience(param, dialect)}
    order by apps.id, token`,
);

interface ReceiverArgs extends AudienceArgs {
  readonly after: string;
  readonly limit: number;
  readonly nowMs: number;
}

/** Place of a token among the receivers of an event: those of bots come before those of users. */
const receiverPlace = "tokens.kind || ' ' || tokens.user_id || ' ' || tokens.target_id";

/** Bots and users through which apps see an event, each with one of its tokens. */
export const selectReceiverPage = named<ReceiverArgs, { readonly place: string; readonly hash: string }>(
  (param, dialect) => `select ${receiverPlace} as place, min(tokens.hash) as hash
    from ${audience(param, dialect)}
      and (tokens.expires_ms is null or tokens.expires_ms > ${param("nowMs")})
      and ${receiverPlace} > ${param("after")}
    group by ${receiverPlace}
    order by ${receiverPlace} limit ${param("limit")}`,
);

/** Place of the next event of an app. */
const nextPlace = (appId: string) => `1 + coalesce((select max(others.place) from deliveries as others
        where others.app_id = ${appId} and others.due_ms = 0), 0)`;

/** Adds a delivery for each app that subscribes to an event and sees it by one of its tokens. */
export const insertDeliveries = named<ReceivedEvent, { readonly app_id: string }>(
  (
    param,
    dialect,
  ) => `insert into deliveries (app_id, due_ms, place, event_id, line, token, held_ms, attempts, document)
    select apps.id, 0, ${nextPlace("apps.id")}, ${text(dialect, param("eventId"))}, ${text(dialect, param("channelId"))},
      min(tokens.kind || ' ' || tokens.hash), 0, 0, ${text(dialect, param("document"))}
    from ${audience(param, dialect)}
      and (tokens.expires_ms is null or tokens.expires_ms > ${param("atMs")})
    group by apps.id
    returning app_id`,
);

interface Receiver {
  readonly appId: Id;
  readonly token: string;
  readonly eventId: Id;
  readonly channelId: Id;
  readonly document: string;
}

/** Adds a delivery. */
export const insertDelivery = named<Receiver>(
  (param) => `insert into deliveries (app_id, due_ms, place, event_id, line, token, held_ms, attempts, document)
    values (${param("appId")}, 0, ${nextPlace(param("appId"))}, ${param("eventId")}, ${param("channelId")},
      ${param("token")}, 0, 0, ${param("document")})`,
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

/** Apps with deliveries, one look-up of the index for each: an app that does not answer may have any number of them. */
export const waitingApps = `with recursive waiting (app_id) as (
      select min(app_id) from deliveries
      union all
      select (select min(app_id) from deliveries where app_id > waiting.app_id) from waiting where app_id is not null)
    select app_id from waiting where app_id is not null`;

/** Apps with deliveries. */
export const selectWaitingApps = named<object, { readonly app_id: string }>(() => `${waitingApps} order by app_id`);

/** Columns of a delivery. */
export const columns = "app_id, due_ms, place, event_id, line, token, attempts, reason, document";

/** Deliveries of an app that are due, in order. */
export const selectDue = named<{ readonly appId: Id; readonly nowMs: number; readonly limit: number }, DeliveryRow>(
  (param) => `select ${columns} from deliveries
    where app_id = ${param("appId")} and due_ms <= ${param("nowMs")}
    order by due_ms, place, event_id limit ${param("limit")}`,
);

/** Keys of the first deliveries of an app, due or not. */
export const selectFirst = named<
  { readonly appId: Id; readonly limit: number },
  Pick<DeliveryRow, "event_id" | "due_ms">
>(
  (param) => `select event_id, due_ms from deliveries where app_id = ${param("appId")}
    order by due_ms, place, event_id limit ${param("limit")}`,
);

const withKey = (param: (name: keyof DeliveryKey) => string) =>
  `app_id = ${param("appId")} and due_ms = ${param("dueMs")} and place = ${param("place")}
      and event_id = ${param("eventId")}`;

/** Ends a delivery. */
export const deleteDelivery = named<DeliveryKey>((param) => `delete from deliveries where ${withKey(param)}`);

/** Plans the next attempt of a delivery. */
export const planRetry = named<
  DeliveryKey & { readonly num: number; readonly retryMs: number; readonly reason: string }
>(
  (param) => `update deliveries
    set due_ms = ${param("retryMs")}, held_ms = 0, attempts = ${param("num")}, reason = ${param("reason")}
    where ${withKey(param)}`,
);

/** Returns a delivery that was taken. */
export const releaseDelivery = named<DeliveryKey>(
  (param) => `update deliveries set held_ms = 0 where ${withKey(param)}`,
);

/** Key of the delivery of an event to an app. */
export const selectKey = named<
  { readonly appId: Id; readonly eventId: Id },
  { readonly due_ms: number; readonly place: number }
>(
  (param) => `select due_ms, place from deliveries where app_id = ${param("appId")} and event_id = ${param("eventId")}`,
);

/** Makes a delivery due as if no attempt had been made. */
export const restartDelivery = named<DeliveryKey & { readonly document: string }>(
  (
    param,
  ) => `update deliveries set due_ms = 0, held_ms = 0, attempts = 0, reason = null, document = ${param("document")}
    where ${withKey(param)}`,
);

/** Deliveries that have not ended. */
export const selectWaiting = named<{ readonly limit: number }, DeliveryRow>(
  (param, dialect) => `select ${columns} from deliveries
    order by event_id, app_id limit ${integer(dialect, param("limit"))}`,
);
