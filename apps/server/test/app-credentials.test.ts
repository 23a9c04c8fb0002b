import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCredentials, type Sealer } from "@rollcall/service";
import { createPostgresStore } from "@rollcall/storage/postgres";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeEach, describe, expect, it } from "vitest";
import { createServer, type Server, type ServerOptions } from "../src/index.js";
import { chooseSealer } from "../src/secrets/choose-sealer.js";

const manifest = { display_information: { name: "Deploy Bot" } };
const keys = { first: "0f".repeat(32), second: "1e".repeat(32) };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  return () => rm(folder, { recursive: true });
});

interface Created {
  readonly app_id: string;
  readonly credentials: Readonly<
    Record<"client_id" | "client_secret" | "signing_secret" | "verification_token", string>
  >;
}

/** Creates an app with a token of the demo world, or of the administrator whom a deployment begins with. */
async function createApp(server: Server, { configurationToken = "svcc-demo-config" } = {}): Promise<Created> {
  const answer = await server.fetch("/api/apps.manifest.create", {
    method: "POST",
    headers: { authorization: `Bearer ${configurationToken}`, "content-type": "application/json" },
    body: JSON.stringify({ manifest }),
  });
  const body = await answer.json();
  expect(body).toMatchObject({ ok: true });
  return body as Created;
}

/** Starts a server, creates an app, and closes the server. */
async function createOnce(options: ServerOptions): Promise<Created> {
  const server = await createServer(options);
  const created = await createApp(server);
  await server.close();
  return created;
}

async function readStored(data: string, sealer: Sealer, appId: string) {
  const store = createSqliteStore({ file: join(data, "rollcall.db") });
  try {
    return await openCredentials(store, sealer, appId);
  } finally {
    await store.close();
  }
}

function secretsOf({ client_secret, signing_secret, verification_token }: Created["credentials"]) {
  return [client_secret, signing_secret, verification_token];
}

describe("the credentials of apps in a folder", () => {
  it("are sealed with a key of its own, and can be recovered after a restart", async () => {
    const { app_id, credentials } = await createOnce({ data: folder });
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      for (const secret of secretsOf(credentials)) expect(bytes.includes(secret), file.name).toBe(false);
    }
    expect((await stat(join(folder, "secret.key"))).mode & 0o777).toBe(0o600);

    const again = await createServer({ data: folder });
    await again.close();
    const {
      signing_secret: signingSecret,
      verification_token: verificationToken,
      client_secret: clientSecret,
    } = credentials;
    const stored = await readStored(folder, chooseSealer({ data: folder }), app_id);
    expect(stored).toEqual({ signingSecret, verificationToken, clientSecret, tokens: [] });
  });

  it("are sealed with a given key, which is not written to disk", async () => {
    const { app_id, credentials } = await createOnce({ data: folder, secretKey: keys.first });
    expect(await readdir(folder)).not.toContain("secret.key");
    const stored = await readStored(folder, chooseSealer({ data: folder, secretKey: keys.first }), app_id);
    expect(stored).toMatchObject({ signingSecret: credentials.signing_secret });
  });

  it("keep a server from starting with another key, or without the file of the key", async () => {
    await createOnce({ data: folder, secretKey: keys.first });
    await expect(createServer({ data: folder, secretKey: keys.second })).rejects.toThrow(
      /^the credentials of apps in this database are sealed with the secret key [0-9a-f]{8}, not with the given one; pass that key with --secret-key$/,
    );
    await expect(createServer({ data: folder })).rejects.toThrow(/which is not in .*secret\.key; restore that file/);
    await writeFile(join(folder, "secret.key"), "nonsense");
    await expect(createServer({ data: folder })).rejects.toThrow(/has no secret key; restore it from a backup/);
  });

  it("leave no key file behind if no app has any", async () => {
    const world = join(await mkdtemp(join(tmpdir(), "rollcall-world-")), "world.yaml");
    await writeFile(
      world,
      "kind: world\nworkspaces: [{ domain: hq, name: HQ }]\nusers: [{ userName: olga, emails: [olga@acme.example], workspaces: { hq: primary_owner } }]\n",
    );
    await (await createServer({ data: folder, world })).close();
    expect(await readdir(folder)).not.toContain("secret.key");
  });

  it("are not part of differences between snapshots, nor of the journal", async () => {
    const server = await createServer({ memory: true });
    await server.world.snapshot("before");
    const { credentials } = await createApp(server);
    const seen = JSON.stringify([await server.world.diff("before"), await server.journal.list()]);
    for (const secret of secretsOf(credentials)) expect(seen).not.toContain(secret);
    await server.close();
  });
});

