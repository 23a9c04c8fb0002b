import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

const slash_commands = [{ command: "/deploy", description: "Deploys." }];
const button = { type: "button", action_id: "approve", text: { type: "plain_text", text: "Approve" } };
const blocks = [{ type: "actions", block_id: "b1", elements: [button] }];

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(over: Transport = "HTTP") {
  opened = await openAskedApp(over, { slash_commands });
  const { server, asked } = opened;
  return {
    ...opened,
    mia: server.as("mia"),
    texts: async (who: string) => (await server.as(who).sees("general")).messages.map(({ text }) => text),
    /** Answers at the last address that the app got, over a socket. */
    respond: async (body: object) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(asked.at(-1).response_url, { method: "POST", headers, body: JSON.stringify(body) });
      return [answer.status, await answer.text()];
    },
  };
}

const refused = (error: string) => [404, JSON.stringify({ ok: false, error })];

describe.each<Transport>(["HTTP", "a socket"])("the response_url of an act over %s", (over) => {
  it("works five times, and the person sees what it has shown", async () => {
    const { mia, respond, texts } = await open(over);
    await mia.command("general", "/deploy");
    for (const n of [1, 2, 3, 4, 5]) expect(await respond({ text: `Step ${n}` })).toEqual([200, "ok"]);
    expect(await respond({ text: "Step 6" })).toEqual(refused("used_url"));
    expect(await texts("mia")).toEqual(["Step 1", "Step 2", "Step 3", "Step 4", "Step 5"]);
    expect(await texts("olga")).toEqual([]);
  });

  it("ends after 30 minutes, and another act has its own", async () => {
    const { mia, respond, server, texts } = await open(over);
    await mia.command("general", "/deploy");
    await server.clock.advance("30m");
    expect(await respond({ text: "Just in time" })).toEqual([200, "ok"]);
    await server.clock.advance(1);
    expect(await respond({ text: "Late" })).toEqual(refused("expired_url"));
    await mia.command("general", "/deploy");
    expect(await respond({ text: "Again", response_type: "in_channel" })).toEqual([200, "ok"]);
    expect(await texts("mia")).toEqual(["Just in time", "Again"]);
    expect(await texts("olga")).toEqual(["Again"]);
  });

  it("still works after the act has failed because the app did not answer in three seconds", async () => {
    const { mia, answer, respond, texts } = await open(over);
    answer(() => undefined);
    expect((await mia.command("general", "/deploy")).failure).toMatch(/operation_timeout/);
    expect(await texts("mia")).toEqual([]);
    expect(await respond({ text: "Deployed after all." })).toEqual([200, "ok"]);
    expect(await texts("mia")).toEqual(["Deployed after all."]);
  });
});

describe("the response_url of a click", () => {
  it("replaces the message for everyone, after which nobody can click, and deletes it", async () => {
    const { mia, call, respond, server, texts } = await open();
    const { ts } = await call("chat.postMessage", { channel: "C1", text: "Approve?", blocks });
    await mia.click({ channel: "general", ts }, "Approve");
    expect(await respond({ text: "Approved by Mia", replace_original: true })).toEqual([200, "ok"]);
    expect(await texts("olga")).toEqual(["Approved by Mia"]);
    const again = server.as("olga").click({ channel: "general", ts }, "Approve");
    await expect(again).rejects.toThrow(/no element .* to click/);
    expect(await respond({ delete_original: true })).toEqual([200, "ok"]);
    expect(await texts("mia")).toEqual([]);
  });
});

describe("a click over the wire", () => {
  it("is refused to people who cannot see the message, and the app gets nothing", async () => {
    const { asked, call, server } = await open();
    const { ts, channel } = await call("chat.postMessage", { channel: "U2", text: "Approve?", blocks });
    const ephemeral = await call("chat.postEphemeral", { channel: "C1", user: "U2", text: "Approve?", blocks });
    const click = async (person: string, place: object) => {
      const answer = await fetch(`${server.url}/_rollcall/people.click`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ person, ...place, action: "approve" }),
      });
      return answer.json();
    };
    expect(await click("olga", { channel, ts })).toMatchObject({
      ok: false,
      error: "refused",
      detail: expect.any(String),
    });
    expect(await click("olga", { channel: "C1", ts: ephemeral.message_ts })).toMatchObject({ ok: false });
    expect(asked).toEqual([]);
    expect(await click("mia", { channel, ts })).toMatchObject({ ok: true });
    expect(asked).toMatchObject([{ type: "block_actions", user: { id: "U2" } }]);
  });
});
