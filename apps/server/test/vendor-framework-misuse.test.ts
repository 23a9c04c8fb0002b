import { afterEach, describe, expect, it } from "vitest";
import { closeFrameworks, overHttp, overSocket, type Running, run } from "./kit/run-framework.js";

afterEach(closeFrameworks);

const text = (value: string) => ({ type: "plain_text" as const, text: value });
const form = {
  type: "modal" as const,
  callback_id: "form",
  title: text("Task"),
  submit: text("Save"),
  blocks: [
    {
      type: "input" as const,
      block_id: "what",
      label: text("What"),
      element: { type: "plain_text_input" as const, action_id: "value" },
    },
  ],
};
const blocks = [
  {
    type: "actions" as const,
    block_id: "buttons",
    elements: [{ type: "button" as const, action_id: "open", text: text("Open") }],
  },
];
const world = { isInteractive: true };

/** Posts a message with a button, and clicks it. */
async function click({ server, call }: Running) {
  const { ts } = await call("chat.postMessage", { channel: "C1", text: "Well?", blocks }, "svcb-rollbot");
  return server.as("mia").click({ channel: "general", ts }, "Open");
}

/** Opens a modal with each click. */
function openForm({ app }: Running) {
  app.action({ type: "block_actions", action_id: "open" }, async ({ ack, body, client }) => {
    await ack();
    await client.views.open({ trigger_id: body.trigger_id, view: form });
  });
}

describe.each([
  { over: "HTTP", start: overHttp },
  { over: "a socket", start: overSocket },
])("misuse with the vendor's framework over $over", ({ start }) => {
  it("keeps the modal after an answer with 101 blocks", async () => {
    const running = await run(start, { world });
    openForm(running);
    running.app.view("form", async ({ ack }) => {
      const many = Array.from({ length: 101 }, () => ({ type: "divider" as const }));
      await ack({ response_action: "update", view: { ...form, blocks: many } });
    });
    const { view } = await click(running);
    const submitted = await running.server.as("mia").submit({ What: "x" });
    expect(submitted.failure).toMatch(/100/);
    expect(submitted.view).toMatchObject({ id: view?.id, title: "Task", values: { what: { value: { value: "x" } } } });
  });

  it("opens one view with a trigger", async () => {
    const running = await run(start, { world });
    const failures: unknown[] = [];
    running.app.action({ type: "block_actions", action_id: "open" }, async ({ ack, body, client }) => {
      const { trigger_id } = body;
      await client.views.open({ trigger_id, view: form });
      await client.views.open({ trigger_id, view: form }).catch(({ data }) => failures.push(data.error));
      await ack();
    });
    expect((await click(running)).view).toMatchObject({ title: "Task", below: [] });
    expect(failures).toEqual(["exchanged_trigger_id"]);
    expect((await running.server.as("mia").sees("general")).views).toHaveLength(1);
  });

  it("ignores an answer after three seconds", async () => {
    const running = await run(start, { world });
    openForm(running);
    const late = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    running.app.view("form", async ({ ack }) => {
      await late.promise;
      await ack({ response_action: "errors", errors: { what: "Too late." } });
      answered.resolve();
    });
    const { view } = await click(running);
    const mia = running.server.as("mia");
    const submitted = await mia.submit({ What: "x" });
    expect(submitted).toMatchObject({ failure: expect.any(String), view: { id: view?.id, errors: {} } });
    late.resolve();
    await answered.promise;
    expect((await mia.seesApp("rollbot")).view).toEqual(submitted.view);
  });

  it("closes a modal that is submitted twice at once", async () => {
    const running = await run(start, { world });
    openForm(running);
    const values: unknown[] = [];
    running.app.view("form", async ({ ack, view }) => {
      values.push(view.state.values["what"]?.["value"]?.value);
      await ack();
    });
    await click(running);
    const mia = running.server.as("mia");
    const ends = await Promise.allSettled([mia.submit({ What: "one" }), mia.submit({ What: "two" })]);
    const done = ends.filter(({ status }) => status === "fulfilled");
    expect(done.length).toBeGreaterThan(0);
    expect(values).toHaveLength(done.length);
    for (const end of ends) {
      if (end.status === "fulfilled") expect(end.value).not.toHaveProperty("view");
      else expect(String(end.reason)).toMatch(/no open modal|closed meanwhile/);
    }
    expect(await mia.seesApp("rollbot")).not.toHaveProperty("view");
  });
});
