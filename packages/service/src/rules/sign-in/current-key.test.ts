import { createLocalJWKSet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { createTestStore } from "../../testing/create-test-store.js";
import { plainSealer } from "../../values/secrets.js";
import { signIdentityToken } from "./openid.connect.token.js";
import { type KeyHolder, publicKeys } from "./openid.js";

const dayMs = 86_400_000;
const keyless = { seal: () => undefined, open: (text: string) => text };
const iss = "https://site.example";

/** A process that uses a store. */
function createProcess(store = createTestStore(), sealer: typeof plainSealer = plainSealer, holder: KeyHolder = {}) {
  const at = (nowMs: number) => ({ store, sealer, holder, nowMs });
  return {
    sign: (nowMs = 0) => signIdentityToken({ iss, sub: "U1" }, at(nowMs)),
    names: async (nowMs = 0) => (await publicKeys(at(nowMs))).map(({ kid }) => kid),
    verify: async (token: string) => {
      const keys = createLocalJWKSet({ keys: [...(await publicKeys(at(0)))] });
      return (await jwtVerify(token, keys, { issuer: iss })).payload.sub;
    },
  };
}

describe("currentKey", () => {
  it("is made once for all processes of a database, even if they need it at once", async () => {
    const store = createTestStore();
    const [one, other] = [createProcess(store), createProcess(store)];
    const tokens = await Promise.all([one.sign(), other.sign(), one.sign()]);
    expect(await one.names()).toHaveLength(1);
    expect(await Promise.all(tokens.map((token) => other.verify(token)))).toEqual(["U1", "U1", "U1"]);
  });

  it("is stored again in a world that was loaded again, so that clients need not fetch it again", async () => {
    const holder: KeyHolder = {};
    const token = await createProcess(createTestStore(), plainSealer, holder).sign();
    expect(await createProcess(createTestStore(), plainSealer, holder).verify(token)).toBe("U1");
  });

  it("is each process's own without a key to seal it with, and all processes list the public parts", async () => {
    const store = createTestStore();
    const [one, other] = [createProcess(store, keyless), createProcess(store, keyless)];
    const tokens = await Promise.all([one.sign(), other.sign()]);
    expect(new Set(await one.names()).size).toBe(2);
    expect(await Promise.all(tokens.map((token) => one.verify(token)))).toEqual(["U1", "U1"]);
  });

  it("leaves out keys of processes that ended a day ago", async () => {
    const store = createTestStore();
    const [old, next] = [createProcess(store, keyless), createProcess(store, keyless)];
    await old.sign();
    expect(await next.names(dayMs + 1)).toHaveLength(1);
    expect(await old.names(dayMs + 1)).toHaveLength(2);
  });

  it("shows only public parts", async () => {
    const [key] = await publicKeys({ store: createTestStore(), sealer: plainSealer, holder: {}, nowMs: 0 });
    expect(Object.keys(key ?? {}).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  });
});
