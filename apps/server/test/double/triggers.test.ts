import { describe, expect, it } from "vitest";
import { serveDouble } from "./serve-double.js";

const world = {
  kind: "world",
  workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
  apps: [{ id: "A1", name: "Helper" }],
  users: [
    { id: "UPAT", userName: "pat", emails: ["pat@acme.example"], workspaces: { hq: "primary_owner" } },
    { id: "UHELP", userName: "helper", bot_of: "Helper" },
  ],
  tokens: [
    { token: "svcb-bot", kind: "bot", user: "helper", app: "Helper", scopes: [], installation: { installer: "pat" } },
  ],
};

const modal = { type: "modal", title: { type: "plain_text", text: "Roll call" }, blocks: [] };

describe("trigger.create", () => {
  it("makes triggers for views.open and views.push", async () => {
    await using server = await serveDouble();
    await server.world.load(world);
    const headers = { "content-type": "application/json; charset=utf-8" };
    const body = JSON.stringify({ app: "Helper", user: "pat", workspace: "hq" });
    const { trigger_id } = await server.json("/_rollcall/trigger.create", { method: "POST", headers, body });
    const opened = await server.call("views.open", { trigger_id, view: modal }, "svcb-bot");
    expect(opened).toMatchObject({ ok: true, view: { app_id: "A1", team_id: "T1" } });
    const { view } = opened as { readonly view: { readonly id: string } };
    const above = await server.triggers.create({ app: "A1", user: "UPAT", view: view.id });
    const pushed = await server.call("views.push", { trigger_id: above, view: modal }, "svcb-bot");
    expect(pushed).toMatchObject({ ok: true, view: { previous_view_id: view.id } });
  });

  it("makes triggers that expire by the world's clock", async () => {
    await using server = await serveDouble();
    await server.world.load(world);
    await server.clock.freeze();
    const trigger_id = await server.triggers.create({ app: "A1", user: "UPAT" });
    await server.clock.advance(3001);
    const answer = await server.call("views.open", { trigger_id, view: modal }, "svcb-bot");
    expect(answer).toMatchObject({ ok: false, error: "expired_trigger_id" });
  });

  it("refuses what does not exist", async () => {
    await using server = await serveDouble();
    await server.world.load(world);
    for (const [wrong, detail] of [
      [{ app: "Helpr" }, 'No app has the identifier or the name "Helpr"; did you mean Helper?'],
      [{ user: "U404" }, 'No user has the user name, e-mail address or identifier "U404"'],
      [{ view: "V404" }, 'There is no view "V404"'],
      [{ workspace: "T404" }, 'There is no workspace "T404"; the known ones are '],
    ] as const) {
      await expect(server.triggers.create({ app: "A1", user: "UPAT", ...wrong })).rejects.toThrow(detail);
    }
  });
});
