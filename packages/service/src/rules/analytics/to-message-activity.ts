import type { MessageActivity } from "@rollcall/api/webapi";
import type { Activity, ClientKind } from "../../model/activity.js";
import { compareText } from "../../model/port/compare-text.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import type { MessagePage } from "./find-page.js";

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
