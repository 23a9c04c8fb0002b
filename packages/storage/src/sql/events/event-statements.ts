import { type DeliveryKey, type Id, isAboutApp, type StoredAudience, scopesOfEvent } from "@rollcall/service/store";
import { canvasIsSeen, listIsSeen } from "../files/document-is-seen.js";
import { among, type Fragment, integer, type Marks, type SqlPart, sql, tableOf, text } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

/** Arguments of the statements that find the receivers of an event. */
export function toAudienceArgs(audience: StoredAudience): AudienceArgs {
  const { subscription, workspaceIds, channelId = "", fileId = "", isPublic, userId = "", appId = "" } = audience;
  const scopes = scopesOfEvent(audience);
  const receivers = {
    subscription,
    workspaceIds,
    channelId,
    fileId,
    userId,
    appId,
    isPublic: isPublic === true ? 1 : 0,
  };
  const aboutApp = audience.isAboutApp ?? isAboutApp(subscription);
  return { ...receivers, isAboutApp: aboutApp ? 1 : 0, scopes, needsScope: Math.sign(scopes.length) };
}

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
export type DeliveryRow = Columns<
  "deliveries",
  "app_id" | "due_ms" | "place" | "event_id" | "line" | "token" | "attempts" | "reason" | "document"
>;

/**
 * Tokens through which apps see an event that they subscribe to. SQLite reads the tables of a cross join in this order, so
 * it never reads the tokens of other apps.
 */
const audience = (arg: Marks<AudienceArgs>): Fragment =>
  sql`apps cross join tokens cross join users
    where apps.events is not null and tokens.app_id = apps.id and tokens.revoked = 0
      and users.id = tokens.user_id and users.active = 1
      and (apps.events like '% ' || tokens.kind || ':' || ${arg.subscription} || ' %'
        or ${integer(arg.isAboutApp)} = 1 and tokens.kind in ('bot', 'user')
          and apps.events like '%:' || ${arg.subscription} || ' %')
      and (${text(arg.appId)} = '' or apps.id = ${arg.appId})
      and (${integer(arg.needsScope)} = 0 or exists (select 1 from ${tableOf(arg.scopes)} as scopes
        where tokens.scopes like '% ' || scopes.value || ' %'))
      and (tokens.target_id ${among(arg.workspaceIds)}
        or exists (select 1 from workspaces where workspaces.id ${among(arg.workspaceIds)}
          and tokens.target_id = workspaces.organization_id
          and (tokens.granted is null or tokens.granted like '% ' || workspaces.id || ' %')))
      and (${text(arg.userId)} = '' or tokens.user_id = ${arg.userId})
      and (${text(arg.channelId)} = ''
        or exists (select 1 from channel_members as seen
          where seen.channel_id = ${arg.channelId} and seen.user_id = tokens.user_id)
        or ${isPublicTo(arg)})
      and (${text(arg.fileId)} = ''
        or exists (select 1 from files where files.id = ${arg.fileId} and files.owner_id = tokens.user_id)
        or exists (select 1 from file_shares as shares cross join channel_members as readers
          where shares.file_id = ${arg.fileId} and readers.channel_id = shares.channel_id
            and readers.user_id = tokens.user_id)
        or exists (select 1 from lists l where l.id = ${arg.fileId} and ${listIsSeen(tokenUser.viewerId)})
        or exists (select 1 from canvases k where k.id = ${arg.fileId} and ${canvasIsSeen(tokenUser)})
        or ${isPublicTo(arg)})`;

/** User of a token, as who looks for Lists and canvases. The audience says who sees those of public channels. */
const tokenUser = { viewerId: sql`tokens.user_id`, seesPublic: 0 };

