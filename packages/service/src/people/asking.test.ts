import { viewClosedPayloadSchema } from "@rollcall/api/events";
import { withoutZod } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";
import { views } from "../model/view.js";
import { toView } from "../rules/views/view.js";
import { createTestPeople } from "../testing/create-test-people.js";
import type { World } from "../worlds/world.js";
import { findAskedApp, mintTriggerOf, toPayloadChannel, writePayloadParts } from "./asking.js";

const topic = { kind: "interactive", type: "view_closed" } as const;

/** A world with an app that can be asked. */
function worldOf(settings: object, { organization = false, deleted = false } = {}): World {
  const installed = {
    scopes: ["chat:write"],
    installation: { installer: "pat", ...(organization && { organization }) },
  };
  // Every test states a valid manifest.
  return {
    kind: "world",
    ...(organization && { organization: { id: "E1", name: "Acme", default_workspace: "hq" } }),
    workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
    users: [
      { id: "U1", userName: "pat", emails: ["pat@acme.example"], workspaces: { hq: "primary_owner" } },
      { id: "U2", userName: "helper", bot_of: "Helper" },
    ],
    apps: [
      {
        id: "A1",
        name: "Helper",
        verification_token: "verify-me",
        deleted,
        manifest: { display_information: { name: "Helper" }, settings },
      },
      { id: "A2", name: "Idle", manifest: { display_information: { name: "Idle" }, settings } },
    ],
    tokens: [{ token: "svcb-1", kind: "bot", user: "helper", app: "Helper", ...installed }],
  } as unknown as World;
}

const settings = { interactivity: { is_enabled: true, request_url: "https://app.example/acts" } };

describe("findAskedApp", () => {
  it.each([
    ["has no address", "A1", { interactivity: { is_enabled: true } }, "no settings.interactivity.request_url"],
    ["switched it off", "A1", { interactivity: { is_enabled: false } }, "Helper has interactivity switched off"],
    ["does not state it", "A1", {}, "Helper has interactivity switched off"],
    ["is not installed", "A2", settings, "Idle is not installed"],
    ["does not exist", "A9", settings, "The app A9 does not exist any more"],
  ])("refuses an app that %s", async (_name, appId, stated, wanted) => {
    const people = await createTestPeople(worldOf(stated));
    const found = await findAskedApp(appId, topic, await people.person("pat"));
    expect(found).toMatchObject({ ok: false, error: "refused", detail: expect.stringContaining(wanted) });
  });

  it("refuses an app that was deleted", async () => {
    const people = await createTestPeople(worldOf(settings, { deleted: true }));
    const found = await findAskedApp("A1", topic, await people.person("pat"));
    expect(found).toMatchObject({ ok: false, detail: "The app Helper was deleted." });
  });

  it("needs another address for options, and no address for a socket", async () => {
    const people = await createTestPeople(worldOf(settings));
    const pat = await people.person("pat");
    const options = await findAskedApp("A1", { kind: "interactive", type: "block_suggestion" }, pat);
    expect(options).toMatchObject({ detail: expect.stringContaining("message_menu_options_url") });
    const command = await findAskedApp("A1", { kind: "slash_commands", command: "/deploy" }, pat);
    expect(command).toMatchObject({ detail: "Helper has no command /deploy in its manifest." });
    const socket = await createTestPeople(worldOf({ interactivity: { is_enabled: true }, socket_mode_enabled: true }));
    expect(await findAskedApp("A1", topic, await socket.person("pat"))).toMatchObject({ ok: true });
  });
});

describe("writePayloadParts", () => {
  it.each([
    ["a workspace", {}, { team: { id: "T1", domain: "hq" }, enterprise: null, is_enterprise_install: false }],
    [
      "an organization",
      { organization: true },
      { team: null, enterprise: { id: "E1", name: "Acme" }, is_enterprise_install: true },
    ],
  ])("writes parts of payloads for an installation on %s", async (_name, place, wanted) => {
    const people = await createTestPeople(worldOf(settings, place));
    const pat = await people.person("pat");
    const found = await findAskedApp("A1", topic, pat);
    if (!found.ok) throw new Error(found.detail);
    const parts = await writePayloadParts(found.asked, pat);
    expect(parts).toEqual({
      user: { id: "U1", username: "pat", name: "pat", team_id: "T1" },
      token: "verify-me",
      api_app_id: "A1",
      ...wanted,
    });
    const view = toView(views.sample(1));
    const payload = { type: "view_closed", ...parts, view, is_cleared: false };
    expect(viewClosedPayloadSchema(withoutZod).safeParse(payload).error).toBe(undefined);
  });
});

describe("mintTriggerOf", () => {
  it("makes a trigger that the commit of the act stores", async () => {
    const people = await createTestPeople(worldOf(settings));
    const pat = await people.person("pat");
    const found = await findAskedApp("A1", topic, pat);
    if (!found.ok) throw new Error(found.detail);
    const { triggerId, writes } = await mintTriggerOf(found.asked, pat, { viewId: "V1" });
    expect(triggerId).toMatch(/^\d+\.\d+\.[0-9a-f]+$/);
    expect(writes.at(-1)).toMatchObject({ value: { id: triggerId, appId: "A1", userId: "U1", viewId: "V1" } });
  });
});

describe("toPayloadChannel", () => {
  it.each([
    ["public", "general"],
    ["private", "privategroup"],
    ["mpim", "privategroup"],
    ["session", "privategroup"],
    ["im", "directmessage"],
  ] as const)("names a conversation of the kind %s %s", (kind, name) => {
    expect(toPayloadChannel({ id: "C1", kind, name: "general" })).toEqual({ id: "C1", name });
  });
});
