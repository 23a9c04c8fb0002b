import { messageActionPayloadSchema, shortcutPayloadSchema } from "@rollcall/api/events";
import { withoutZod } from "@rollcall/webapi-core";
import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp, type Transport } from "../kit/open-asked-app.js";

const shortcuts = [
  { name: "New task", type: "global", callback_id: "new_task", description: "Makes a task." },
  { name: "To task", type: "message", callback_id: "to_task", description: "Makes a task of a message." },
];

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(over: Transport = "HTTP") {
  opened = await openAskedApp(over, { shortcuts });
  return { ...opened, mia: opened.server.as("mia") };
}

describe.each<Transport>(["HTTP", "a socket"])("a shortcut over %s", (over) => {
  it("tells the app, which opens a view", async () => {
    const { mia, asked, answer, call } = await open(over);
    answer(async ({ trigger_id }) => {
      await call("views.open", {
        trigger_id,
        view: { type: "modal", title: { type: "plain_text", text: "Task" }, blocks: [] },
      });
      return "";
    });
    expect(await mia.shortcut("New task")).toMatchObject({
      view: { title: "Task" },
      deliveries: [{ event: "shortcut", app: "A1", state: "delivered" }],
    });
    expect(asked).toEqual([
      {
        type: "shortcut",
        token: "verify-me",
        action_ts: "1780315200.000000",
        team: { id: "T1", domain: "hq" },
        user: { id: "U2", username: "mia", name: "mia", team_id: "T1" },
        is_enterprise_install: false,
        enterprise: null,
        callback_id: "new_task",
        trigger_id: expect.any(String),
      },
    ]);
    expect(shortcutPayloadSchema(withoutZod).safeParse(asked[0]).error).toBeUndefined();
  });

  it("on a message has the whole message", async () => {
    const { mia, asked } = await open(over);
    const posted = await mia.post("attic", "Clean up");
    const reply = await mia.post("attic", "Today", { thread: posted.ts });
    await mia.messageShortcut(posted, "to_task");
    await mia.messageShortcut({ channel: "attic", ts: reply.ts }, "To task", { bot: "helper" });
    expect(asked).toMatchObject([
      {
        type: "message_action",
        callback_id: "to_task",
        channel: { id: "C2", name: "privategroup" },
        message_ts: posted.ts,
        message: { type: "message", text: "Clean up", user: "U2", ts: posted.ts, blocks: [{ type: "rich_text" }] },
        response_url: expect.stringMatching(/\/hooks\/actions\/T1\//),
        trigger_id: expect.any(String),
      },
      { message_ts: reply.ts, message: { text: "Today", thread_ts: posted.ts } },
    ]);
    expect(messageActionPayloadSchema(withoutZod).safeParse(asked[0]).error).toBeUndefined();
  });
});

describe("a shortcut", () => {
  it("is refused if there is none, with those that there are", async () => {
    const { mia, asked } = await open();
    await expect(mia.shortcut("to_task")).rejects.toThrow('There is no global shortcut "to_task"; there are New task.');
    const posted = await mia.post("general", "Hi");
    await expect(mia.messageShortcut(posted, "new_task")).rejects.toThrow(/there are To task/);
    await expect(mia.messageShortcut({ channel: "general", ts: "1.000000" }, "to_task")).rejects.toThrow(/not_found/);
    await expect(mia.shortcut("new_task", { bot: "olga" })).rejects.toThrow("olga is not the bot of an app.");
    expect(asked).toEqual([]);
  });

  it("says that the app did not take it", async () => {
    const { mia, answer } = await open();
    answer(() => ({ status: 404 }));
    expect((await mia.shortcut("new_task")).failure).toMatch(/The app answered 404/);
  });
});
