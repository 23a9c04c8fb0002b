import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startPostgres } from "@rollcall/test-kit/postgres";
import { describe, expect, it, onTestFinished } from "vitest";
import { createAcknowledgedUploads } from "./acknowledged-uploads.js";
import { killRepeatedly } from "./kill-repeatedly.js";

/** Number of times that each server is killed. `pnpm durability` sets it for a long run. */
const { ROLLCALL_DURABILITY_ROUNDS: wanted } = process.env;
const rounds =
  wanted === undefined ? { sqlite: 3, postgres: 2 } : { sqlite: +wanted, postgres: Math.ceil(+wanted * 0.4) };
const roundMs = 20_000;

describe("a server that is killed repeatedly under load", () => {
  it(
    `keeps every acknowledged write on SQLite (${rounds.sqlite} rounds)`,
    async () => {
      const data = await mkdtemp(join(tmpdir(), "rollcall-"));
      onTestFinished(() => rm(data, { recursive: true }));
      expect(await killRepeatedly(rounds.sqlite, { args: ["--data", data] })).toBeGreaterThan(rounds.sqlite);
      const database = new DatabaseSync(join(data, "rollcall.db"));
      expect(database.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
      database.close();
    },
    roundMs * (rounds.sqlite + 1),
  );

  it(
    `keeps the bytes of every acknowledged upload in a folder (${rounds.sqlite} rounds)`,
    async () => {
      const data = await mkdtemp(join(tmpdir(), "rollcall-"));
      onTestFinished(() => rm(data, { recursive: true }));
      const acknowledged = createAcknowledgedUploads();
      expect(await killRepeatedly(rounds.sqlite, { args: ["--data", data], acknowledged })).toBeGreaterThan(
        rounds.sqlite,
      );
    },
    roundMs * (rounds.sqlite + 1),
  );

  it(
    `keeps the bytes of every acknowledged upload on PostgreSQL (${rounds.postgres} rounds)`,
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const env = { ROLLCALL_DATABASE: await postgres.createSchema() };
      const acknowledged = createAcknowledgedUploads();
      expect(await killRepeatedly(rounds.postgres, { env, acknowledged })).toBeGreaterThan(rounds.postgres);
    },
    roundMs * (rounds.postgres + 1),
  );

  it(
    `keeps every acknowledged write on PostgreSQL (${rounds.postgres} rounds)`,
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const database = await postgres.createSchema();
      const kept = await killRepeatedly(rounds.postgres, { env: { ROLLCALL_DATABASE: database } });
      expect(kept).toBeGreaterThan(rounds.postgres);
    },
    roundMs * (rounds.postgres + 1),
  );
});
