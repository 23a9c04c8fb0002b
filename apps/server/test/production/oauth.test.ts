import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type Server } from "../../src/index.js";
import { client, installWorld } from "../oauth/install-world.js";

const runs = [0, 1, 2, 3, 4, 5, 6, 7];
const codes = runs.flatMap((run) => [`code-to-exchange-${run}`, `code-to-renew-${run}`]);

let servers: readonly [Server, Server];

beforeAll(async () => {
  const database = await (await sharedPostgres()).createSchema();
  const folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  const world = join(folder, "world.json");
  const allowed = { app: "AFERRY", user: "mia", workspace: "hq", bot_scopes: ["chat:write"] };
  const file = {
    ...installWorld({ settings: { token_rotation_enabled: true } }),
    oauth_codes: codes.map((code) => ({ code, ...allowed })),
  };
  await writeFile(world, JSON.stringify(file));
  const one = await createServer({ database, world, secretKey: "00".repeat(32) });
  servers = [one, await createServer({ database, secretKey: "00".repeat(32) })];
  await rm(folder, { recursive: true });
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
}, 60_000);

interface Answer {
  readonly ok: boolean;
  readonly error?: string;
  readonly access_token: string;
  readonly refresh_token: string;
}

async function call(at: number, method: string, fields: Readonly<Record<string, string>>, token?: string) {
  const server = servers[at % 2 === 0 ? 0 : 1];
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await server.fetch(`/api/${method}`, { method: "POST", headers, body: new URLSearchParams(fields) });
  return (await answer.json()) as Answer;
}

const exchange = (at: number, code: string) => call(at, "oauth.v2.access", { ...client, code });
const renew = (at: number, refresh_token: string) =>
  call(at, "oauth.v2.access", { ...client, grant_type: "refresh_token", refresh_token });
/** The statements of both servers about a token. */
const statesOf = (token: string) =>
  Promise.all([0, 1].map(async (at) => (await call(at, "auth.test", {}, token)).error ?? "ok"));

describe("two servers of one database", { timeout: 120_000 }, () => {
  it("exchange a code once, and the other calls at the same time end its tokens", async () => {
    for (const run of runs) {
      const answers = await Promise.all([0, 1, 2, 3].map((at) => exchange(at, `code-to-exchange-${run}`)));
      const made = answers.filter(({ ok }) => ok);
      expect(made).toHaveLength(1);
      for (const { access_token: token, refresh_token: refresh } of made) {
        expect(await statesOf(token)).toEqual(["token_revoked", "token_revoked"]);
        expect((await renew(1, refresh)).error).toBe("invalid_refresh_token");
      }
    }
  });

  it("renew a token once, and its tokens stay, because a client has several processes too", async () => {
    const first = await exchange(0, "code-to-renew-0");
    const answers = await Promise.all([0, 1, 2, 3].map((at) => renew(at, first.refresh_token)));
    const made = answers.filter(({ ok }) => ok);
    expect(made).toHaveLength(1);
    for (const { access_token: token, refresh_token: refresh } of made) {
      expect(await statesOf(token)).toEqual(["ok", "ok"]);
      expect((await renew(1, refresh)).ok).toBe(true);
    }
  });

  it("leave no token of a family whose first refresh token is used while the last one is renewed", async () => {
    for (const run of runs.slice(1)) {
      const first = await exchange(0, `code-to-renew-${run}`);
      const second = await renew(1, first.refresh_token);
      const third = await renew(0, second.refresh_token);
      const [stolen, ...renewed] = await Promise.all([
        renew(0, first.refresh_token),
        ...[1, 2].map((at) => renew(at, third.refresh_token)),
      ]);
      expect(stolen?.error).toBe("invalid_refresh_token");
      const tokens = [third, ...renewed.filter(({ ok }) => ok)];
      for (const { access_token: token, refresh_token: refresh } of tokens) {
        expect(await statesOf(token)).toEqual(["token_revoked", "token_revoked"]);
        expect((await renew(run, refresh)).error).toBe("invalid_refresh_token");
      }
    }
  });
});
