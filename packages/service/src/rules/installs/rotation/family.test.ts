import { describe, expect, it } from "vitest";
import { type RefreshToken, refreshTokens } from "../../../model/oauth.js";
import { hasVersion, put, remove } from "../../../model/port/document.js";
import type { Batch, Store } from "../../../model/store.js";
import { type Token, tokens } from "../../../model/token.js";
import { createTestStore } from "../../../testing/create-test-store.js";
import { revokeFamilies } from "./family.js";

const family = "f1";
const page = { limit: 9 };
const tokenOf = (hash: string): Token => ({ ...tokens.sample(0), kind: "user", hash, family, revoked: false });
const refreshOf = (hash: string): RefreshToken => ({ ...refreshTokens.sample(0), hash, family });

/** A family, and a call that adds to it. */
interface Growth {
  readonly before: Batch["writes"];
  readonly call: Batch;
}

/** Renewing takes one refresh token for another, and makes a token. */
const renewal: Growth = {
  before: [put(tokens, tokenOf("t1")), put(refreshTokens, refreshOf("r1"))],
  call: {
    expect: [hasVersion(refreshTokens, { hash: "r1" }, 1)],
    writes: [remove(refreshTokens, { hash: "r1" }), put(refreshTokens, refreshOf("r2")), put(tokens, tokenOf("t2"))],
  },
};

/** Exchanging a token that does not expire marks it, and makes a token and the first refresh token. */
const exchange: Growth = {
  before: [put(tokens, tokenOf("t1"))],
  call: {
    expect: [hasVersion(tokens, { hash: "t1" }, 1)],
    writes: [
      put(tokens, { ...tokenOf("t1"), version: 2, exchanged: true }),
      put(refreshTokens, refreshOf("r2")),
      put(tokens, tokenOf("t2")),
    ],
  },
};

/** A store in which a batch is committed right before its list with a number is read. */
function committingBefore(store: Store, number: number, batch: Batch): Store {
  let lists = 0;
  const list: Store["list"] = async (...args) => {
    lists += 1;
    if (lists === number) await store.commit(batch);
    return store.list(...args);
  };
  return { ...store, list };
}

const cases = Object.entries({ renewal, exchange }).flatMap(([name, growth]) =>
  [1, 2, 3, 4].map((number) => ({ name, number, growth })),
);

describe("the end of a family", () => {
  it.each(cases)("misses nothing that $name adds before read $number", async ({ number, growth: { before, call } }) => {
    const store = createTestStore();
    await store.commit({ expect: [], writes: before });
    const end = (on: Store) => revokeFamilies([family], { store: on, nowMs: 0 });
    const first = await store.commit(await end(committingBefore(store, number, call)));
    // A refused commit is decided again.
    if (!first.ok) expect((await store.commit(await end(store))).ok).toBe(true);
    const valid = (await store.list(tokens, "of_family", { family }, page)).filter(({ revoked }) => !revoked);
    expect(valid).toEqual([]);
    expect(await store.list(refreshTokens, "of_family", { family }, page)).toEqual([]);
  });
});
