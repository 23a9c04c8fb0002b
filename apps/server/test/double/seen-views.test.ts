import { beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";

let server: ControlledServer;
beforeEach(async () => {
  server = await createServer({ memory: true, clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
  await server.world.load(world);
  return () => server.close();
});

const member = { workspaces: { hq: "member" } };
const world = {
  kind: "world",
  workspaces: [{ name: "Headquarters", domain: "hq" }],
  users: [
    { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
    { id: "U2", userName: "mia", emails: ["mia@acme.example"], ...member },
    { userName: "helper", bot_of: "Helper", ...member },
  ],
  apps: [
    {
      id: "A1",
      name: "Helper",
      manifest: { display_information: { name: "Helper" }, features: { app_home: { home_tab_enabled: true } } },
    },
  ],
  channels: [{ id: "C1", kind: "public", name: "general", members: ["olga", "mia", "helper"] }],
  tokens: [
    {
      token: "svcb-helper",
      kind: "bot",
      user: "helper",
      app: "Helper",
      scopes: [],
      installation: { installer: "olga" },
    },
  ],
};

async function call(method: string, args: object): Promise<{ readonly view: { readonly id: string } }> {
  const headers = { authorization: "Bearer svcb-helper", "content-type": "application/json; charset=utf-8" };
  const response = await server.fetch(`/api/${method}`, { method: "POST", headers, body: JSON.stringify(args) });
  const answer = (await response.json()) as { readonly ok: boolean; readonly view: { readonly id: string } };
  expect(answer).toMatchObject({ ok: true });
  return answer;
}

const text = (value: string) => ({ type: "plain_text", text: value });
const input = (id: string) => ({
  type: "input",
  block_id: id,
  label: text("Name"),
  element: { type: "plain_text_input", action_id: "name" },
});
const modal = (title: string) => ({
  type: "modal",
  title: text(title),
  submit: text("Save"),
  blocks: [input("who")],
});

describe("what a person sees of views", () => {
  it("is the home of an app, and the modal on top", async () => {
    const mia = server.as("mia");
    expect(await mia.seesApp("helper")).toEqual({ ok: true });
    await call("views.publish", { user_id: "U2", view: { type: "home", blocks: [{ type: "divider" }] } });
    const opening = await server.triggers.create({ app: "A1", user: "U2" });
    const { view: first } = await call("views.open", { trigger_id: opening, view: modal("First") });
    const act = { app: "A1", user: "U2", view: first.id };
    const pushing = await server.triggers.create(act);
    const { view: second } = await call("views.push", {
      trigger_id: pushing,
      view: { ...modal("Second"), close: text("Back") },
    });
    const { home, view } = await mia.seesApp("helper");
    expect(home).toEqual({
      id: expect.stringMatching(/^V/),
      app: "A1",
      type: "home",
      blocks: [{ type: "divider", block_id: expect.any(String) }],
      values: {},
      errors: {},
      below: [],
    });
    expect(view).toEqual({
      id: second.id,
      app: "A1",
      type: "modal",
      title: "Second",
      submit: "Save",
      close: "Back",
      blocks: [input("who")],
      values: {},
      errors: {},
      below: [{ id: first.id, title: "First" }],
    });
    expect((await mia.sees("general")).views).toEqual([view]);
    expect((await server.as("olga").sees("general")).views).toEqual([]);
    expect((await mia.openHome("helper")).view).toEqual(home);
    await expect(mia.seesApp("olga")).rejects.toThrow("olga is not the bot of an app.");
  });
});
