import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";
import type { Encoding } from "../kit/method-call.js";

const method = "admin.analytics.messages.metadata";

interface Listed {
  readonly ts: string;
  readonly [field: string]: unknown;
}

async function list(server: WebapiServer, args: Readonly<Record<string, unknown>>) {
  const { outcome, body } = await server.call(method, args);
  const { messages = [], response_metadata: { next_cursor = "" } = {} } = body as {
    readonly messages?: readonly Listed[];
    readonly response_metadata?: { readonly next_cursor?: string };
  };
  return { outcome, messages, next: next_cursor };
}

/** Posts to the empty channel, a second after the previous message. */
async function postMany(server: WebapiServer, count: number): Promise<readonly string[]> {
  const posted: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { body } = await server.call("chat.postMessage", { channel: "C4", text: `number ${index}` });
    posted.push(String(body.ts));
  }
  server.clock.advance(1000);
  return posted;
}

describe(method, () => {
  it("returns every posted message once, a hundred per page, while new ones arrive", async () => {
    await using server = await createWebapiServer();
    const posted = await postMany(server, 250);
    const first = await list(server, { channel: "C4" });
    server.clock.advance(1000);
    const late = await postMany(server, 30);
    const second = await list(server, { channel: "C4", cursor: first.next });
    const third = await list(server, { channel: "C4", cursor: second.next });
    expect([first, second, third].map(({ messages }) => messages.length)).toEqual([100, 100, 50]);
    expect(third.next).toBe("");
    expect([first, second, third].flatMap(({ messages }) => messages.map(({ ts }) => ts))).toEqual(posted);
    const anew = await list(server, { channel: "C4", oldest_ts: late[0] });
    expect(anew.messages.map(({ ts }) => ts)).toEqual(late);
  });

  it("shows none of the contents of messages", async () => {
    await using server = await createWebapiServer();
    const call = { channel: "C1", text: "a secret", blocks: [{ type: "divider" }], client_msg_id: "m1" };
    await server.call("chat.postMessage", call);
    const { messages } = await list(server, { channel: "C1" });
    expect(messages.at(-1)).toEqual({
      type: "message",
      ts: "1780315200.000000",
      user_id: "UHELP",
      display_as_bot: true,
      client_msg_id: "m1",
      text_character_count: 8,
    });
    expect(JSON.stringify(messages)).not.toContain("secret");
  });

  it.each([
    { window: { oldest_ts: "1780300000.000100" }, wanted: ["00.000100", "01.000200", "02.000300"] },
    { window: { oldest_ts: "1780300000.000101" }, wanted: ["01.000200", "02.000300"] },
    { window: { latest_ts: "1780300001.000200" }, wanted: ["00.000100", "01.000200"] },
    { window: { latest_ts: "1780300001.000199" }, wanted: ["00.000100"] },
    { window: { oldest_ts: "1780300001", latest_ts: "1780300002" }, wanted: ["01.000200"] },
    { window: { oldest_ts: "1780300001.000200", latest_ts: "1780300001.000200" }, wanted: ["01.000200"] },
    { window: { latest_ts: "9999999999.999999" }, wanted: ["00.000100", "01.000200", "02.000300"] },
    { window: { oldest_ts: "1780400000" }, wanted: "invalid_arguments" },
  ])("lists the messages in $window, including both ends", async ({ window, wanted }) => {
    await using server = await createWebapiServer();
    const { outcome, messages } = await list(server, { channel: "C1", ...window });
    const found = messages.map(({ ts }) => ts.replace("17803000", ""));
    expect(outcome === "ok" ? found : outcome).toEqual(wanted);
  });

  it("accepts a cursor only for its own list", async () => {
    await using server = await createWebapiServer();
    await postMany(server, 101);
    const { next } = await list(server, { channel: "C4" });
    const bad = [
      { channel: "C1", cursor: next },
      { channel: "C4", cursor: next, oldest_ts: "1780300000.000000" },
      { channel: "C4", cursor: `${next}0` },
      { channel: "C4", cursor: next.slice(0, -1) },
    ];
    for (const args of bad) expect((await list(server, args)).outcome).toBe("invalid_arguments");
    expect((await list(server, { channel: "C4", cursor: "" })).messages).toHaveLength(100);
  });

  it.each<Encoding>(["json", "form", "query", "multipart", "text"])(
    "returns the same for arguments as %s",
    async (encoding) => {
      await using server = await createWebapiServer();
      const args = { channel: "C1", oldest_ts: "1780300001.000000", latest_ts: "1780300002.000000" };
      const { body } = await server.call(method, args, { encoding });
      expect((body.messages as readonly Listed[]).map(({ user_id }) => user_id)).toEqual(["UADAM"]);
    },
  );
});
