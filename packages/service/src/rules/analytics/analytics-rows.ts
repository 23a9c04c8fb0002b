import type { AnalyticsFile, AnalyticsMessage, AnalyticsReaction, MessageActivity } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
import type { File } from "../../model/file.js";
import type { Message } from "../../model/message.js";
import { compareText } from "../../model/port/stored-text.js";
import type { Activity, ClientKind } from "../../model/reaction.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";
import { countCharacters } from "../../values/text.js";
import type { MessagePage } from "./message-page.js";

/** Metadata of the messages of a page, without their text. */
export async function toAnalyticsMessages(
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
export async function toMessageActivities(
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
