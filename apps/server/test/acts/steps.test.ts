import { blockSuggestionPayloadSchema, viewClosedPayloadSchema } from "@rollcall/api/events";
import { withoutZod } from "@rollcall/webapi-core";
import { afterEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp } from "../kit/open-asked-app.js";

let opened: OpenedApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const text = (value: string) => ({ type: "plain_text", text: value });
const pick = {
  type: "actions",
  block_id: "menus",
  elements: [{ type: "external_select", action_id: "pick", min_query_length: 1 }],
};
const form = { type: "modal", title: text("Form"), notify_on_close: true, blocks: [pick] };
const message = { channel: "general", ts: "1780315100.000000", user: "helper", text: "Pick", blocks: [pick] };
const stepWorld = {
  functions: [{ id: "Fn1", app: "Helper", callback_id: "greet", title: "Greet" }],
  function_executions: [{ id: "Fx1", function: "greet", user: "mia", inputs: { who: "Mia" } }],
  views: [{ id: "V1", app: "Helper", user: "mia", channel: "general", step: "Fx1", view: form }],
  messages: [{ ...message, step: "Fx1" }],
};

const step = {
  function_data: { execution_id: "Fx1", function: { callback_id: "greet" }, inputs: { who: "Mia" } },
  bot_access_token: expect.stringMatching(/^svcw-Fx1-/),
};

async function open(world: object = stepWorld) {
  const app = await openAskedApp("HTTP", {}, { sections: world });
  opened = app;
  return { ...app, mia: app.server.as("mia") };
}

describe("the step of a world's view and message", () => {
  it("is in block_suggestion and view_closed, without a trigger", async () => {
    const { mia, asked } = await open();
    await mia.type({ view: "V1" }, "pick", "oak");
    await mia.type(message, "pick", "elm");
    await mia.close();
    expect(asked).toMatchObject([
      { type: "block_suggestion", value: "oak", ...step },
      { type: "block_suggestion", value: "elm", ...step },
      { type: "view_closed", ...step },
    ]);
    for (const one of asked) expect(one).not.toHaveProperty("interactivity");
    expect(blockSuggestionPayloadSchema(withoutZod).safeParse(asked[0]).error).toBeUndefined();
    expect(viewClosedPayloadSchema(withoutZod).safeParse(asked[2]).error).toBeUndefined();
  });

  it("is absent where a world states none", async () => {
    const { mia, asked } = await open({ ...stepWorld, messages: [message] });
    await mia.type(message, "pick", "oak");
    expect(asked[0]).not.toHaveProperty("function_data");
  });

  it("must be of the same app, and a home has no channel", async () => {
    const { server } = await open();
    const home = { type: "home", blocks: [pick] };
    const load = (sections: object) =>
      server.world.load({
        kind: "world",
        workspaces: [{ name: "Headquarters", domain: "hq" }],
        users: [{ userName: "mia", emails: ["mia@acme.example"], workspaces: { hq: "primary_owner" } }],
        apps: [{ name: "Helper" }, { name: "Other" }],
        channels: [{ kind: "public", name: "general", members: ["mia"] }],
        ...stepWorld,
        views: [],
        messages: [],
        ...sections,
      });
    const view = { app: "Other", user: "mia", step: "Fx1", view: home };
    await expect(load({ views: [view] })).rejects.toThrow(/The step is of the app Helper/);
    await expect(load({ messages: [{ channel: "general", app: "Other", step: "Fx1", text: "Hi" }] })).rejects.toThrow(
      /The step is of the app Helper/,
    );
    await expect(load({ views: [{ app: "Helper", user: "mia", channel: "general", view: home }] })).rejects.toThrow(
      /Only a modal is opened from a conversation/,
    );
  });
});

describe("the token of a step", () => {
  it("ends alone by auth.revoke", async () => {
    const { mia, asked, server, call } = await open();
    await mia.close();
    const [{ bot_access_token: token }] = asked;
    const callAsStep = async (method: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await server.fetch(`${server.url}/api/${method}`, { method: "POST", headers })).json();
    };
    expect(await callAsStep("auth.test")).toMatchObject({ ok: true });
    expect(await callAsStep("auth.revoke?test=1")).toEqual({ ok: true, revoked: false });
    await server.world.snapshot("before");
    expect(await callAsStep("auth.revoke")).toEqual({ ok: true, revoked: true });
    expect(await callAsStep("auth.test")).toMatchObject({ error: "token_revoked" });
    expect(await call("auth.test", {})).toMatchObject({ ok: true });
    expect(await server.world.diff("before")).toMatchObject([{ table: "function_executions" }]);
    const completed = { function_execution_id: "Fx1", outputs: {} };
    expect(await call("functions.completeSuccess", completed)).toMatchObject({ ok: true });
  });

  it("is stated as revoked by a world", async () => {
    const { asked, mia, server } = await open({
      ...stepWorld,
      function_executions: [{ ...stepWorld.function_executions[0], token_revoked: true }],
    });
    await mia.close();
    const headers = { authorization: `Bearer ${asked[0].bot_access_token}` };
    const answer = await server.fetch(`${server.url}/api/auth.test`, { method: "POST", headers });
    expect(await answer.json()).toMatchObject({ error: "token_revoked" });
  });
});
