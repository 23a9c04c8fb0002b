import { siteAt, stampCommits } from "@rollcall/service";
import { documents, put } from "@rollcall/service/store";
import { loadWorld, type World } from "@rollcall/service/world";
import { describe, expect, it } from "vitest";
import type { WatchDelivery } from "../../src/delivery/event-port.js";
import { openDispatcher } from "../../src/delivery/open-dispatcher.js";
import { randomIds } from "../../src/machine/random-ids.js";
import { readWorld } from "../../src/worlds/read-world.js";
import { createManualClock } from "../kit/manual-clock.js";
import { openTestStore } from "../kit/open-test-store.js";
import { openApp, openServer, worldOf } from "./serve-app.js";

const siteUrl = "https://site.example";

/** Posts a message to an app whose address is not verified. Returns how its delivery ended, and the app afterwards. */
async function deliverTo(url: string) {
  const clock = createManualClock();
  const bare = await openTestStore();
  const parts = { clock, ids: randomIds };
  const world: World = await readWorld("world.json", async () => JSON.stringify(worldOf(url)));
  await loadWorld(bare, world, { ...parts, siteUrl });
  const app = await bare.apps.get("A1");
  if (app === undefined) throw new Error("The world has no app A1.");
  const { verifiedUrl: _, ...unverified } = app;
  await bare.commit({ expect: [], writes: [put(documents.app, unverified)] });
  const ends: Parameters<ReturnType<WatchDelivery>>[0][] = [];
  const fail = (error: unknown) => {
    throw error;
  };
  const dispatcher = openDispatcher({
    ...{ store: bare, ...parts, siteNow: () => siteAt(siteUrl), wireWord: "svc", onError: fail },
    targets: { kinds: ["loopback"] },
    credentialsOf: async () => ({ verificationToken: "verify-me" }),
    watch: () => (end) => ends.push(end),
  });
  const store = stampCommits(bare, { ...parts, onPublished: dispatcher.notify });
  const message = { channelId: "C1", userId: "U2", text: "hello" } as const;
  await store.commit({
    expect: [],
    writes: [{ kind: "insertMessage", message, nowMs: clock.now().getTime() }],
  });
  await dispatcher.idle();
  await dispatcher.close();
  const { verifiedUrl } = (await bare.apps.get("A1")) ?? {};
  await bare.close();
  return { ends, verifiedUrl };
}

describe("the handshake with an address", () => {
  it.each([
    [
      "another challenge",
      { status: 200, body: '{"challenge":"another"}' },
      "The answer does not contain the challenge.",
    ],
    ["another status", 204, "The app answered 204 instead of 200."],
    ["an error", 500, "The app answered 500."],
  ])("that answers with %s says why nothing is sent", async (_what, answer, reason) => {
    const app = await openApp(answer);
    const { ends, verifiedUrl } = await deliverTo(app.url);
    expect(ends).toEqual([{ kind: "withdrawn", reason: `The address failed the handshake. ${reason}` }]);
    expect(app.received).toMatchObject([{ type: "url_verification", token: "verify-me" }]);
    expect(verifiedUrl).toBeUndefined();
  });
});

/** Creates an app over the Web API. Returns what the list of apps shows once its address was asked. */
async function createAt(url: string) {
  const server = await openServer("http://127.0.0.1:9/events");
  const world = worldOf("http://127.0.0.1:9/events");
  const config = { token: "svcc-mia", kind: "configuration", user: "mia", installation: { installer: "olga" } };
  await server.world.load({ ...world, tokens: [...world.tokens, config] });
  const settings = { event_subscriptions: { request_url: url, bot_events: ["app_mention"] } };
  const oauth_config = { scopes: { bot: ["app_mentions:read"] } };
  const response = await server.fetch(`${server.url}/api/apps.manifest.create`, {
    method: "POST",
    headers: { authorization: "Bearer svcc-mia", "content-type": "application/json" },
    body: JSON.stringify({ manifest: { display_information: { name: "Fresh" }, oauth_config, settings } }),
  });
  const created: unknown = await response.json();
  await server.clock.advance("1s");
  const [fresh] = (await server.apps.list()).filter(({ name }) => name === "Fresh");
  return { created, fresh };
}

describe("the handshake after an app is created", () => {
  it("verifies the address at once, with the credentials of the app", async () => {
    const app = await openApp("challenge");
    const { created, fresh } = await createAt(app.url);
    expect(created).toMatchObject({ ok: true });
    expect(fresh).toMatchObject({ request_url: app.url, verified: true });
    const { verification_token: token } = (created as { credentials: { verification_token: string } }).credentials;
    expect(app.received).toMatchObject([{ type: "url_verification", token }]);
  });

  it("leaves an address that fails unverified, and the list of apps says why", async () => {
    const app = await openApp(500);
    const { created, fresh } = await createAt(app.url);
    expect(created).toMatchObject({ ok: true });
    expect(fresh).toMatchObject({ verified: false, handshake_error: "The app answered 500." });
  });
});
