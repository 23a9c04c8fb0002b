import { plainSealer, siteAt, standardPrefixes } from "@rollcall/service";
import { loadWorld, type World } from "@rollcall/service/world";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { expect, it } from "vitest";
import { openDispatcher } from "../../src/delivery/open-dispatcher.js";
import { randomIds } from "../../src/machine/random-ids.js";
import { backgroundClock } from "../../src/machine/system-clock.js";
import { noon, openApp, secrets, worldOf } from "./serve-app.js";

const clock = { ...backgroundClock, now: () => noon };
const siteUrl = "https://hq.example";
const audience = { subscription: "file_change", workspaceIds: ["T1"] };

it("tells an app once a minute that it receives too many events, and sends no more of them", async () => {
  const app = await openApp(200, 200, 500);
  const store = createSqliteStore({ memory: true });
  const parts = { clock, ids: randomIds, siteUrl, sealer: plainSealer, tokenPrefixes: standardPrefixes };
  // The test states a valid world.
  await loadWorld(store, worldOf(app.url) as unknown as World, parts);
  const ends: object[] = [];
  const dispatching = openDispatcher({
    store,
    clock,
    ids: randomIds,
    siteNow: () => siteAt(siteUrl),
    wireWord: "svc",
    targets: { kinds: ["loopback"] },
    credentialsOf: async () => ({ signingSecret: secrets.signing, verificationToken: secrets.verification }),
    onError: (error) => {
      throw error;
    },
    isLimited: () => true,
    maxEventsPerHour: 2,
    watch:
      () =>
      ({ kind, isRateLimited }) =>
        ends.push({ kind, isRateLimited }),
  });
  for (let at = 1; at <= 4; at += 1) {
    const facts = { type: "file_change", file_id: `F${at}`, file: { id: `F${at}` } };
    const draft = { type: "file_change", audience, isStated: true, facts } as const;
    const stamp = { atMs: noon.getTime(), eventId: `Ev${at}` };
    await store.commit({ expect: [], writes: [], events: [draft], stamp });
    await dispatching.idle();
  }
  expect(app.received).toMatchObject([
    { event_id: "Ev1" },
    { event_id: "Ev2" },
    {
      token: secrets.verification,
      type: "app_rate_limited",
      team_id: "T1",
      minute_rate_limited: noon.getTime() / 1000,
      api_app_id: "A1",
    },
  ]);
  expect(ends).toEqual([
    { kind: "delivered" },
    { kind: "delivered" },
    { kind: "given_up", isRateLimited: true },
    { kind: "withdrawn", isRateLimited: true },
  ]);
  expect(await store.events.nextDue()).toBeUndefined();
  await dispatching.close();
  await store.close();
});
