import { blockActionsPayloadSchema, viewSubmissionPayloadSchema } from "@rollcall/api/events";
import { withoutZod } from "@rollcall/webapi-core";
import { afterEach, describe, expect, it } from "vitest";
import { closeFrameworks, overHttp, overSocket, run } from "./kit/run-framework.js";

afterEach(closeFrameworks);

const text = (value: string) => ({ type: "plain_text" as const, text: value });
const blocks = [
  {
    type: "actions" as const,
    block_id: "buttons",
    elements: [{ type: "button" as const, action_id: "ask", text: text("Ask") }],
  },
];
const form = {
  type: "modal" as const,
  callback_id: "form",
  title: text("Greeting"),
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
const parameter = (name: string) => ({ properties: { [name]: { type: "string" } }, required: [name] });
const greet = { input_parameters: parameter("who"), output_parameters: parameter("greeting") };
const world = { events: ["function_executed"], isInteractive: true, manifest: { functions: { greet } } };

describe.each([
  { over: "HTTP", start: overHttp },
  { over: "a socket", start: overSocket },
])("blocks of steps over $over", ({ start }) => {
  it("name the step, and complete it with its token", async () => {
    const { server, app, call } = await run(start, { world });
    app.function("greet", async ({ client }) => {
      await client.chat.postMessage({ channel: "C1", text: "Greet?", blocks });
    });
    const bodies: object[] = [];
    app.action({ type: "block_actions", action_id: "ask" }, async ({ ack, body, client }) => {
      bodies.push(body);
      await client.views.open({ trigger_id: body.trigger_id, view: form });
      await ack();
    });
    app.view("form", async ({ ack, body, client, context, view }) => {
      bodies.push(body);
      await ack();
      await client.functions.completeSuccess({
        token: context.functionBotAccessToken ?? "",
        function_execution_id: context.functionExecutionId ?? "",
        outputs: { greeting: view.state.values["what"]?.["value"]?.value },
      });
    });
    const mia = server.as("mia");
    const { execution } = await mia.runStep("rollbot", "greet", { who: "Mia" });
    const asked = async () => (await mia.sees("general")).messages.at(-1);
    await expect.poll(asked).toMatchObject({ text: "Greet?" });
    const { ts = "" } = (await asked()) ?? {};
    await mia.click({ channel: "general", ts }, "Ask");
    await mia.submit({ What: "Hello" });
    const { id: user } = await server.users.find("mia");
    const step = {
      function_data: { execution_id: execution.id, function: { callback_id: "greet" }, inputs: { who: "Mia" } },
      bot_access_token: expect.stringContaining(`${execution.id}-`),
      interactivity: {
        interactor: { id: user, secret: expect.any(String) },
        interactivity_pointer: expect.any(String),
      },
    };
    expect(bodies).toMatchObject([step, step]);
    expect(bodies[0]).not.toHaveProperty("response_url");
    expect(blockActionsPayloadSchema(withoutZod).safeParse(bodies[0]).error).toBeUndefined();
    expect(viewSubmissionPayloadSchema(withoutZod).safeParse(bodies[1]).error).toBeUndefined();
    await expect
      .poll(() => mia.seesStep(execution.id))
      .toMatchObject({ state: "completed", outputs: { greeting: "Hello" } });
    expect(JSON.stringify(await server.journal.list({}))).not.toContain(`${execution.id}-`);
    const other = await call("chat.postMessage", { channel: "C1", text: "Other", blocks }, "svcb-rollbot");
    await mia.click({ channel: "general", ts: other.ts }, "Ask");
    expect(bodies[2]).toHaveProperty("response_url");
    expect(bodies[2]).not.toHaveProperty("function_data");
  });
});