describe("a secret key", () => {
  it("must be 64 hexadecimal digits, and is not repeated in the refusal", async () => {
    const starting = createServer({ data: folder, secretKey: "my-own-words" });
    await expect(starting).rejects.toThrow(/^the secret key must be 64 hexadecimal digits, as `openssl rand -hex 32`/);
    await expect(starting).rejects.not.toThrow(/my-own-words/);
  });
});

describe("the credentials of apps in PostgreSQL", () => {
  it("are sealed with the given key, and not kept without one", async () => {
    const database = await (await sharedPostgres()).createSchema();
    const first = await createServer({ database });
    const { administrator } = first;
    const unkept = await createApp(first, administrator);
    await first.close();
    const second = await createServer({ database, secretKey: keys.first, rateMode: "off" });
    const sealed = await createApp(second, administrator);
    await second.close();
    await expect(createServer({ database })).rejects.toThrow(/pass that key with --secret-key or ROLLCALL_SECRET_KEY$/);

    const store = await createPostgresStore({ url: database, connections: 1 });
    const sealer = chooseSealer({ database, secretKey: keys.first });
    expect(await openCredentials(store, sealer, unkept.app_id)).toEqual({ tokens: [] });
    const { signing_secret: signingSecret } = sealed.credentials;
    expect(await openCredentials(store, sealer, sealed.app_id)).toMatchObject({ signingSecret });
    await store.close();
  });
});

describe("the credentials of a world file", () => {
  const world = JSON.stringify({
    kind: "world",
    workspaces: [{ name: "Headquarters", domain: "hq" }],
    users: [{ userName: "ana", emails: ["ana@x.example"], workspaces: { hq: "primary_owner" } }],
    apps: [
      {
        name: "Deploy Bot",
        signing_secret: "stated-signing-secret",
        app_tokens: [{ token: "svca-deploy" }],
        installation: { bot_token: "svcb-deploy" },
        manifest: {
          display_information: { name: "Deploy Bot" },
          oauth_config: { scopes: { bot: ["chat:write"], user: ["users:read"] } },
        },
      },
    ],
  });

  const test = async (server: Server, token: string): Promise<unknown> => {
    const answer = await server.fetch("/api/auth.test", { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };

  it("make an installed app, and are sealed on disk", async () => {
    const file = join(folder, "world.json");
    await writeFile(file, world);
    const data = join(folder, "data");
    const server = await createServer({ data, world: file, tokenPrefixes: { user: "acmep-" } });
    expect(await test(server, "svcb-deploy")).toMatchObject({
      ok: true,
      user: "deploy_bot",
      bot_id: expect.any(String),
    });
    const app = await test(server, "svca-deploy");
    expect(app).toEqual({ ok: true, app_id: expect.stringMatching(/^A/), app_name: "Deploy Bot" });
    const refused = await server.fetch("/api/users.list", { headers: { authorization: "Bearer svca-deploy" } });
    expect(await refused.json()).toMatchObject({ ok: false, error: "not_allowed_token_type" });
    await server.close();

    for (const file of await readdir(data, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      for (const secret of ["stated-signing-secret", "svcb-deploy", "svca-deploy"])
        expect(bytes.includes(secret), file.name).toBe(false);
    }
    const { app_id } = app as { readonly app_id: string };
    const stored = await readStored(data, chooseSealer({ data }), app_id);
    expect(stored).toMatchObject({ signingSecret: "stated-signing-secret" });
    expect(stored?.tokens.map(({ token }) => token)).toEqual([
      "svcb-deploy",
      expect.stringMatching(/^acmep-[0-9a-f]{48}$/),
      "svca-deploy",
    ]);
  });

  it("need a key in PostgreSQL", async () => {
    const file = join(folder, "world.json");
    await writeFile(file, world);
    const database = await (await sharedPostgres()).createSchema();
    await expect(createServer({ database, world: file })).rejects.toThrow(
      /^the world states credentials of apps, .* pass a key with --secret-key or ROLLCALL_SECRET_KEY$/,
    );
    const server = await createServer({ database, world: file, secretKey: keys.first });
    expect(await test(server, "svcb-deploy")).toMatchObject({ ok: true });
    await server.close();
  });
});
