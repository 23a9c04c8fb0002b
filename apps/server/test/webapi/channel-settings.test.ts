import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const asMia = { token: "svcp-mia" } as const;
const asOlga = { token: "svcp-olga" } as const;

async function messagesOf(server: WebapiServer, channel: string) {
  const { body } = await server.call("conversations.history", { channel }, asMia);
  return (body as { readonly messages: readonly Record<string, unknown>[] }).messages.map(({ ts: _, ...rest }) => rest);
}

async function infoOf(server: WebapiServer, channel: string, more: object = asMia) {
  const { body } = await server.call("conversations.info", { channel }, more);
  return (body as { readonly channel: Record<string, unknown> }).channel;
}

const outcomes = async (calls: readonly Promise<{ readonly outcome: string }>[]) =>
  (await Promise.all(calls)).map(({ outcome }) => outcome).toSorted();

describe("changes of settings", () => {
  it("each leave a message of the service", async () => {
    await using server = await createWebapiServer();
    await server.call("conversations.setTopic", { channel: "C7", topic: "Plans" });
    await server.call("conversations.setPurpose", { channel: "C7", purpose: "To plan" });
    await server.call("conversations.rename", { channel: "C7", name: "launch" });
    await server.call("conversations.archive", { channel: "C7" });
    await server.call("conversations.unarchive", { channel: "C7" });
    const said = { user: "UHELP", type: "message" };
    expect(await messagesOf(server, "C7")).toEqual([
      { ...said, subtype: "channel_unarchive", text: "un-archived the channel" },
      { ...said, subtype: "channel_archive", text: "archived the channel" },
      {
        ...said,
        subtype: "channel_name",
        text: 'has renamed the channel from "helper-session" to "launch"',
        old_name: "helper-session",
        name: "launch",
      },
      { ...said, subtype: "channel_purpose", text: "set the channel description: To plan", purpose: "To plan" },
      { ...said, subtype: "channel_topic", text: "set the channel topic: Plans", topic: "Plans" },
    ]);
  });

  it("to the present value leave none", async () => {
    await using server = await createWebapiServer();
    await server.call("conversations.setTopic", { channel: "C7", topic: "Plans" });
    const before = server.commits();
    await server.call("conversations.setTopic", { channel: "C7", topic: "Plans" });
    await server.call("conversations.setPurpose", { channel: "C7", purpose: "" });
    await server.call("conversations.rename", { channel: "C7", name: "helper-session" });
    expect(server.commits()).toBe(before);
    expect(await messagesOf(server, "C7")).toHaveLength(1);
  });

  it("show in later reads, with the time of the last change", async () => {
    await using server = await createWebapiServer();
    const { updated } = await infoOf(server, "C7");
    server.clock.advance(1000);
    await server.call("conversations.setTopic", { channel: "C7", topic: "Plans" });
    await server.call("conversations.rename", { channel: "C7", name: "launch" });
    await server.call("conversations.rename", { channel: "C7", name: "landing" });
    const after = await infoOf(server, "C7");
    expect(after).toMatchObject({ name: "landing", previous_names: ["launch", "helper-session"] });
    expect(after["topic"]).toMatchObject({ value: "Plans", creator: "UHELP" });
    expect(Number(after["updated"])).toBeGreaterThan(Number(updated));
    await server.call("conversations.setTopic", { channel: "C7", topic: "" });
    expect((await infoOf(server, "C7"))["topic"]).toMatchObject({ value: "" });
  });

  it("to a name that is general again keep the general channel", async () => {
    await using server = await createWebapiServer();
    await server.call("conversations.rename", { channel: "C1", name: "commons" }, asOlga);
    expect(await infoOf(server, "C1")).toMatchObject({ name: "commons", is_general: true });
    await server.call("conversations.rename", { channel: "C1", name: "general" }, asOlga);
    expect(await infoOf(server, "C1")).toMatchObject({ name: "general", is_general: true });
  });

  it("archive a channel with its members, and make the caller who restores it a member", async () => {
    await using server = await createWebapiServer();
    await server.call("conversations.unarchive", { channel: "C5" }, asOlga);
    expect(await infoOf(server, "C5", asOlga)).toMatchObject({ is_archived: false, is_member: true });
    await server.call("conversations.archive", { channel: "C5" }, asOlga);
    const { body } = await server.call("conversations.members", { channel: "C5" });
    expect(body).toMatchObject({ members: ["UHELP", "UMIA", "UOLGA"] });
    expect((await server.call("chat.postMessage", { channel: "C5", text: "Late" })).outcome).toBe("is_archived");
  });
});

describe("changes of settings at once", () => {
  it("archive a channel once, with one message", async () => {
    await using server = await createWebapiServer();
    const archived = [1, 2, 3].map(() => server.call("conversations.archive", { channel: "C4" }));
    expect(await outcomes(archived)).toEqual(["already_archived", "already_archived", "ok"]);
    expect(await messagesOf(server, "C4")).toHaveLength(1);
  });

  it("each keep the other's change", async () => {
    await using server = await createWebapiServer();
    const changed = [
      server.call("conversations.setTopic", { channel: "C7", topic: "Plans" }),
      server.call("conversations.setPurpose", { channel: "C7", purpose: "To plan" }),
      server.call("conversations.rename", { channel: "C7", name: "launch" }),
    ];
    expect(await outcomes(changed)).toEqual(["ok", "ok", "ok"]);
    expect(await infoOf(server, "C7")).toMatchObject({
      name: "launch",
      topic: { value: "Plans" },
      purpose: { value: "To plan" },
    });
    expect(await messagesOf(server, "C7")).toHaveLength(3);
  });

  it("set a topic once, and give a name to one channel", async () => {
    await using server = await createWebapiServer();
    const topics = [1, 2, 3].map(() => server.call("conversations.setTopic", { channel: "C4", topic: "Plans" }));
    expect(await outcomes(topics)).toEqual(["ok", "ok", "ok"]);
    expect(await messagesOf(server, "C4")).toHaveLength(1);
    const named = [
      server.call("conversations.rename", { channel: "C7", name: "launch" }),
      server.call("conversations.rename", { channel: "C1", name: "launch" }, asOlga),
    ];
    expect(await outcomes(named)).toEqual(["name_taken", "ok"]);
  });
});