/** Condition that full members see the subject, wherever they are members. */
function isPublicTo(arg: Marks<AudienceArgs>): Fragment {
  return sql`${integer(arg.isPublic)} = 1 and tokens.kind = 'user' and users.restricted = 0
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
export const selectReceivers = statement<AudienceArgs, ReceiverRow>(
  (arg) => sql`select apps.id as app_id, tokens.kind || ' ' || tokens.hash as token, tokens.expires_ms
    from ${audience(arg)}
    order by apps.id, token`,
);

interface ReceiverArgs extends AudienceArgs {
  readonly after: string;
  readonly limit: number;
  readonly nowMs: number;
}

/** Place of a token among the receivers of an event: those of bots come before those of users. */
const receiverPlace = sql`tokens.kind || ' ' || tokens.user_id || ' ' || tokens.target_id`;

/** Bots and users through which apps see an event, each with one of its tokens. */
export const selectReceiverPage = statement<ReceiverArgs, { readonly place: string; readonly hash: string }>(
  (arg) => sql`select ${receiverPlace} as place, min(tokens.hash) as hash
    from ${audience(arg)}
      and (tokens.expires_ms is null or tokens.expires_ms > ${arg.nowMs})
      and ${receiverPlace} > ${arg.after}
    group by ${receiverPlace}
    order by ${receiverPlace} limit ${arg.limit}`,
);

/** Place of the next event of an app. */
export const nextPlace = (appId: SqlPart) => sql`1 + coalesce((select max(others.place) from deliveries as others
        where others.app_id = ${appId} and others.due_ms = 0), 0)`;

/** Adds a delivery for each app that subscribes to an event and sees it by one of its tokens. */
export const insertDeliveries = statement<ReceivedEvent, { readonly app_id: string }>(
  (arg) => sql`insert into deliveries (app_id, due_ms, place, event_id, line, token, held_ms, attempts, document)
    select apps.id, 0, ${nextPlace(sql`apps.id`)}, ${text(arg.eventId)}, ${text(arg.channelId)},
      min(tokens.kind || ' ' || tokens.hash), 0, 0, ${text(arg.document)}
    from ${audience(arg)}
      and (tokens.expires_ms is null or tokens.expires_ms > ${arg.atMs})
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
export const insertDelivery = statement<Receiver>(
  (arg) => sql`insert into deliveries (app_id, due_ms, place, event_id, line, token, held_ms, attempts, document)
    values (${arg.appId}, 0, ${nextPlace(arg.appId)}, ${arg.eventId}, ${arg.channelId},
      ${arg.token}, 0, 0, ${arg.document})`,
);

/** Apps that subscribe to an event. */
export const selectSubscribers = statement<{ readonly subscription: string }, { readonly document: string }>(
  (arg) => sql`select document from apps where events is not null
    and events like '%:' || ${arg.subscription} || ' %' order by id`,
);

/** Tokens, not revoked, of an app, and of the apps that have one of a user. */
export const selectTokensOfApps = statement<{ readonly appId: Id; readonly userId: Id }, { readonly document: string }>(
  (arg) => sql`select document from tokens where revoked = 0 and (app_id = ${arg.appId} or app_id in (
      select app_id from tokens as others where others.user_id = ${arg.userId} and others.revoked = 0))
    order by hash`,
);

/** Apps with deliveries, one look-up of the index for each: an app that does not answer may have any number of them. */
export const waitingApps = sql`with recursive waiting (app_id) as (
      select min(app_id) from deliveries
      union all
      select (select min(app_id) from deliveries where app_id > waiting.app_id) from waiting where app_id is not null)
    select app_id from waiting where app_id is not null`;

/** Apps with deliveries. */
export const selectWaitingApps = statement<object, { readonly app_id: string }>(
  () => sql`${waitingApps} order by app_id`,
);

/** Columns of a delivery. */
export const columns = sql`app_id, due_ms, place, event_id, line, token, attempts, reason, document`;

/** Deliveries of an app that are due, in order. */
export const selectDue = statement<{ readonly appId: Id; readonly nowMs: number; readonly limit: number }, DeliveryRow>(
  (arg) => sql`select ${columns} from deliveries
    where app_id = ${arg.appId} and due_ms <= ${arg.nowMs}
    order by due_ms, place, event_id limit ${arg.limit}`,
);

/** Keys of the first deliveries of an app, due or not. */
export const selectFirst = statement<
  { readonly appId: Id; readonly limit: number },
  Pick<DeliveryRow, "event_id" | "due_ms">
>(
  (arg) => sql`select event_id, due_ms from deliveries where app_id = ${arg.appId}
    order by due_ms, place, event_id limit ${arg.limit}`,
);

const withKey = (arg: Marks<DeliveryKey>): Fragment =>
  sql`app_id = ${arg.appId} and due_ms = ${arg.dueMs} and place = ${arg.place}
      and event_id = ${arg.eventId}`;

/** Ends a delivery. */
export const deleteDelivery = statement<DeliveryKey>((arg) => sql`delete from deliveries where ${withKey(arg)}`);

/** Plans the next attempt of a delivery. */
export const planRetry = statement<
  DeliveryKey & { readonly num: number; readonly retryMs: number; readonly reason: string }
>(
  (arg) => sql`update deliveries
    set due_ms = ${arg.retryMs}, held_ms = 0, attempts = ${arg.num}, reason = ${arg.reason}
    where ${withKey(arg)}`,
);

/** Returns a delivery that was taken. */
export const releaseDelivery = statement<DeliveryKey>(
  (arg) => sql`update deliveries set held_ms = 0 where ${withKey(arg)}`,
);

/** Key of the delivery of an event to an app. */
export const selectKey = statement<
  { readonly appId: Id; readonly eventId: Id },
  { readonly due_ms: number; readonly place: number }
>((arg) => sql`select due_ms, place from deliveries where app_id = ${arg.appId} and event_id = ${arg.eventId}`);

/** Makes a delivery due as if no attempt had been made. */
export const restartDelivery = statement<DeliveryKey & { readonly document: string }>(
  (arg) => sql`update deliveries set due_ms = 0, held_ms = 0, attempts = 0, reason = null, document = ${arg.document}
    where ${withKey(arg)}`,
);

/** Deliveries that have not ended. */
export const selectWaiting = statement<{ readonly limit: number }, DeliveryRow>(
  (arg) => sql`select ${columns} from deliveries
    order by event_id, app_id limit ${integer(arg.limit)}`,
);
