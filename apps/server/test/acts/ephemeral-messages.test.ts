import { blockActionsPayloadSchema, blockSuggestionPayloadSchema } from "@rollcall/api/events";
import { withoutZod } from "@rollcall/webapi-core";
import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const text = (value: string) => ({ type: "plain_text", text: value });
const option = (value: string) => ({ text: text(value), value });
const blocks = [
  {
    type: "actions",
    block_id: "b1",
    elements: [
      { type: "button", action_id: "yes", text: text("Yes"), value: "1" },
      { type: "static_select", action_id: "pick", options: [option("red"), option("blue")] },
      { type: "external_select", action_id: "tree" },
    ],
  },
];

/** A server with an app that has posted a message to one user. */
async function open(over: Transport = "HTTP", more: object = {}) {
  opened = await openAskedApp(over, {});
  const { server, call, asked } = opened;
  const posted = await call("chat.postEphemeral", { channel: "C1", user: "U2", text: "Well?", blocks, ...more });
  expect(posted).toMatchObject({ ok: true });
  const message = { channel: "general", ts: String(posted.message_ts) };
  const answer = async (body: object) => {
    const { response_url: url } = asked.at(-1);
    const headers = { "content-type": "application/json" };
    return (await server.fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).text();
  };
  const mia = server.as("mia");
  const seen = async () => (await mia.sees("general")).messages;
  return { ...opened, respond: answer, mia, message, seen };
}

describe.each<Transport>(["HTTP", "a socket"])("a click in an ephemeral message over %s", (over) => {
  it("sends its place without the message, and the answer replaces and deletes it", async () => {
    const { mia, message, asked, respond, seen } = await open(over);
    const { ts } = message;
    expect(await mia.click(message, "Yes")).toMatchObject({
      channel: "C1",
      message: { ts, text: "Well?", is_ephemeral: true },
    });
    expect(asked).toMatchObject([
      {
        container: { type: "message", message_ts: ts, channel_id: "C1", is_ephemeral: true },
        channel: { id: "C1", name: "general" },
        state: { values: { b1: { pick: { selected_option: null } } } },
        response_url: expect.stringContaining("/hooks/actions/T1/"),
        actions: [{ type: "button", block_id: "b1", action_id: "yes", value: "1" }],
      },
    ]);
    expect(asked[0]).not.toHaveProperty("message");
    expect(blockActionsPayloadSchema(withoutZod).safeParse(asked[0]).error).toBeUndefined();
    expect(await respond({ replace_original: true, text: "Sure?", blocks })).toBe("ok");
    expect(await seen()).toMatchObject([{ ts, text: "Sure?", is_ephemeral: true }]);
    expect(await mia.click(message, "Yes")).toMatchObject({ message: { text: "Sure?" } });
    expect(await respond({ delete_original: true })).toBe("ok");
    expect(await seen()).toEqual([]);
    await expect(mia.click(message, "Yes")).rejects.toThrow(`There is no message ${ts} in general; there is none.`);
  });
});

describe("an ephemeral message", () => {
  it("keeps what its user chooses, and lists options of the app", async () => {
    const { mia, message, asked, answer } = await open();
    await mia.choose(message, "pick", "blue");
    await mia.click(message, "yes");
    const values = { b1: { pick: { selected_option: option("blue") } } };
    expect(asked).toMatchObject([{ actions: [{ action_id: "pick" }] }, { state: { values } }]);
    answer(() => ({ options: [option("Elm")] }));
    expect(await mia.type(message, "tree", "elm")).toMatchObject({ options: [option("Elm")] });
    expect(asked[2]).toMatchObject({ type: "block_suggestion", container: { is_ephemeral: true } });
    expect(asked[2]).not.toHaveProperty("message");
    expect(blockSuggestionPayloadSchema(withoutZod).safeParse(asked[2]).error).toBeUndefined();
  });

  it("has its thread in the container", async () => {
    const { mia, call, message, asked } = await open();
    const { ts: thread_ts } = await mia.post("general", "A thread");
    const reply = { channel: "C1", user: "U2", text: "Hm?", blocks, thread_ts };
    const { message_ts } = await call("chat.postEphemeral", reply);
    await mia.click({ ...message, ts: message_ts }, "Yes");
    expect(asked[0]).toMatchObject({ container: { message_ts, thread_ts, is_ephemeral: true } });
  });

  it("is there for nobody else", async () => {
    const { server, message, asked } = await open();
    await expect(server.as("olga").click(message, "Yes")).rejects.toThrow(/There is no message/);
    expect(asked).toEqual([]);
  });
});
