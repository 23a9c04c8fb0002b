import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documents } from "../../model/documents.js";
import { keyOf, put, remove } from "../../model/port/document.js";
import type { Write } from "../../model/store.js";
import { sampleApp, sampleMessage, sampleOrganization, sampleToken, sampleUser, sampleWorkspace } from "../samples.js";
import { type StorePair, withBoth } from "./describe-commits.js";
import { pools } from "./pools.js";
import { randomExpectation } from "./random-expectation.js";

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
const flag = fc.boolean();
const [users, apps, workspaces, hashes] = [
  pick(pools.users),
  pick(pools.apps),
  pick(pools.workspaces),
  pick(pools.hashes),
];

const token = fc
  .record({ hash: hashes, userId: users, appId: apps, revoked: flag })
  .map(({ hash, ...parts }) => sampleToken(hash, parts));
const app = fc.record({ id: apps, deleted: flag }).map(({ id, ...parts }) => sampleApp(id, parts));
const user = fc
  .record({ id: users, active: flag, userName: pick(pools.names) })
  .map(({ id, ...parts }) => sampleUser(id, parts));
const organization = fc
  .record({ id: pick(pools.organizations), defaultWorkspaceId: workspaces })
  .map((parts) => sampleOrganization(parts));
const workspace = fc.record({ id: workspaces, deleted: flag }).map((parts) => sampleWorkspace(parts));

/** A write that changes a caller, or a message that changes none. */
const write: fc.Arbitrary<Write> = fc.oneof(
  token.map((value) => put(documents.token, value)),
  token.map((value) => remove(documents.token, keyOf(documents.token, value))),
  app.map((value) => put(documents.app, value)),
  app.map((value) => remove(documents.app, keyOf(documents.app, value))),
  user.map((value) => put(documents.user, value)),
  organization.map((value) => put(documents.organization, value)),
  workspace.map((value) => put(documents.workspace, value)),
  workspace.map((value) => remove(documents.workspace, keyOf(documents.workspace, value))),
  users.map((userId): Write => ({ kind: "revokeUserTokens", userId })),
  fc.constant<Write>({ kind: "revokeInstallations", appId: "A1", targetIds: ["T1"] }),
  fc.constant<Write>({ kind: "insertMessage", message: sampleMessage("C1", {}), nowMs: 0 }),
);

const batch = fc.record({
  expect: fc.oneof(fc.constant([]), fc.array(randomExpectation, { maxLength: 1 })),
  writes: fc.array(write, { minLength: 1, maxLength: 3 }),
});

/** After any commit, answered or refused, a store finds the same callers as the reference, whatever it found before. */
export function describeCallers(pair: StorePair): void {
  describe("callers between any commits", () => {
    it("are found as in the reference", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 30 }), async (batches) => {
          await withBoth(pair, async (store, expected) => {
            for (const each of batches) {
              expect(await store.commit(each)).toEqual(await expected.commit(each));
              for (const hash of pools.hashes)
                expect(await store.tokens.resolve(hash)).toEqual(await expected.tokens.resolve(hash));
            }
          });
        }),
        { numRuns: 40 },
      );
    }, 60_000);
  });
}
