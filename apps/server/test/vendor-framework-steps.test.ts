import { afterEach, describe, expect, it } from "vitest";
import { closeFrameworks, overHttp, overSocket, run } from "./kit/run-framework.js";

afterEach(closeFrameworks);

const world = {
  events: ["function_executed"],
  manifest: {
    functions: {
      greet: {
        title: "Greet",
        description: "Writes a greeting",
        input_parameters: { properties: { who: { type: "string" } }, required: ["who"] },
        output_parameters: { properties: { greeting: { type: "string" } }, required: ["greeting"] },
      },
    },
  },
};

describe.each([
  { over: "HTTP", start: overHttp },
  { over: "a socket", start: overSocket },
])("steps of workflows over $over", ({ start }) => {
  it("are completed with outputs, once, and with the token of the step until then", async () => {
    const { server, app } = await run(start, { world });
    const answers: unknown[] = [];
    app.function("greet", async ({ inputs, complete, context, client }) => {
      answers.push(
        (await client.auth.test()).bot_id,
        await client.auth.test({ token: context.functionBotAccessToken ?? "" }),
      );
      answers.push(await complete({ outputs: { greeting: `Hello ${String(inputs["who"])}` } }));
      answers.push(await complete({ outputs: { greeting: "Again" } }).catch(({ data }) => data));
    });
    const mia = server.as("mia");
    const { execution, deliveries } = await mia.runStep("rollbot", "greet", { who: "Mia" });
    expect(execution).toMatchObject({ id: expect.stringMatching(/^Fx/), inputs: { who: "Mia" } });
    expect(deliveries).toMatchObject([{ event: "function_executed", state: "delivered" }]);
    await expect
      .poll(() => mia.seesStep(execution.id))
      .toMatchObject({
        state: "completed",
        outputs: { greeting: "Hello Mia" },
      });
    await expect.poll(() => answers.length).toBe(4);
    expect(answers).toMatchObject([
      expect.any(String),
      { ok: true, bot_id: answers[0] },
      { ok: true },
      // The token of the step ends with it.
      { ok: false, error: "token_expired" },
    ]);
    const entries = await server.journal.list({});
    expect(JSON.stringify(entries)).not.toContain(`${execution.id}-`);
  });

  it("fail with a reason", async () => {
    const { server, app } = await run(start, { world });
    app.function("greet", async ({ fail }) => {
      await fail({ error: "no voice" });
    });
    const mia = server.as("mia");
    const { execution } = await mia.runStep("rollbot", "greet", { who: "Mia" });
    await expect.poll(() => mia.seesStep(execution.id)).toMatchObject({ state: "failed", error: "no voice" });
  });
});
