import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { query } from "@rollcall/test-postgres";
import { sharedPostgres } from "@rollcall/test-postgres/vitest";
import { describe, expect, it, onTestFinished } from "vitest";
import { worldOf } from "../deliveries/serve-app.js";
import { killRepeatedly } from "./kill-repeatedly.js";
import { openReceiver } from "./open-receiver.js";
import { createTold } from "./told.js";

/** Number of times that each server is killed. `pnpm durability` sets it for a long run. */
const rounds = Number(process.env["ROLLCALL_DURABILITY_ROUNDS"] ?? 2);
const roundMs = 20_000;

/** An app, a folder with a world that it is installed in, and the options of servers of that world. */
async function openApp() {
  const receiver = await openReceiver();
  const folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const world = join(folder, "world.json");
  await writeFile(world, JSON.stringify(worldOf(receiver.url, ["message.channels"])));
  const args = ["--no-control", "--world", world, "--deliver-to", "127.0.0.1"];
  return { folder, args, receiver, acknowledged: createTold(receiver) };
}

describe("a server that is killed repeatedly between commits and deliveries", {
  timeout: roundMs * (rounds + 1),
}, () => {
  it(`sends the events of every acknowledged commit on SQLite (${rounds} rounds)`, async () => {
    const { folder, args, acknowledged } = await openApp();
    await killRepeatedly(rounds, { acknowledged, args: [...args, "--data", folder] });
    expect(acknowledged.late()).toBeGreaterThan(0);
  });

  it(`sends the events of every acknowledged commit on PostgreSQL (${rounds} rounds)`, async () => {
    const { args, acknowledged } = await openApp();
    const database = await (await sharedPostgres()).createSchema();
    let round = 0;
    await killRepeatedly(rounds, {
      acknowledged,
      args,
      env: { ROLLCALL_DATABASE: database, ROLLCALL_SECRET_KEY: "5e".repeat(32) },
      // The lease of the killed server ends, without the wait for it.
      beforeStart: async () => round++ > 0 && query(database, "update senders set until_ms = 0"),
    });
    expect(acknowledged.late()).toBeGreaterThan(0);
  });
});
