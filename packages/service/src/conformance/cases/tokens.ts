import { describe, expect, it } from "vitest";
import { refreshTokens } from "../../model/oauth.js";
import { put } from "../../model/port/document.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleApp, sampleOrganization, sampleToken, sampleUser, sampleWorkspace } from "../samples.js";

/** Tokens by their hash. */
export function describeTokens(open: OpenStore): void {
  describe("tokens", () => {
    describeRevocation(open);
    describeResolution(open);
    it("are valid again only when they are put again", async () => {
      const store = await open();
      const token = sampleToken("h1", { userId: "U1", revoked: true });
      await write(store, { kind: "put", document: "token", value: token });
      expect((await store.tokens.byHash("h1"))?.revoked).toBe(true);
      await write(store, { kind: "put", document: "token", value: { ...token, revoked: false } });
      expect((await store.tokens.byHash("h1"))?.revoked).toBe(false);
      expect(await store.tokens.byHash("H1")).toBeUndefined();
    });
  });
}

function describeRevocation(open: OpenStore): void {
  it("of a user are revoked together", async () => {
    const store = await open();
    const tokens = [
      sampleToken("h1", { userId: "U1" }),
      sampleToken("h2", { userId: "U1", kind: "user" }),
      sampleToken("h3", { userId: "U2" }),
      sampleToken("h4", { appId: "A1" }),
    ];
    await write(store, ...tokens.map((token) => ({ kind: "put", document: "token", value: token }) as const));
    await write(store, { kind: "revokeUserTokens", userId: "U1" });
    const revoked = await Promise.all(tokens.map(async ({ hash }) => (await store.tokens.byHash(hash))?.revoked));
    expect(revoked).toEqual([true, true, false, false]);
    expect(await store.tokens.byHash("h1")).toEqual({ ...tokens[0], revoked: true });
  });

  it("are not renewed any more when those of a user are revoked", async () => {
    const store = await open();
    const samples = ["r1", "r2"].map((hash, index) => ({ ...refreshTokens.sample(1), hash, userId: `U${index + 1}` }));
    await write(store, ...samples.map((value) => put(refreshTokens, value)));
    await write(store, { kind: "revokeUserTokens", userId: "U1" });
    const kept = await Promise.all(["r1", "r2"].map((hash) => store.get(refreshTokens, { hash })));
    expect(kept).toEqual([undefined, samples[1]]);
  });

  it("are not renewed any more when their installation is revoked", async () => {
    const store = await open();
    const { installation } = refreshTokens.sample(1);
    const inT2 = { ...installation, target: { kind: "workspace", id: "T2" } } as const;
    const samples = [
      { ...refreshTokens.sample(1), hash: "r1", appId: "A1", installation },
      { ...refreshTokens.sample(1), hash: "r2", appId: "A1", installation: inT2 },
      { ...refreshTokens.sample(1), hash: "r3", appId: "A2", installation },
    ];
    await write(store, ...samples.map((value) => put(refreshTokens, value)));
    await write(store, { kind: "revokeInstallations", appId: "A1", targetIds: ["T1", "T3"] });
    const kept = await Promise.all(["r1", "r2", "r3"].map((hash) => store.get(refreshTokens, { hash })));
    expect(kept).toEqual([undefined, ...samples.slice(1)]);
  });

  it("of installations are revoked together, except for app-level tokens", async () => {
    const store = await open();
    const inT2 = { ...sampleToken("h1").installation, target: { kind: "workspace", id: "T2" } } as const;
    const tokens = [
      sampleToken("h1", { appId: "A1", kind: "bot" }),
      sampleToken("h2", { appId: "A1", kind: "user" }),
      sampleToken("h3", { appId: "A1", kind: "app" }),
      sampleToken("h4", { appId: "A1", kind: "bot", installation: inT2 }),
      sampleToken("h5", { appId: "A2", kind: "bot" }),
      sampleToken("h6", { appId: "A1", kind: "bot", revoked: true }),
    ];
    await write(store, ...tokens.map((token) => ({ kind: "put", document: "token", value: token }) as const));
    await write(store, { kind: "revokeInstallations", appId: "A1", targetIds: ["T1", "T3"] });
    const ended = { revoked: true, uninstalled: true };
    expect(await Promise.all(tokens.map(({ hash }) => store.tokens.byHash(hash)))).toEqual([
      { ...tokens[0], ...ended },
      { ...tokens[1], ...ended },
      ...tokens.slice(2),
    ]);
  });

  it("say which users an app acts as, until they are revoked", async () => {
    const store = await open();
    const tokens = [sampleToken("h1", { userId: "U1", appId: "A1" }), sampleToken("h2", { userId: "U2" })];
    await write(store, ...tokens.map((token) => ({ kind: "put", document: "token", value: token }) as const));
    const actsAs = async () =>
      Promise.all(["U1", "U2"].flatMap((id) => ["A1", "A2"].map((app) => store.tokens.actsAs(app, id))));
    const among = async (app: string) => [...(await store.tokens.actsAsAmong(app, ["U1", "U2", "U9"]))];
    expect(await actsAs()).toEqual([true, false, false, false]);
    expect([await among("A1"), await among("A2")]).toEqual([["U1"], []]);
    expect([...(await store.tokens.actsAsAmong("A1", []))]).toEqual([]);
    await write(store, { kind: "revokeUserTokens", userId: "U1" });
    expect(await actsAs()).toEqual([false, false, false, false]);
    expect(await among("A1")).toEqual([]);
  });
}

