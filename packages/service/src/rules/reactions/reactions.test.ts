import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

const scopes = ["reactions:read", "reactions:write", "channels:history"];
const at = (second: number) => `17800000${String(second).padStart(2, "0")}.000000`;
const crowd = Array.from({ length: 40 }, (_, n) => ({ id: `U${100 + n}`, userName: `member${n}` }));
const user = (userName: string, installation: object = { workspace: "hq" }) => ({
  token: userName,
  kind: "user" as const,
  user: userName,
  app: "Helper",
  scopes,
  installation: { installer: "ada", ...installation },
});

/** One message in each kind of conversation, all with a reaction of mia. */
const world: World = {
  ...organizationWorld,
  users: [...(organizationWorld.users ?? []), ...crowd],
  channels: [
    {
      id: "C1",
      kind: "public",
      name: "general",
      members: ["ada", "mia", "helper", "gus", ...crowd.map((it) => it.id)],
    },
    { id: "C2", kind: "public", name: "random", members: ["mia"] },
    { id: "C3", kind: "private", name: "board", members: ["mia", "helper"] },
    { id: "C4", kind: "mpim", members: ["mia", "ada", "gus"] },
    { id: "D1", kind: "im", between: ["mia", "ada"] },
    { id: "C5", kind: "public", name: "attic", archived: true, members: ["mia"] },
    { id: "C6", kind: "public", name: "bench", workspace: "labs", members: ["mia", "lab"] },
  ],
  messages: ["C1", "C2", "C3", "C4", "D1", "C5", "C6"].map((channel, n) => ({
    channel,
    ts: at(n + 1),
    user: "mia",
    text: channel,
    reactions: [{ name: "eyes", users: ["mia"] }],
  })),
  tokens: [
    { ...user("helper"), kind: "bot" },
    ...["mia", "ada", "gus", ...crowd.map(({ userName }) => userName)].map((name) => user(name)),
    { ...user("mia", { workspace: undefined }), token: "organization" },
  ].map((token) => JSON.parse(JSON.stringify(token))),
};

const general = { channel: "C1", timestamp: at(1) };

let service: TestService;
beforeEach(async () => {
  service = await createTestService(world);
});

const call = async (method: string, args: object, token = "mia") => (await service.call(method, args, token)).body;

describe("reactions.add", () => {
  it("is seen by history, reactions.get and analytics alike", async () => {
    expect(await call("reactions.add", { ...general, name: "thumbsup" }, "helper")).toEqual({ ok: true });
    const reactions = [
      { name: "eyes", users: ["U4"], count: 1 },
      { name: "+1", users: ["U6"], count: 1 },
    ];
    const got = await call("reactions.get", general);
    expect(got).toMatchObject({ ok: true, type: "message", channel: "C1", message: { ts: at(1), reactions } });
    const { messages } = await call("conversations.history", { channel: "C1" });
    expect(messages).toEqual([got.message]);
    const events = await service.store.messages.activity("C1", { oldest: at(1), latest: at(1) });
    expect(events).toContainEqual({ channelId: "C1", ts: at(1), userId: "U6", kind: "reaction", name: "+1" });
  });

  it("keeps all of forty reactions at once, and names 25 users and the caller", async () => {
    const answers = await Promise.all(
      crowd.map(({ userName }) => call("reactions.add", { ...general, name: "tada" }, userName)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const of = async (args: object, token: string) =>
      (await call("reactions.get", { ...general, ...args }, token)).message.reactions[1];
    const all = await of({ full: true }, "mia");
    expect(all).toMatchObject({ name: "tada", count: 40 });
    expect(all.users.toSorted()).toEqual(crowd.map(({ id }) => id).toSorted());
    expect(await of({}, "mia")).toEqual({ ...all, users: all.users.slice(0, 25) });
    const last = crowd.find(({ id }) => id === all.users.at(-1))?.userName ?? "";
    expect(await of({}, last)).toEqual({ ...all, users: [...all.users.slice(0, 25), all.users.at(-1)] });
  });

  it("answers already_reacted to all but one of the same calls at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call("reactions.add", { ...general, name: "tada" })),
    );
    expect(answers.map(({ error }) => error).toSorted()).toEqual([...Array(7).fill("already_reacted"), undefined]);
  });
});

