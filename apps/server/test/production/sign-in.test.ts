import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { describe, expect, it, onTestFinished } from "vitest";
import { client, installWorld } from "../oauth/install-world.js";
import { startInstances, stopInstances } from "./start-instances.js";

const codes = ["code-of-the-first", "code-of-the-second"] as const;
const world = {
  ...installWorld(),
  oauth_codes: codes.map((code) => ({
    ...{ code, app: "Ferry & Co <b>", user: "mia", workspace: "hq", page: "signIn", user_scopes: ["openid"] },
  })),
};

describe("two servers of one database", () => {
  it("share the key that signs identity tokens, sealed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "rollcall-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "world.json");
    await writeFile(file, JSON.stringify(world));
    const database = await (await sharedPostgres()).createSchema();
    const instances = await startInstances(2, database, ["--world", file, "--secret-key", "5e".repeat(32)]);
    onTestFinished(async () => {
      await stopInstances(instances);
    });
    const tokens = await Promise.all(
      instances.map(async ({ url }, index) => {
        const body = new URLSearchParams({ ...client, code: codes[index] ?? "" });
        const answer = await fetch(`${url}/api/openid.connect.token`, { method: "POST", body });
        return Reflect.get(Object(await answer.json()), "id_token");
      }),
    );
    for (const { url } of instances) {
      const set = (await (await fetch(`${url}/openid/connect/keys`)).json()) as JSONWebKeySet;
      expect(set.keys).toHaveLength(1);
      for (const token of tokens) {
        const { payload } = await jwtVerify(token, createLocalJWKSet(set), { audience: client.client_id });
        expect(payload.iss).toBe("https://site.example");
      }
    }
    const stored = await query(database, "select document::text from signing_keys");
    expect(stored.map((row) => JSON.parse(String(Reflect.get(row, "document"))))).toEqual([
      {
        ...{ slot: "shared", version: expect.any(Number), created: expect.any(String), kid: expect.any(String) },
        // Without the private parts of the key.
        ...{ n: expect.any(String), e: "AQAB", sealed: expect.stringMatching(/^sealed:1:[0-9a-f]{8}:[\w-]+$/) },
      },
    ]);
  });
});
