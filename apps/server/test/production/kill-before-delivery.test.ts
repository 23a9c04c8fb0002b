import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it } from "vitest";
import { createAcknowledgedEvents } from "./acknowledged-events.js";
import { killRepeatedly } from "./kill-repeatedly.js";
import { openReceivingWorld } from "./open-receiving-world.js";

/** Number of times that each server is killed. `pnpm durability` sets it for a long run. */
const rounds = Number(process.env["ROLLCALL_DURABILITY_ROUNDS"] ?? 2);
const roundMs = 20_000;

describe("a server that is killed repeatedly between commits and deliveries", {
  timeout: roundMs * (rounds + 1),
}, () => {
  it(`sends the events of every acknowledged commit on SQLite (${rounds} rounds)`, async () => {
    const { folder, args, receiver } = await openReceivingWorld();
    const acknowledged = createAcknowledgedEvents(receiver);
    await killRepeatedly(rounds, { acknowledged, args: [...args, "--no-control", "--data", folder] });
    expect(acknowledged.late()).toBeGreaterThan(0);
  });

  it(`sends the events of every acknowledged commit on PostgreSQL (${rounds} rounds)`, async () => {
    const { args, receiver } = await openReceivingWorld();
    const acknowledged = createAcknowledgedEvents(receiver);
    const database = await (await sharedPostgres()).createSchema();
    let round = 0;
    await killRepeatedly(rounds, {
      acknowledged,
      args,
      env: { ROLLCALL_DATABASE: database },
      // The lease of the killed server ends, without the wait for it.
      beforeStart: async () => round++ > 0 && query(database, "update senders set until_ms = 0"),
    });
    expect(acknowledged.late()).toBeGreaterThan(0);
  });
});
