import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const asMia = { token: "svcp-mia" } as const;
const asOlga = { token: "svcp-olga" } as const;
const five = [1, 2, 3, 4, 5];

interface Shown {
  readonly channel: { readonly id: string; readonly is_open?: boolean; readonly name?: string } & Record<
    string,
    unknown
  >;
}

async function open(
  server: WebapiServer,
  args: Readonly<Record<string, unknown>>,
  as: { readonly token?: string } = {},
): Promise<Shown["channel"]> {
  const { outcome, body } = await server.call("conversations.open", args, as);
  expect(outcome).toBe("ok");
  return (body as Shown).channel;
}

async function isOpen(server: WebapiServer, channel: string, as: { readonly token?: string } = {}) {
  const { body } = await server.call("conversations.info", { channel }, as);
  return (body as Shown).channel.is_open;
}

describe("conversations.open", () => {
  it.each([[["UREX"]], [["UMIA", "UREX"]]])("makes one conversation with %j, however often", async (users) => {
    await using server = await createWebapiServer();
    const opened = await Promise.all(five.map(() => open(server, { users })));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  it("opens the conversation that another user opened", async () => {
    await using server = await createWebapiServer();
    const [one, other] = await Promise.all([
      open(server, { users: ["UMIA", "UOLGA"] }),
      open(server, { users: ["UHELP", "UOLGA"] }, asMia),
    ]);
    expect(one.id).toBe(other.id);
    expect((await server.call("conversations.members", { channel: one.id })).body).toMatchObject({
      members: expect.arrayContaining(["UHELP", "UMIA", "UOLGA"]),
    });
  });

  it("finds the direct conversation to which a message was posted, and the other way round", async () => {
    await using server = await createWebapiServer();
    const posted = (await server.call("chat.postMessage", { channel: "UREX", text: "hello" })).body;
    expect(posted).toMatchObject({ channel: (await open(server, { users: ["UREX"] })).id });
    const { id } = await open(server, { users: ["UPAT"] });
    expect((await server.call("chat.postMessage", { channel: "UPAT", text: "hello" })).body).toMatchObject({
      channel: id,
    });
  });

  it("finds a user's conversation with themselves again", async () => {
    await using server = await createWebapiServer();
    const { id } = await open(server, { users: ["UMIA"] }, asMia);
    expect(await open(server, { users: ["UMIA"] }, asMia)).toEqual({ id });
  });

  it("names a group otherwise if its name is in use", async () => {
    await using server = await createWebapiServer({
      world: "channels: [{ id: C20, kind: mpim, name: mpdm-helper--mia--rex-1, members: [mia, adam, helper] }]",
    });
    expect((await open(server, { users: ["UMIA", "UREX"], return_im: true })).name).toBe("mpdm-helper--mia--rex-2");
  });
});

describe("a closed conversation", () => {
  it.each([
    { users: ["UMIA"], method: "chat.postMessage" },
    { users: ["UMIA", "UOLGA"], method: "chat.postMessage" },
    { users: ["UMIA"], method: "chat.meMessage" },
  ])("is shown to all its users by $method with $users", async ({ users, method }) => {
    await using server = await createWebapiServer();
    const { id: channel } = await open(server, { users });
    await server.call("conversations.close", { channel });
    await server.call("conversations.close", { channel }, asMia);
    expect([await isOpen(server, channel), await isOpen(server, channel, asMia)]).toEqual([false, false]);
    expect((await server.call(method, { channel, text: "hello" })).outcome).toBe("ok");
    expect([await isOpen(server, channel), await isOpen(server, channel, asMia)]).toEqual([true, true]);
  });

  it("is closed for its closer alone, and keeps what was read", async () => {
    await using server = await createWebapiServer();
    const { id: channel } = await open(server, { users: ["UMIA", "UOLGA"] });
    await server.call("conversations.mark", { channel, ts: "1780300000.000100" }, asMia);
    await server.call("conversations.close", { channel }, asMia);
    expect([await isOpen(server, channel, asMia), await isOpen(server, channel, asOlga)]).toEqual([false, true]);
    expect(await open(server, { channel, return_im: true }, asMia)).toMatchObject({
      is_open: true,
      last_read: "1780300000.000100",
    });
  });
});

describe("conversations.mark", () => {
  it.each(["1780300001.000000", "1780299999.000000"])("sets what was read to %s", async (ts) => {
    await using server = await createWebapiServer();
    await server.call("conversations.mark", { channel: "C1", ts: "1780300000.000100" });
    await server.call("conversations.mark", { channel: "C1", ts });
    expect((await server.call("conversations.info", { channel: "C1" })).body).toMatchObject({
      channel: { last_read: ts },
    });
  });
});
