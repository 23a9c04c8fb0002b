import { documents, put } from "@rollcall/service/store";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSqliteStore } from "../create-sqlite-store.js";

const tokens = [1, 2, 3].map((seed) => documents.token.sample(seed));

/** A change of a store between two calls. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("commit" as const), at: fc.nat(2), revoked: fc.boolean() }),
  fc.record({ kind: fc.constant("save" as const) }),
  fc.record({ kind: fc.constant("restore" as const), at: fc.nat(5) }),
);

describe("SqliteStore.tokens.resolve", () => {
  it("finds what a newly opened store finds, after any commits and restored images", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const store = createSqliteStore({ memory: true });
        const images = [store.image()];
        for (const each of steps) {
          if (each.kind === "save") images.push(store.image());
          else if (each.kind === "restore") store.restore(images[each.at % images.length] ?? store.image());
          else {
            const token = tokens[each.at];
            if (token === undefined) throw new Error("There is no such token.");
            await store.commit({ expect: [], writes: [put(documents.token, { ...token, revoked: each.revoked })] });
          }
          const opened = createSqliteStore({ memory: true, image: store.image() });
          for (const { hash, appId = "", userId = "" } of tokens) {
            expect(await store.tokens.resolve(hash)).toEqual(await opened.tokens.resolve(hash));
            expect(await store.tokens.actsAs(appId, userId)).toBe(await opened.tokens.actsAs(appId, userId));
          }
          await opened.close();
        }
        await store.close();
      }),
      { numRuns: 30 },
    );
  });
});