describe("reactions.remove", () => {
  it("removes the caller's reaction once, under any name of the emoji", async () => {
    await call("reactions.add", { ...general, name: "+1" });
    const answers = await Promise.all(
      ["thumbsup", "+1", "thumbsup"].map((name) => call("reactions.remove", { ...general, name })),
    );
    expect(answers.map(({ error }) => error).toSorted()).toEqual(["no_reaction", "no_reaction", undefined]);
    expect(await call("reactions.remove", { ...general, name: "eyes" })).toEqual({ ok: true });
    expect((await call("reactions.get", general)).message).not.toHaveProperty("reactions");
  });

  it("removes reactions that have an unknown name", async () => {
    const event = { kind: "reaction", channelId: "C1", ts: at(1), userId: "U4" } as const;
    const events = ["retired", "thumbsup"].map((name) => ({ ...event, name }));
    await service.store.commit({ expect: [], writes: [{ kind: "recordActivity", activity: events }] });
    for (const name of ["retired", "thumbsup"]) {
      expect(await call("reactions.remove", { ...general, name })).toEqual({ ok: true });
    }
    expect((await call("reactions.remove", { ...general, name: "retired" })).error).toBe("invalid_name");
  });
});

describe("reactions.list", () => {
  const items = async (args: object, token: string) =>
    (await call("reactions.list", args, token)).items.map(({ channel }: { readonly channel: string }) => channel);

  it.each([
    ["mia", ["C5", "D1", "C4", "C3", "C2", "C1"]],
    ["ada", ["C5", "D1", "C4", "C2", "C1"]],
    ["helper", ["C5", "C3", "C2", "C1"]],
    ["gus", ["C4", "C1"]],
    ["member0", ["C5", "C2", "C1"]],
  ])("shows %s the messages of conversations that it sees", async (token, wanted) => {
    expect(await items({ user: "U4" }, token)).toEqual(wanted);
  });

  it("lists the named workspace of an organization's token", async () => {
    expect(await items({ team_id: "T2" }, "organization")).toEqual(["C6"]);
    expect(await items({ team_id: "T1" }, "organization")).toHaveLength(6);
  });

  it.each([1, 2, 3, 4, 6, 7])("has each item once, in pages of %d by number and by cursor", async (size) => {
    const wanted = await items({}, "mia");
    const byNumber: string[] = [];
    for (let page = 1; page <= Math.ceil(6 / size); page += 1) {
      const body = await call("reactions.list", { count: size, page });
      expect(body.paging).toEqual({ count: size, total: 6, page, pages: Math.ceil(6 / size) });
      byNumber.push(...body.items.map(({ channel }: { readonly channel: string }) => channel));
    }
    expect(byNumber).toEqual(wanted);
    const byCursor: string[] = [];
    for (let cursor = "", isFirst = true; isFirst || cursor !== ""; isFirst = false) {
      const body = await call("reactions.list", { limit: size, cursor });
      expect(body).not.toHaveProperty("paging");
      byCursor.push(...body.items.map(({ channel }: { readonly channel: string }) => channel));
      cursor = body.response_metadata.next_cursor;
    }
    expect(byCursor).toEqual(wanted);
  });

  it("shows each message with all its reactions", async () => {
    await call("reactions.add", { ...general, name: "tada" }, "helper");
    const body = await call("reactions.list", {}, "helper");
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      type: "message",
      channel: "C1",
      message: { ts: at(1), reactions: [{ name: "eyes" }, { name: "tada" }] },
    });
  });
});
