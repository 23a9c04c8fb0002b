import { beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { socketWorld } from "../kit/socket-world.js";

const functions = {
  greet: {
    input_parameters: { properties: { who: { type: "string" }, often: { type: "integer" } }, required: ["who"] },
    output_parameters: { properties: { greeting: { type: "string" } } },
  },
  ask: { input_parameters: { properties: { screen: { type: "svc#/types/interactivity" } }, required: ["screen"] } },
};
const world = socketWorld({ events: ["function_executed"], manifest: { functions } });

let server: ControlledServer;
beforeEach(async () => {
  server = await createServer({ memory: true, clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
  await server.world.load(world);
  return () => server.close();
});

async function call(method: string, args: object) {
  const headers = { authorization: "Bearer svcb-rollbot", "content-type": "application/json; charset=utf-8" };
  const answer = await server.fetch(`/api/${method}`, { method: "POST", headers, body: JSON.stringify(args) });
  // Every answer has both.
  return (await answer.json()) as { readonly ok: boolean; readonly error?: string };
}

describe("runStep", () => {
  it.each([
    { why: "an unknown step", step: "sing", inputs: {}, wanted: /no step "sing"; there are greet, ask/ },
    { why: "a missing input", step: "greet", inputs: {}, wanted: /must be given.*inputs\/who/ },
    { why: "a wrong type", step: "greet", inputs: { who: 1 }, wanted: /must be a string .*inputs\/who/ },
    { why: "no integer", step: "greet", inputs: { who: "a", often: 1.5 }, wanted: /must be an integer/ },
    { why: "an unknown input", step: "greet", inputs: { who: "a", loud: true }, wanted: /must be one of the inputs/ },
  ])("refuses $why", async ({ step, inputs, wanted }) => {
    await expect(server.as("mia").runStep("rollbot", step, inputs)).rejects.toThrow(wanted);
  });

  it("refuses apps that would not learn of it", async () => {
    await server.world.load(socketWorld({ manifest: { functions } }));
    await expect(server.as("mia").runStep("rollbot", "greet", { who: "Mia" })).rejects.toThrow(/function_executed/);
    await expect(server.as("mia").runStep("olga", "greet")).rejects.toThrow(/not the bot of an app/);
  });

  it("adds what inputs need to open a view", async () => {
    const { id: user } = await server.users.find("mia");
    const { execution } = await server.as("mia").runStep("rollbot", "ask");
    const { screen } = execution.inputs as { screen: { interactivity_pointer: string } };
    expect(screen).toMatchObject({ interactor: { id: user, secret: expect.any(String) } });
    const view = { type: "modal", title: { type: "plain_text", text: "Ask" }, blocks: [] };
    expect(await call("views.open", { interactivity_pointer: screen.interactivity_pointer, view })).toMatchObject({
      ok: true,
    });
  });

  it("lets one of two completions win", async () => {
    const { execution } = await server.as("mia").runStep("rollbot", "greet", { who: "Mia" });
    const id = { function_execution_id: execution.id };
    const answers = await Promise.all([
      call("functions.completeSuccess", { ...id, outputs: { greeting: "Hello" } }),
      call("functions.completeError", { ...id, error: "no" }),
      call("functions.completeSuccess", { ...id, outputs: {} }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === "execution_not_in_running_state")).toHaveLength(2);
  });

  it("is kept by snapshots and shown by comparisons", async () => {
    const { execution } = await server.as("mia").runStep("rollbot", "greet", { who: "Mia" });
    await server.world.snapshot("before");
    await call("functions.completeError", { function_execution_id: execution.id, error: "no" });
    expect(await server.as("mia").seesStep(execution.id)).toMatchObject({ state: "failed" });
    expect(await server.world.diff("before")).toMatchObject([{ table: "function_executions" }]);
    await server.world.restore("before");
    expect(await server.as("mia").seesStep(execution.id)).toMatchObject({ state: "running" });
    await expect(server.as("mia").seesStep("Fx404")).rejects.toThrow(/no run of a step "Fx404"/);
  });
});
