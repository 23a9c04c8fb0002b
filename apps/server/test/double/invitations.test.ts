import { beforeEach, describe, expect, it } from "vitest";
import type { ControlledServer } from "../../src/index.js";
import { serveDouble } from "./serve-double.js";

const admin = "svcp-demo-admin";
const lynn = "lynn.conway@new.example";
const inHq = { team_id: "TDEMOHQ", channel_ids: "CDEMOGENERAL" } as const;

type Served = ControlledServer & Pick<Awaited<ReturnType<typeof serveDouble>>, "call" | "bot">;
let server: Served;
let invite: (sent: object) => Promise<Record<string, unknown>>;
beforeEach(async () => {
  const opened = await serveDouble({ clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
  server = opened;
  invite = (sent) => opened.call("admin.users.invite", { ...inHq, ...sent }, admin);
  return () => opened.close();
});

const userOf = async (user: string) => (await server.call("users.info", { user }, server.bot))["user"];

describe("a person who is invited", () => {
  it("becomes a user who joins the channels, talks, and is seen", async () => {
    expect(await invite({ email: lynn, real_name: "Lynn Conway" })).toEqual({ ok: true });
    const accepted = await server.as(lynn).acceptInvitation();
    expect(accepted).toMatchObject({ user_name: "lynn.conway", workspace: "TDEMOHQ", channels: ["CDEMOGENERAL"] });
    expect(await userOf(accepted.user)).toMatchObject({
      real_name: "Lynn Conway",
      deleted: false,
      is_restricted: false,
      team_id: "TDEMOHQ",
    });
    const joined = (await server.as("alan.turing").sees("general")).messages.at(-1);
    expect(joined).toMatchObject({ subtype: "channel_join", user: accepted.user });
    await server.as(lynn).post("general", "Good morning");
    await server.as("lynn.conway").setStatus("Here");
    expect(await server.journal.list({ kind: "act" })).toMatchObject([
      { method: "people.acceptInvitation", ok: true },
      { method: "people.post" },
      { method: "people.setStatus" },
    ]);
    await expect(server.as(lynn).acceptInvitation()).rejects.toThrow(`There is no invitation of "${lynn}"`);
    expect(await invite({ email: lynn })).toMatchObject({ error: "already_in_team" });
  });

  it("becomes a guest whose account expires", async () => {
    const expiration = Date.parse("2026-07-01T00:00:00Z") / 1000;
    await invite({ email: lynn, is_ultra_restricted: true, guest_expiration_ts: `${expiration}.000000` });
    const { user } = await server.as(lynn).acceptInvitation({ name: "Lynn" });
    expect(await userOf(user)).toMatchObject({ is_restricted: true, is_ultra_restricted: true, real_name: "Lynn" });
    const { user: guest } = await server.call("admin.users.getExpiration", { user_id: user }, admin);
    expect(guest).toMatchObject({ expiration_ts: expiration });
    await server.clock.set("2026-07-01T00:00:01Z");
    expect(await userOf(user)).toMatchObject({ deleted: true });
    await expect(server.as(lynn).post("general", "Hi")).rejects.toThrow(/is deactivated/);
  });

  it("of the world file can accept, under another user name", async () => {
    const accepted = await server.as("ada@acme.example").acceptInvitation({ user_name: "countess" });
    expect(accepted).toMatchObject({ user_name: "countess", channels: ["CDEMOGENERAL"] });
    expect(await userOf(accepted.user)).toMatchObject({ name: "countess", real_name: "Ada Lovelace" });
  });

  it("keeps the account of another workspace", async () => {
    const hedy = await server.users.find("hedy.lamarr");
    await invite({ email: "hedy@acme.example" });
    expect(await server.as("hedy@acme.example").acceptInvitation()).toMatchObject({ user: hedy.id });
    await server.as("hedy.lamarr", { workspace: "hq" }).post("general", "Hello");
    expect(await userOf(hedy.id)).toMatchObject({ team_id: "TDEMOHQ" });
  });

  it("learns what is wrong", async () => {
    const labs = (await server.call("admin.teams.list", {}, admin))["teams"] as readonly { readonly id: string }[];
    const other = labs.find(({ id }) => id !== "TDEMOHQ")?.id ?? "";
    const town = { team_id: other, channel_ids: "CDEMOTOWN" };
    await invite({ email: lynn });
    await server.call("admin.users.invite", { ...town, email: lynn }, admin);
    const person = server.as(lynn);
    await expect(person.acceptInvitation()).rejects.toThrow(/is invited to .*: name the workspace/);
    await expect(server.as(lynn, { workspace: "moon" }).acceptInvitation()).rejects.toThrow(/"moon"; there are/);
    await expect(server.as(lynn, { workspace: "hq" }).acceptInvitation({ user_name: "alan.turing" })).rejects.toThrow(
      /username_taken|name that no user/,
    );
    await server.as(lynn, { workspace: "hq" }).acceptInvitation();
    const again = await server.as(lynn, { workspace: "labs" }).acceptInvitation();
    expect(again).toMatchObject({ user_name: "lynn.conway", workspace: other, channels: ["CDEMOTOWN"] });
  });

  it("is in snapshots, forks and differences while the invitation is open", async () => {
    await server.world.snapshot("before");
    await invite({ email: lynn });
    expect(JSON.stringify(await server.world.diff("before"))).toContain(lynn);
    await server.world.fork({ name: "copy" });
    await server.as(lynn, { world: "copy" }).acceptInvitation();
    await server.as(lynn).acceptInvitation();
    await server.world.restore("before");
    await expect(server.as(lynn).acceptInvitation()).rejects.toThrow(/no invitation/);
  });

  it("accepts once when two accept at the same time", async () => {
    await invite({ email: lynn });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => server.as(lynn).acceptInvitation()));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
  });
});
