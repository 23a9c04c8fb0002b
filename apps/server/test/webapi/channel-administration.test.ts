import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const asMia = { token: "svcp-mia" } as const;
const ofRandom = { channel_id: "C2" } as const;

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

describe("changes of channels by administrators", () => {
  it("are said in the channel by the administrator, who does not join", async () => {
    await using server = await createWebapiServer();
    await server.call("admin.conversations.rename", { ...ofRandom, name: "launch" });
    await server.call("admin.conversations.archive", ofRandom);
    await server.call("admin.conversations.unarchive", ofRandom);
    const said = { user: "UOLGA", type: "message" };
    expect(await messagesOf(server, "C2")).toEqual([
      { ...said, subtype: "channel_unarchive", text: "un-archived the channel" },
      { ...said, subtype: "channel_archive", text: "archived the channel" },
      {
        ...said,
        subtype: "channel_name",
        text: 'has renamed the channel from "random" to "launch"',
        old_name: "random",
        name: "launch",
      },
    ]);
    expect(await membersOf(server, "C2")).toEqual(["UMIA"]);
  });

  it("happen once for calls at the same time", async () => {
    await using server = await createWebapiServer();
    const times = Array.from({ length: 6 });
    const archived = await outcomes(times.map(() => server.call("admin.conversations.archive", ofRandom)));
    expect(archived).toEqual([...times.slice(1).map(() => "already_archived"), "ok"]);
    const restored = await outcomes(times.map(() => server.call("admin.conversations.unarchive", ofRandom)));
    expect(restored).toEqual([...times.slice(1).map(() => "channel_not_archived"), "ok"]);
    const renamed = await outcomes(
      ["C2", "C4"].map((channel_id) => server.call("admin.conversations.rename", { channel_id, name: "launch" })),
    );
    expect(renamed).toEqual(["name_taken", "ok"]);
  });
});
