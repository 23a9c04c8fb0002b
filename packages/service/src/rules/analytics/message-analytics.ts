import type {
  AdminAnalyticsMessagesActivityArguments,
  AdminAnalyticsMessagesActivityRefusal,
  AdminAnalyticsMessagesMetadataArguments,
  AdminAnalyticsMessagesMetadataRefusal,
  AnalyticsFile,
  AnalyticsMessage,
  AnalyticsReaction,
  MessageActivity,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Channel, placesOf } from "../../model/channel.js";
import type { File } from "../../model/file.js";
import type { Message } from "../../model/message.js";
import type { Activity, ClientKind } from "../../model/reaction.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";
import { compareText, countCharacters } from "../../values/text.js";
import { isGranted } from "../directory/reach.js";
import { managesChannels } from "../directory/rights.js";
import { findMessagePage, isReversed, type MessagePage, recentWindow, wholeWindow } from "./message-page.js";

type MessagesActivityOutcome = MethodOutcome<Methods["admin.analytics.messages.activity"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.analytics.messages.activity`. */
interface MessagesActivityOptions {
  readonly definition: MethodDefinition<Methods["admin.analytics.messages.activity"]>;
  readonly store: Store;
}

const refuseActivity = createRefuse<AdminAnalyticsMessagesActivityRefusal["error"]>(
  "web-api#adminanalyticsmessagesactivity-get",
);

/** Lists, per message of a channel, how many users viewed, shared, clicked or reacted. */
export function createMessagesActivity({ definition, store }: MessagesActivityOptions) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (
    sent: AdminAnalyticsMessagesActivityArguments,
    { caller, now }: Context,
  ): Promise<MessagesActivityOutcome> => {
    const { channel: channelId, oldest_ts = null, latest_ts = null, cursor, limit = defaultSize } = sent;
    const found = await findAnalysedChannel(channelId, caller, store);
    const refusal = (await refuseActivityCaller(caller, store)) ?? refuseActivityChannel(found, channelId);
    if (refusal !== undefined) return refusal;
    const window = recentWindow(sent, now.getTime());
    if (isReversed(window)) return refuseActivityReversed(window);
    const key = ["admin.analytics.messages.activity", channelId, oldest_ts, latest_ts];
    const page = await findMessagePage(store, { key, channelId, window, limit }, cursor);
    if (page === undefined)
      return { ...refuseActivity(cursorError, cursor), messages: ["[ERROR] unknown cursor [json-pointer:/cursor]"] };
    const activities = await toMessageActivities(page, channelId, store);
    return { ok: true, message_activities: activities, response_metadata: { next_cursor: page.nextCursor } };
  };
}

async function refuseActivityCaller(
  { token, organization }: WebapiCaller,
  store: Store,
): Promise<MessagesActivityOutcome | undefined> {
  if (!(await managesChannels(token, store)))
    return refuseActivity("restricted_action", token.installation, "the Channel Management role");
  if (organization?.analytics !== "off") return undefined;
  return refuseActivity("restricted_action", organization.id, "analytics that are switched on");
}

function refuseActivityChannel({ kind }: AnalysedChannel, id: string): MessagesActivityOutcome | undefined {
  switch (kind) {
    case "found":
      return undefined;
    case "absent":
    case "foreign":
      return refuseActivity("channel_not_found", id, "a channel of the organization");
    case "notGranted":
      return refuseActivity(
        "team_access_not_granted",
        id,
        "a channel of a workspace that the installation was granted to",
      );
  }
}

function refuseActivityReversed(window: object): MessagesActivityOutcome {
  const messages = ["[ERROR] must not be later than latest_ts [json-pointer:/oldest_ts]"];
  return { ...refuseActivity("invalid_arguments", window, "a window that starts before it ends"), messages };
}

type MessagesMetadataOutcome = MethodOutcome<Methods["admin.analytics.messages.metadata"]>;

/** Dependencies of `admin.analytics.messages.metadata`. */
interface MessagesMetadataOptions {
  readonly definition: MethodDefinition<Methods["admin.analytics.messages.metadata"]>;
  readonly store: Store;
}

const refuseMetadata = createRefuse<AdminAnalyticsMessagesMetadataRefusal["error"]>(
  "web-api#adminanalyticsmessagesmetadata-get",
);

/** Lists the metadata of a channel's messages, without their text. */
export function createMessagesMetadata({ definition, store }: MessagesMetadataOptions) {
  const { pageSize, cursorError } = definition.facts.paging;
  return async (
    sent: AdminAnalyticsMessagesMetadataArguments,
    { caller, now }: Context,
  ): Promise<MessagesMetadataOutcome> => {
    const { channel: channelId, oldest_ts = null, latest_ts = null, cursor } = sent;
    const found = await findAnalysedChannel(channelId, caller, store);
    const refusal = (await refuseMetadataCaller(caller, store)) ?? refuseMetadataChannel(found, channelId);
    if (refusal !== undefined || found.kind !== "found")
      return refusal ?? refuseMetadata("channel_not_found", channelId);
    const window = wholeWindow(sent, now.getTime());
    if (isReversed(window)) return refuseMetadataReversed(window);
    const key = ["admin.analytics.messages.metadata", channelId, oldest_ts, latest_ts];
    const page = await findMessagePage(store, { key, channelId, window, limit: pageSize }, cursor);
    if (page === undefined)
      return { ...refuseMetadata(cursorError, cursor), messages: ["[ERROR] unknown cursor [json-pointer:/cursor]"] };
    const messages = await toAnalyticsMessages(page, found.channel, store);
    return { ok: true, messages, response_metadata: { next_cursor: page.nextCursor } };
  };
}

async function refuseMetadataCaller(
  { token, organization }: WebapiCaller,
  store: Store,
): Promise<MessagesMetadataOutcome | undefined> {
  if (!(await managesChannels(token, store)))
    return refuseMetadata("no_permission", token.installation, "the Channel Management role");
  switch (organization?.analytics) {
    case "off":
      return refuseMetadata("admin_analytics_disabled", organization.id, "analytics that are switched on");
    case "preparing":
      return refuseMetadata("analytics_unavailable", organization.id, "analytics that are ready");
    case undefined:
      return undefined;
  }
}

function refuseMetadataChannel({ kind }: AnalysedChannel, id: string): MessagesMetadataOutcome | undefined {
  switch (kind) {
    case "found":
      return undefined;
    case "absent":
      return refuseMetadata("channel_not_found", id, "a channel of the organization");
    case "foreign":
      return refuseMetadata("different_team_owns_message_metadata_for_channel", id, "a channel of the organization");
    case "notGranted":
      return refuseMetadata(
        "team_access_not_granted",
        id,
        "a channel of a workspace that the installation was granted to",
      );
  }
}

function refuseMetadataReversed(window: object): MessagesMetadataOutcome {
  const messages = ["[ERROR] must not be later than latest_ts [json-pointer:/oldest_ts]"];
  return { ...refuseMetadata("invalid_arguments", window, "a window that starts before it ends"), messages };
}

/** The channel to analyze, or why it cannot be analyzed. */
type AnalysedChannel =
  | { readonly kind: "found"; readonly channel: Channel }
  | { readonly kind: "absent" | "foreign" | "notGranted" };

/** Finds a public, private or session channel of the caller's organization. */
async function findAnalysedChannel(
  id: string,
  { token, organization }: WebapiCaller,
  { channels, organizations }: Pick<Store, "channels" | "organizations">,
): Promise<AnalysedChannel> {
  const channel = await channels.get(id);
  if (channel === undefined || channel.deleted === true || channel.kind === "im" || channel.kind === "mpim")
    return { kind: "absent" };
  const workspace = await organizations.workspace(channel.workspaceId);
  if (workspace === undefined || workspace.deleted) return { kind: "absent" };
  if (workspace.organizationId !== organization?.id) return { kind: "foreign" };
  return placesOf(channel).some((each) => isGranted(token, each)) ? { kind: "found", channel } : { kind: "notGranted" };
}

/** Metadata of the messages of a page, without their text. */
async function toAnalyticsMessages(
  { messages, stretch }: MessagePage,
  channel: Channel,
  store: Pick<Store, "messages" | "files">,
): Promise<readonly AnalyticsMessage[]> {
  const activity = Map.groupBy(await store.messages.activity(channel.id, stretch), ({ ts }) => ts);
  const fileIds = [...new Set(messages.flatMap(({ fileIds = [] }) => fileIds))];
  const files = new Map(
    (fileIds.length === 0 ? [] : await store.files.getMany(fileIds)).map((file) => [file.id, file]),
  );
  return messages.map((message) => ({
    ...toMessage(message),
    ...some("reactions", toReactions(activity.get(message.ts) ?? [])),
    ...some(
      "files",
      (message.fileIds ?? []).flatMap((id) => toFile(files.get(id), channel)),
    ),
  }));
}

function toMessage({ ts, userId, subtype, threadTs, botId, clientMsgId, text }: Message): AnalyticsMessage {
  return {
    type: "message",
    ts,
    ...(userId !== undefined && { user_id: userId }),
    ...(subtype !== undefined && { subtype }),
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    ...(botId !== undefined && { display_as_bot: true }),
    ...(clientMsgId !== undefined && { client_msg_id: clientMsgId }),
    text_character_count: countCharacters(text),
  };
}

/** Emoji by name. A user reacts with each emoji at most once. */
function toReactions(activity: readonly Activity[]): readonly AnalyticsReaction[] {
  const names = activity.flatMap((one) => (one.kind === "reaction" ? one.name : []));
  return [...Map.groupBy(names.toSorted(), (name) => name)].map(([name, { length: count }]) => ({ name, count }));
}

function toFile(file: File | undefined, channel: Channel): readonly AnalyticsFile[] {
  if (file === undefined) return [];
  const created = secondsOf(file.created);
  const ending = /\.([A-Za-z0-9]+)$/.exec(file.name)?.[1]?.toLowerCase();
  return [
    {
      id: file.id,
      created,
      timestamp: created,
      mimetype: file.mimetype,
      ...(ending !== undefined && { filetype: ending, pretty_type: ending.toUpperCase() }),
      is_external: false,
      is_public: channel.kind === "public",
      public_url_shared: false,
      display_as_bot: false,
    },
  ];
}

function some<K extends string, T>(key: K, list: readonly T[]): { readonly [P in K]?: readonly T[] } {
  // A computed key widens to string, so the type is asserted.
  return (list.length === 0 ? {} : { [key]: list }) as { readonly [P in K]?: readonly T[] };
}

/** User counts for each message of a page. */
async function toMessageActivities(
  { messages, stretch }: MessagePage,
  channelId: Id,
  store: Pick<Store, "messages" | "users">,
): Promise<readonly MessageActivity[]> {
  const activity = await store.messages.activity(channelId, stretch);
  const users = new Map(
    (await store.users.getMany([...new Set(activity.map(({ userId }) => userId))])).map((user) => [user.id, user]),
  );
  const byMessage = Map.groupBy(activity, ({ ts }) => ts);
  return messages.map(({ ts }) => toActivity({ channelId, ts, activity: byMessage.get(ts) ?? [], users }));
}

interface ActivitySource {
  readonly channelId: Id;
  readonly ts: string;
  readonly activity: readonly Activity[];
  readonly users: ReadonlyMap<Id, User>;
}

function toActivity({ channelId, ts, activity, users }: ActivitySource): MessageActivity {
  const { views, reactions, shares, clicks } = countUsers(activity);
  const viewsOn = (client: ClientKind) =>
    uniqueUsers(activity.filter((it) => it.kind === "view" && it.client === client));
  const by = (groupOf: (user: User) => string | undefined) => groupActivity(activity, users, groupOf);
  return {
    channel_id: channelId,
    timestamp: ts,
    unique_user_reactions_count: reactions,
    unique_user_shares_count: shares,
    unique_user_views_count: views,
    unique_user_clicks_count: clicks,
    unique_views_client: {
      desktop_views_count: viewsOn("desktop"),
      mobile_views_count: viewsOn("mobile"),
      web_views_count: viewsOn("web"),
    },
    unique_stats_by_department: by(({ enterprise }) => enterprise?.department).map(([department, those]) => ({
      department,
      ...countUsers(those),
    })),
    unique_stats_by_org: by(({ memberships }) => memberships[0]?.workspaceId).map(([workspaceId, those]) => ({
      team_id: workspaceId,
      ...countUsers(those),
    })),
  };
}

/** Users by kind of activity. A user counts once, however many clients or emoji they used. */
function countUsers(activity: readonly Activity[]) {
  const count = (kind: Activity["kind"]) => uniqueUsers(activity.filter((one) => one.kind === kind));
  return { views: count("view"), reactions: count("reaction"), shares: count("share"), clicks: count("click") };
}

function uniqueUsers(activity: readonly Activity[]): number {
  return new Set(activity.map(({ userId }) => userId)).size;
}

/** Activity by the users' group, sorted by group name. Activity of users without a group are left out. */
function groupActivity(
  activity: readonly Activity[],
  users: ReadonlyMap<Id, User>,
  groupOf: (user: User) => string | undefined,
): readonly (readonly [string, readonly Activity[]])[] {
  const groups = Map.groupBy(activity, ({ userId }) => {
    const user = users.get(userId);
    return (user && groupOf(user)) ?? "";
  });
  return [...groups].filter(([name]) => name !== "").sort(([one], [other]) => compareText(one, other));
}
