import { events as serviceEvents } from "@rollcall/api/events";
import { scim } from "@rollcall/api/scim";
import { usersInfoMethod, webapi } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { type OwnNames, ownNames, readSentManifest } from "./sent-manifest.js";

const oauth_config = { scopes: { bot: ["app_mentions:read"], user: ["files:read"] } };
const read = (settings: object) => {
  const outcome = readSentManifest(JSON.stringify({ display_information: { name: "Helper" }, oauth_config, settings }));
  return outcome.ok ? [] : outcome.problems.map(({ pointer }) => pointer);
};
const events = { bot_events: ["app_mention"] };
const both = { event_subscriptions: events, interactivity: { is_enabled: true } };
const request_url = "https://helper.example";

describe("readSentManifest", () => {
  it.each([
    ["events of a bot", { event_subscriptions: events }, ["/settings/event_subscriptions"]],
    ["events of users", { event_subscriptions: { user_events: ["file_public"] } }, ["/settings/event_subscriptions"]],
    ["interactivity", { interactivity: { is_enabled: true } }, ["/settings/interactivity"]],
  ])("refuses %s without an address", (_what, settings, pointers) => {
    expect(read(settings)).toEqual(pointers);
  });

  it.each([
    [
      "addresses",
      { event_subscriptions: { ...events, request_url }, interactivity: { is_enabled: true, request_url } },
    ],
    ["socket mode", { ...both, socket_mode_enabled: true }],
    ["functions that the service runs", { ...both, is_hosted: true }],
    ["no events and no interactivity", { event_subscriptions: {}, interactivity: { is_enabled: false } }],
  ])("accepts %s", (_what, settings) => {
    expect(read(settings)).toEqual([]);
  });

  it("knows the scopes of methods and events that a server adds", async () => {
    const methods = { ...webapi.methods, "badges.check": { ...usersInfoMethod, scopes: ["badges:read"] } };
    const badge_revoked = {
      ...serviceEvents.user_change,
      wireName: "badge_revoked",
      subscriptions: [{ name: "badge_revoked", scopes: ["badges:history"] }],
    };
    const own = await ownNames({
      scim,
      webapi: { ...webapi, methods },
      events: { ...serviceEvents, ...{ badge_revoked } },
    });
    const judge = (bot: readonly string[], names?: OwnNames) =>
      readSentManifest(
        JSON.stringify({
          display_information: { name: "Helper" },
          oauth_config: { scopes: { bot, user: ["badges:read"] } },
          settings: { event_subscriptions: { bot_events: ["badge_revoked"] }, socket_mode_enabled: true },
        }),
        names,
      );
    expect(own.scopes).toEqual(new Set(["badges:read", "badges:history"]));
    expect(judge(["badges:history"], own).ok).toBe(true);
    expect(judge(["badges:read"], own)).toMatchObject({
      problems: [{ message: expect.stringContaining("badges:history"), pointer: "/settings/event_subscriptions" }],
    });
    expect(judge(["badges:history"]).ok).toBe(false);
  });

  it("accepts remote functions, which are started by an event", () => {
    const subscribed = { event_subscriptions: { bot_events: ["function_executed"] } };
    expect(read({ ...subscribed, function_runtime: "remote" })).toEqual([]);
  });
});
