import { Assistant } from "vendor-framework";
import { afterEach, describe, expect, it } from "vitest";
import { closeFrameworks, overHttp, overSocket, run } from "./kit/run-framework.js";

afterEach(closeFrameworks);

const world = {
  events: ["assistant_thread_started", "assistant_thread_context_changed", "message.im", "agent_session_stopped"],
  scopes: ["assistant:write", "im:history"],
};

describe.each([
  { over: "HTTP", start: overHttp },
  { over: "a socket", start: overSocket },
])("assistants over $over", ({ start }) => {
  it("greet, offer prompts, and answer in the thread", async () => {
    const { server, app } = await run(start, { world });
    const contexts: unknown[] = [];
    app.assistant(
      new Assistant({
        threadStarted: async ({ say, setSuggestedPrompts, saveThreadContext }) => {
          await say("How can I help?");
          await setSuggestedPrompts({ title: "Try", prompts: [{ title: "Roll", message: "Call the roll" }] });
          await saveThreadContext();
        },
        userMessage: async ({ message, say, setStatus, setTitle, getThreadContext }) => {
          contexts.push(await getThreadContext());
          await setTitle("Roll call");
          await setStatus("is counting");
          if ("text" in message && message.text === "Call the roll") await say("All are here");
        },
      }),
    );
    const mia = server.as("mia");
    const { channel, thread, deliveries } = await mia.openAssistant("rollbot", { viewing: "general" });
    expect(deliveries).toMatchObject([{ event: "assistant_thread_started", state: "delivered" }]);
    const sees = () => mia.seesAssistant("rollbot", thread);
    await expect.poll(sees).toMatchObject({
      prompts: [{ title: "Roll", message: "Call the roll" }],
      prompts_title: "Try",
    });
    const said = async () => (await mia.sees(channel, { thread })).messages.map(({ text }) => text);
    await expect.poll(said).toEqual(["New Assistant Thread", "How can I help?"]);
    await mia.post(channel, "Wait", { thread });
    await expect.poll(sees).toMatchObject({ state: "processing", status: "Rollbot is counting", title: "Roll call" });
    expect((await mia.sees(channel, { thread })).messages[0]).toMatchObject({
      subtype: "assistant_app_thread",
      assistant_app_thread: { title: "Roll call" },
    });
    await mia.post(channel, "Call the roll", { thread });
    await expect.poll(said).toContain("All are here");
    expect(await sees()).not.toHaveProperty("status");
    expect(contexts[0]).toMatchObject({ channel_id: "C1" });
    const moved = await mia.openAssistant("rollbot", { viewing: channel, thread });
    expect(moved).toMatchObject({ thread, deliveries: [{ event: "assistant_thread_context_changed" }] });
  });

  it("stop when they are asked to, with the stream that runs", async () => {
    const { server, app, call } = await run(start, { world });
    const stopped: object[] = [];
    app.event("agent_session_stopped" as "message", async ({ event }) => {
      stopped.push(event);
    });
    app.assistant(
      new Assistant({
        threadStarted: async ({ say }) => {
          await say("How can I help?");
        },
        userMessage: async ({ setStatus, client, message }) => {
          await setStatus("is writing");
          if (!("thread_ts" in message)) return;
          const { channel, thread_ts = "" } = message;
          await client.apiCall("chat.startStream", { channel, thread_ts, markdown_text: "In the" });
        },
      }),
    );
    const mia = server.as("mia");
    const { channel, thread } = await mia.openAssistant("rollbot");
    await mia.post(channel, "Where is it?", { thread });
    const streamed = async () => (await mia.sees(channel, { thread })).messages.find(({ text }) => text === "In the");
    await expect.poll(streamed).toBeDefined();
    const { ts = "" } = (await streamed()) ?? {};
    expect(await mia.stop(channel, thread)).toMatchObject({ stopped: [ts] });
    await expect.poll(() => stopped).toMatchObject([{ thread_ts: thread, streaming_message_ts: [ts] }]);
    await expect(call("chat.appendStream", { channel, ts, markdown_text: " attic" }, "svcb-rollbot")).rejects.toThrow(
      /stopped_by_user/,
    );
  });
});
