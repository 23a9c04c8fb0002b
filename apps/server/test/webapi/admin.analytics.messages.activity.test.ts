import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const method = "admin.analytics.messages.activity";
const day = 86_400;
const now = 1780315200;

interface Activity {
  readonly timestamp: string;
  readonly [field: string]: unknown;
}

async function list(server: WebapiServer, args: Readonly<Record<string, unknown>>) {
  const { outcome, body } = await server.call(method, args);
  const { message_activities: activities = [], response_metadata: { next_cursor = "" } = {} } = body as {
    readonly message_activities?: readonly Activity[];
    readonly response_metadata?: { readonly next_cursor?: string };
  };
  return { outcome, activities, next: next_cursor };
}

/** A world with a channel that has a message at each of the given numbers of days from now. */
function messagesOn(days: readonly number[]): string {
  const messages = days.map((each) => ({ channel: "C6", user: "labby", text: "x", ts: `${now + each * day}.000000` }));
  return JSON.stringify({ messages });
}

const daysOf = (activities: readonly Activity[]) => activities.map(({ timestamp }) => (Number(timestamp) - now) / day);

describe(method, () => {
  it.each([
    { window: {}, wanted: [-7, -3, 0] },
    { window: { oldest_ts: String(now - 12 * day) }, wanted: [-12, -8, -7] },
    { window: { latest_ts: String(now - 3 * day) }, wanted: [-8, -7, -3] },
    { window: { oldest_ts: String(now - 20 * day), latest_ts: String(now) }, wanted: [-12, -8, -7, -3, 0] },
    { window: { oldest_ts: String(now - 3 * day) }, wanted: [-3, 0] },
  ])("covers seven days if the call has $window", async ({ window, wanted }) => {
    await using server = await createWebapiServer({ world: messagesOn([-12, -8, -7, -3, 0]) });
    const { activities } = await list(server, { channel: "C6", ...window });
    expect(daysOf(activities)).toEqual(wanted);
  });

  it("returns fifty messages per page, or as many as requested, and keeps its window while the clock moves", async () => {
    const times = Array.from({ length: 120 }, (_, index) => -6 + index / 24);
    await using server = await createWebapiServer({ world: messagesOn(times) });
    const first = await list(server, { channel: "C6" });
    expect(first.activities).toHaveLength(50);
    server.clock.advance(5 * day * 1000);
    const second = await list(server, { channel: "C6", cursor: first.next, limit: 60 });
    const third = await list(server, { channel: "C6", cursor: second.next, limit: 100 });
    expect([second.activities.length, third.activities.length, third.next]).toEqual([60, 10, ""]);
    const all = [first, second, third].flatMap(({ activities }) => activities.map(({ timestamp }) => timestamp));
    expect(new Set(all).size).toBe(120);
    expect(all).toEqual(all.toSorted());
  });

  it("counts each user once per activity, client, department and workspace", async () => {
    const world = `users:
  - { userName: rex, enterprise: { department: Yard } }
  - { userName: olga, enterprise: { department: Office } }
  - { userName: adam, enterprise: { department: Office } }
messages:
  - channel: random
    ts: "1780310000.000000"
    user: mia
    views:
      - { client: desktop, users: [olga, adam, rex, labby] }
      - { client: mobile, users: [olga] }
      - { client: web, users: [olga, rex] }
    reactions:
      - { name: tada, users: [olga, adam] }
      - { name: "+1", users: [olga] }
    shares: [labby]
    clicks: [rex, olga]
`;
    await using server = await createWebapiServer({ world });
    const { activities } = await list(server, { channel: "C2" });
    expect(activities).toEqual([
      {
        channel_id: "C2",
        timestamp: "1780310000.000000",
        unique_user_reactions_count: 2,
        unique_user_shares_count: 1,
        unique_user_views_count: 4,
        unique_user_clicks_count: 2,
        unique_views_client: { desktop_views_count: 4, mobile_views_count: 1, web_views_count: 2 },
        unique_stats_by_department: [
          { department: "Office", views: 2, reactions: 2, shares: 0, clicks: 1 },
          { department: "Yard", views: 1, reactions: 0, shares: 0, clicks: 1 },
        ],
        unique_stats_by_org: [
          { team_id: "T1", views: 3, reactions: 2, shares: 0, clicks: 2 },
          { team_id: "T2", views: 1, reactions: 0, shares: 1, clicks: 0 },
        ],
      },
    ]);
  });
});
