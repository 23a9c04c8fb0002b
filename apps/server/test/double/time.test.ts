import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { serveDouble } from "./serve-double.js";

const noon = new Date("2026-06-01T12:00:00Z");
const noonSeconds = noon.getTime() / 1000;
const clock = { now: noon, frozen: true };

type Server = Awaited<ReturnType<typeof serveDouble>>;

const schedule = (server: Server, seconds: number, text: string, prefix = "") =>
  server.call(
    "chat.scheduleMessage",
    { channel: "general", post_at: noonSeconds + seconds, text },
    `${prefix}${server.bot}`,
  );

/** The messages that were posted after noon, oldest first. */
async function posted(server: Server, prefix = "") {
  const args = { channel: "CDEMOGENERAL", oldest: String(noonSeconds + 1), limit: 1000 };
  const { messages } = await server.call("conversations.history", args, `${prefix}${server.bot}`);
  return (messages as { readonly ts: string; readonly text: string }[])
    .map(({ ts, text }) => `${Number(ts) - noonSeconds} ${text}`)
    .reverse();
}

describe("scheduled messages in a double", () => {
  it("are posted before advance answers, in order, each at its time", async () => {
    await using server = await serveDouble({ clock });
    for (const [seconds, text] of [
      [90, "second"],
      [60, "first"],
      [3600, "third"],
    ] as const) {
      expect(await schedule(server, seconds, text)).toHaveProperty("ok", true);
    }
    await server.clock.advance("59s");
    expect(await posted(server)).toEqual([]);
    await server.clock.advance("2h");
    expect(await posted(server)).toEqual(["60 first", "90 second", "3600 third"]);
  });

  it("are in snapshots, forks and the world that a reset restores", async () => {
    await using server = await serveDouble({ clock });
    await schedule(server, 60, "kept");
    await server.world.snapshot("planned");
    await server.world.fork({ name: "copy" });
    await server.clock.advance("5m");
    expect(await posted(server)).toEqual(["60 kept"]);
    await server.world.restore("planned");
    expect(await posted(server)).toEqual([]);
    await server.clock.advance("1m");
    expect(await posted(server)).toEqual(["60 kept"]);
    await server.clock.advance("90s", { world: "copy" });
    expect(await posted(server, "copy~")).toEqual(["60 kept"]);
    const changes = await server.world.diff("planned");
    expect(changes.map(({ table }) => table)).toEqual(expect.arrayContaining(["messages", "scheduled_messages"]));
    await server.world.reset();
    await server.clock.advance("5m");
    expect(await posted(server)).toEqual([]);
  });

  it("are posted a thousand at a time", async () => {
    await using server = await serveDouble({ clock });
    const items = Array.from({ length: 1000 }, (_, index) => ({
      channel: "general",
      user: "bot",
      post_at: "2026-06-01T12:01:00Z",
      created: new Date(noon.getTime() - 10_000 + index).toISOString(),
      text: `${index}`,
    }));
    await server.world.load({
      kind: "world",
      workspaces: [{ id: "T1", name: "Main", domain: "main" }],
      apps: [{ id: "A1", name: "App" }],
      users: [
        { userName: "mia", emails: ["mia@example.com"], workspaces: { main: "primary_owner" } },
        { id: "UBOT", userName: "bot", bot_of: "App" },
      ],
      channels: [{ id: "CDEMOGENERAL", kind: "public", name: "general", members: ["bot"] }],
      scheduled_messages: items,
      tokens: [
        {
          token: server.bot,
          kind: "bot",
          user: "bot",
          scopes: ["channels:history"],
          installation: { workspace: "main", installer: "mia" },
        },
      ],
    });
    await server.clock.advance("1m");
    const all = await posted(server);
    expect(all.map((line) => line.split(" ")[1])).toEqual(items.map(({ text }) => text));
  });

  it("are posted late by a server that starts after their time", async () => {
    const data = join(await mkdtemp(join(tmpdir(), "rollcall-time-")), "world.db");
    try {
      {
        await using server = await serveDouble({ memory: false, data, clock });
        await schedule(server, 60, "overdue");
        await schedule(server, 7200, "later");
      }
      await using server = await serveDouble({
        memory: false,
        data,
        clock: { now: new Date(noon.getTime() + 3_600_000), frozen: true },
      });
      await server.clock.advance(0);
      expect(await posted(server)).toEqual(["3600 overdue"]);
      await server.clock.advance("1h");
      expect(await posted(server)).toEqual(["3600 overdue", "7200 later"]);
    } finally {
      await rm(join(data, ".."), { recursive: true });
    }
  });

  it("do not keep the process running", async () => {
    await using server = await serveDouble({ clock: { now: noon } });
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();
    await schedule(server, 3600, "later");
    await server.clock.get();
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe("what ends in a double", () => {
  const [admin, member] = ["svcp-demo-admin", "svcp-demo-member"];
  const guest = "urn:ietf:params:scim:schemas:extension:svc:guest:2.0:User";

  it("is stored before advance answers, at its time, and again after a restore", async () => {
    await using server = await serveDouble({ clock });
    const changed = async () => (await server.world.diff("planned")).map(({ table }) => table).toSorted();
    const profile = { status_text: "Lunch", status_emoji: ":bread:", status_expiration: noonSeconds + 60 };
    expect(await server.call("users.profile.set", { profile }, member)).toHaveProperty("ok", true);
    expect(await server.call("dnd.setSnooze", { num_minutes: 2 }, member)).toHaveProperty("ok", true);
    const expiration = new Date(noon.getTime() + 180_000).toISOString();
    await server.json("/scim/v2/Users/UDEMOJOAN", {
      method: "PATCH",
      headers: { authorization: `Bearer ${admin}`, "content-type": "application/scim+json" },
      body: JSON.stringify({
        schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
        Operations: [{ op: "replace", path: `${guest}:expiration`, value: expiration }],
      }),
    });
    await server.world.snapshot("planned");
    for (const _again of [1, 2]) {
      await server.clock.advance("59s");
      expect(await changed()).toEqual([]);
      await server.clock.advance("1s");
      expect(await changed()).toEqual(["users"]);
      await server.clock.advance("1m");
      expect(await changed()).toEqual(["do_not_disturb", "users"]);
      await server.clock.advance("1h");
      expect(await changed()).toEqual(["do_not_disturb", "users", "users"]);
      await server.world.restore("planned");
    }
  });
});

describe("reminders in a double", () => {
  const member = "svcp-demo-member";
  it("come before advance answers, again after a restore, and as often as they recur", async () => {
    await using server = await serveDouble({ clock });
    const messages = async () => {
      const { channels } = await server.call("conversations.list", { types: "im" }, member);
      const dm = (channels as { readonly id: string; readonly user: string }[]).find(({ user }) => user === "USVCBOT");
      if (dm === undefined) return [];
      const { messages } = await server.call("conversations.history", { channel: dm.id }, member);
      return (messages as { readonly ts: string; readonly text: string }[])
        .map(({ ts, text }) => `${Number(ts) - noonSeconds} ${text}`)
        .reverse();
    };
    await server.call("reminders.add", { text: "daily", time: "60", recurrence: { frequency: "daily" } }, member);
    await server.call("reminders.add", { text: "once", time: "in 2 hours" }, member);
    await server.world.snapshot("planned");
    await server.clock.advance("59s");
    expect(await messages()).toEqual([]);
    await server.clock.advance("2d");
    const all = ["60 Reminder: daily", "7200 Reminder: once", "86460 Reminder: daily"];
    expect(await messages()).toEqual(all);
    expect((await server.world.diff("planned")).map(({ table }) => table)).toContain("reminders");
    await server.world.restore("planned");
    expect(await messages()).toEqual([]);
    await server.clock.advance("3h");
    expect(await messages()).toEqual(all.slice(0, 2));
  });
});
