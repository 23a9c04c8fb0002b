import { describe, expect, it } from "vitest";
import { type OpenStore, write } from "../open-store.js";
import { sampleToken } from "../samples.js";

/** Tokens by their hash. */
export function describeTokens(open: OpenStore): void {
  describe("tokens", () => {
    it("of a user are revoked together", async () => {
      const store = await open();
      const tokens = [
        sampleToken("h1", { userId: "U1" }),
        sampleToken("h2", { userId: "U1", kind: "user" }),
        sampleToken("h3", { userId: "U2" }),
        sampleToken("h4", { appId: "A1" }),
      ];
      await write(store, ...tokens.map((token) => ({ kind: "putToken", token }) as const));
      await write(store, { kind: "revokeUserTokens", userId: "U1" });
      const revoked = await Promise.all(tokens.map(async ({ hash }) => (await store.tokens.byHash(hash))?.revoked));
      expect(revoked).toEqual([true, true, false, false]);
      expect(await store.tokens.byHash("h1")).toEqual({ ...tokens[0], revoked: true });
    });

    it("are in force again only when they are put anew", async () => {
      const store = await open();
      const token = sampleToken("h1", { userId: "U1", revoked: true });
      await write(store, { kind: "putToken", token });
      expect((await store.tokens.byHash("h1"))?.revoked).toBe(true);
      await write(store, { kind: "putToken", token: { ...token, revoked: false } });
      expect((await store.tokens.byHash("h1"))?.revoked).toBe(false);
      expect(await store.tokens.byHash("H1")).toBeUndefined();
    });
  });
}