function describeResolution(open: OpenStore): void {
  it("are answered with their user, app and organization", async () => {
    const store = await open();
    const token = sampleToken("h1", { userId: "U1", appId: "A1" });
    await write(store, { kind: "put", document: "token", value: token });
    expect(await store.tokens.resolve("h1")).toEqual({ token });
    expect(await store.tokens.resolve("h2")).toBeUndefined();
    const [user, app, organization] = [sampleUser("U1"), sampleApp("A1"), sampleOrganization()];
    await write(
      store,
      { kind: "put", document: "user", value: user },
      { kind: "put", document: "app", value: app },
      { kind: "put", document: "organization", value: organization },
    );
    expect(await store.tokens.resolve("h1")).toEqual({ token, user, app, organization });
    const after = { ...user, version: 2, active: false };
    await write(store, { kind: "put", document: "user", value: after }, { kind: "revokeUserTokens", userId: "U1" });
    expect(await store.tokens.resolve("h1")).toEqual({
      token: { ...token, revoked: true },
      user: after,
      app,
      organization,
    });
    const config = sampleToken("h2");
    await write(store, { kind: "put", document: "token", value: config });
    expect(await store.tokens.resolve("h2")).toEqual({ token: config, organization });
  });

  it("are answered with their workspace, in its current version", async () => {
    const store = await open();
    const workspaces = ["T1", "T2"].map((id) => sampleWorkspace({ id }));
    const token = sampleToken("h1", { userId: "U1" });
    const user = sampleUser("U1");
    await write(
      store,
      { kind: "put", document: "token", value: token },
      { kind: "put", document: "user", value: user },
      ...workspaces.map((workspace) => ({ kind: "put", document: "workspace", value: workspace }) as const),
    );
    const held = async () => (await store.tokens.resolve("h1"))?.workspace;
    const [first, other] = workspaces;
    expect(await held()).toEqual(first);
    const renamed = sampleWorkspace({ version: 2, deleted: true });
    await write(store, { kind: "put", document: "workspace", value: renamed });
    expect(await held()).toEqual(renamed);
    const target = { kind: "workspace", id: "T2" } as const;
    await write(store, {
      kind: "put",
      document: "token",
      value: { ...token, installation: { ...token.installation, target } },
    });
    expect(await held()).toEqual(other);
    expect(await held()).toEqual(other);
  });
}
