import { createDispatcher } from "@rollcall/delivery";
import { plainSealer, siteAt, standardPrefixes } from "@rollcall/service";
import { loadWorld, type World } from "@rollcall/service/world";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { expect, it } from "vitest";
import { createEventPort } from "../../src/delivery/event-port.js";
import { randomIds } from "../../src/machine/random-ids.js";
import { createManualClock } from "../kit/manual-clock.js";
import { worldOf } from "./serve-app.js";

const siteUrl = "https://hq.example";
const holdMs = 15_000;

it("makes an attempt again whose result a failing database has refused six times", async () => {
  const clock = createManualClock();
  const store = createSqliteStore({ memory: true });
  const parts = { clock, ids: randomIds, siteUrl, sealer: plainSealer, tokenPrefixes: standardPrefixes };
  // The test states a valid world.
  await loadWorld(store, worldOf("http://127.0.0.1:9/") as unknown as World, parts);
  let failures = 0;
  const settle: typeof store.events.settle = async (results) => {
    failures += 1;
    if (failures <= 6) throw new Error("the database is busy");
    await store.events.settle(results);
  };
  const sent: string[] = [];
  const request = { url: "http://127.0.0.1:9/", redirects: [], headers: {}, body: "" };
  const send = async () => {
    sent.push("event");
    return { ok: true, request, answer: { status: 200, headers: {}, body: "", isCut: false }, durationMs: 1 } as const;
  };
  const options = {
    store: { ...store, events: { ...store.events, settle } },
    clock,
    siteNow: () => siteAt(siteUrl),
    holdMs,
    credentialsOf: async () => ({}),
    onError: () => {},
  };
  const port = createEventPort(options, send);
  const dispatcher = createDispatcher({ port, send, clock, onError: () => {}, pauseMs: 1 });
  const facts = { type: "file_change", file_id: "F1", file: { id: "F1" } };
  const audience = { subscription: "file_change", workspaceIds: ["T1"] };
  const stamp = { atMs: clock.now().getTime(), eventId: "Ev1" };
  const events = [{ type: "file_change", audience, isStated: true, facts } as const];
  await store.commit({ expect: [], writes: [], events, stamp });
  dispatcher.notify();
  await expect.poll(() => failures).toBe(5);
  // Nobody settles it, so that it becomes due when the taker counts as gone.
  clock.advance(holdMs + 1);
  await expect
    .poll(() => {
      dispatcher.notify();
      return sent;
    })
    .toEqual(["event", "event"]);
  await expect.poll(() => store.events.nextDue()).toBeUndefined();
  await dispatcher.close();
  await store.close();
});
