import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const asMia = { token: "svcp-mia" } as const;

async function messagesOf(server: WebapiServer, channel: string) {
  const { body } = await server.call("conversations.history", { channel }, asMia);
  return (body as { readonly messages: readonly Record<string, unknown>[] }).messages.map(({ ts: _, ...rest }) => rest);
}

async function membersOf(server: WebapiServer, channel: string) {
  const { body } = await server.call("conversations.members", { channel }, asMia);
  return (body as { readonly members: readonly string[] }).members;
}

const outcomes = async (calls: readonly Promise<{ readonly outcome: string }>[]) =>
  (await Promise.all(calls)).map(({ outcome }) => outcome).toSorted();

const five = [1, 2, 3, 4, 5];

describe("changes of members", () => {
  it("each leave a message of the service", async () => {
    await using server = await createWebapiServer();
    await server.call("conversations.join", { channel: "C2" });
    await server.call("conversations.invite", { channel: "C2", users: ["UREX", "UPAT"] });
    const kicked = await server.call("conversations.kick", { channel: "C2", user: "UREX" });
    expect(kicked.body).toEqual({ ok: true, errors: {} });
    await server.call("conversations.leave", { channel: "C2" });
    expect(await messagesOf(server, "C2")).toEqual([
      { subtype: "channel_leave", user: "UHELP", text: "<@UHELP> has left the channel", type: "message" },
      { subtype: "channel_leave", user: "UREX", text: "<@UREX> has left the channel", type: "message" },
      {
        subtype: "channel_join",
        user: "UPAT",
        text: "<@UPAT> has joined the channel",
        type: "message",
        inviter: "UHELP",
      },
      {
        subtype: "channel_join",
        user: "UREX",
        text: "<@UREX> has joined the channel",
        type: "message",
        inviter: "UHELP",
      },
      { subtype: "channel_join", user: "UHELP", text: "<@UHELP> has joined the channel", type: "message" },
    ]);
    expect(await membersOf(server, "C2")).toEqual(["UMIA", "UPAT"]);
  });

  it("have the subtypes of groups in a channel whose identifier starts with G", async () => {
    await using server = await createWebapiServer({
      world: "channels: [{ id: G1, kind: private, name: old, members: [helper, mia] }]",
    });
    await server.call("conversations.leave", { channel: "G1" });
    expect(await messagesOf(server, "G1")).toMatchObject([{ subtype: "group_leave", user: "UHELP" }]);
  });
});

describe("changes of members at once", () => {
  it("join a channel once, with one message", async () => {
    await using server = await createWebapiServer();
    expect(await outcomes(five.map(() => server.call("conversations.join", { channel: "C2" })))).toEqual(
      five.map(() => "ok"),
    );
    expect(await messagesOf(server, "C2")).toHaveLength(1);
    expect(await membersOf(server, "C2")).toEqual(["UMIA", "UHELP"]);
  });

  it("leave a channel once, and keep the last member of a private one", async () => {
    await using server = await createWebapiServer({
      world: "channels: [{ name: side-room, members: [helper, mia] }]",
    });
    const left = [
      server.call("conversations.leave", { channel: "C4" }),
      server.call("conversations.leave", { channel: "C4" }, asMia),
    ];
    expect(await outcomes(left)).toEqual(["last_member", "ok"]);
  });

  it("invite a user or leave: nobody invites after leaving", async () => {
    await using server = await createWebapiServer();
    const [invited] = await Promise.all([
      server.call("conversations.invite", { channel: "C4", users: ["UREX"] }),
      server.call("conversations.leave", { channel: "C4" }),
    ]);
    const [last, before] = await messagesOf(server, "C4");
    if (invited.outcome === "ok") expect([last, before]).toMatchObject([{ user: "UHELP" }, { user: "UREX" }]);
    else expect([invited.outcome, last]).toMatchObject(["channel_not_found", { user: "UHELP" }]);
  });

  it("fill the last place of a channel once", async () => {
    await using server = await createWebapiServer({
      world: "channels: [{ name: random, properties: { membership_limit: 2 } }]",
    });
    const joined = [
      server.call("conversations.join", { channel: "C2" }),
      server.call("conversations.join", { channel: "C2" }, { token: "svcp-olga" }),
    ];
    expect(await outcomes(joined)).toEqual(["ok", "too_many_members"]);
  });

  it("create one channel of a name", async () => {
    await using server = await createWebapiServer();
    const created = five.map(() => server.call("conversations.create", { name: "launch" }));
    expect(await outcomes(created)).toEqual([...five.slice(1).map(() => "name_taken"), "ok"]);
  });
});
