import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import { hashToken } from "../../values/secrets.js";
import type { WorldToken } from "../../worlds/tokens.js";

/** The world with changed tokens. */
function withTokens(change: (token: WorldToken) => readonly WorldToken[]) {
  return { ...organizationWorld, tokens: (organizationWorld.tokens ?? []).flatMap(change) };
}

const alone = withTokens((token) => (token.token === "svcb-public" ? [] : [token]));

describe("auth.revoke", () => {
  it("ends a bot with its last token", async () => {
    const { call, store } = await createTestService(alone);
    expect((await call("auth.revoke")).body).toEqual({ ok: true, revoked: true });
    expect((await call("auth.test")).body.error).toBe("token_revoked");
    expect(await store.users.get("U6")).toMatchObject({ active: false, version: 2 });
    expect(await store.channels.isMember("C1", "U6")).toBe(false);
    expect((await call("auth.test", {}, "svcp-mia")).body.ok).toBe(true);
  });

  it("keeps a bot that other tokens act as", async () => {
    const { call, store } = await createTestService();
    await call("auth.revoke");
    expect(await store.users.get("U6")).toMatchObject({ active: true });
    expect((await call("auth.test", {}, "svcb-public")).body.ok).toBe(true);
    await call("auth.revoke", {}, "svcb-public");
    expect(await store.users.get("U6")).toMatchObject({ active: false });
  });

  it("ends a bot whose last two tokens are revoked at once", async () => {
    const { call, store } = await createTestService();
    await Promise.all([call("auth.revoke"), call("auth.revoke", {}, "svcb-public")]);
    expect(await store.users.get("U6")).toMatchObject({ active: false });
    expect(await store.channels.isMember("C1", "U6")).toBe(false);
  });

  it("keeps a bot whose other token comes after hundreds of revoked ones", async () => {
    const { call, store } = await createTestService(alone);
    const own = await store.tokens.byHash(hashToken("svcb-helper"));
    if (own === undefined) throw new Error("The world has no such token.");
    const others = Array.from({ length: 250 }, (_, at) => ({ ...own, hash: `0${at}`, revoked: true }));
    const live = { ...own, hash: "g" };
    const writes = [...others, live].map((value) => ({ kind: "put", document: "token", value }) as const);
    await store.commit({ expect: [], writes });
    await call("auth.revoke");
    expect(await store.users.get("U6")).toMatchObject({ active: true });
  });

  it("ends only a rotating token", async () => {
    const expires = "2026-06-02T00:00:00Z";
    const rotating = withTokens((token) =>
      token.token === "svcb-helper" ? [{ ...token, expires }] : token.token === "svcb-public" ? [] : [token],
    );
    const { call, store } = await createTestService(rotating);
    expect((await call("auth.test")).body.expires_in).toBe(43_200);
    await call("auth.revoke");
    expect((await call("auth.test")).body.error).toBe("token_revoked");
    expect(await store.users.get("U6")).toMatchObject({ active: true });
  });

  it("revokes a user's token and leaves the user", async () => {
    const { call, store } = await createTestService();
    await call("auth.revoke", {}, "svcp-mia");
    expect((await call("auth.test", {}, "svcp-mia")).body.error).toBe("token_revoked");
    expect(await store.users.get("U4")).toMatchObject({ active: true, version: 1 });
    expect(await store.channels.isMember("C1", "U4")).toBe(true);
  });

  it("changes nothing in a test", async () => {
    const { call } = await createTestService();
    expect((await call("auth.revoke", { test: true })).body).toEqual({ ok: true, revoked: false });
    expect((await call("auth.test")).body.ok).toBe(true);
  });
});
