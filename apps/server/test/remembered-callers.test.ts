import { createService } from "@rollcall/service";
import { documents, put, type Store } from "@rollcall/service/store";
import { sampleApp, sampleToken, sampleUser, sampleWorkspace } from "@rollcall/service/store/conformance";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serviceDefinitions } from "../src/default-definitions.js";
import { randomIds } from "../src/machine/random-ids.js";
import { systemClock } from "../src/machine/system-clock.js";

const hash = "h1";
const flag = fc.boolean();

/** A write that changes what a caller is made of. */
const write = fc.oneof(
  flag.map((revoked) => put(documents.token, sampleToken(hash, { userId: "U1", appId: "A1", revoked }))),
  fc.record({ active: flag, version: fc.nat(9) }).map((parts) => put(documents.user, sampleUser("U1", parts))),
  flag.map((deleted) => put(documents.app, sampleApp("A1", { deleted }))),
  flag.map((deleted) => put(documents.workspace, sampleWorkspace({ id: "T1", deleted }))),
);

/** Admits the owner of the token to both protocols. */
function createAdmission(store: Store) {
  const service = createService({
    definitions: serviceDefinitions,
    store,
    clock: systemClock,
    ids: randomIds,
    siteUrl: "https://acme.example",
    sha256: (token) => token,
  });
  const scim = service.scim();
  return async () => [
    await service.webapi.authenticate(hash, { method: "auth.test", connection: {} }),
    await (await scim).authenticate(hash, {}),
  ];
}

describe("callers that a service remembers", () => {
  it("are those that it would find without memory, after any commits", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (writes) => {
        const store = createSqliteStore({ memory: true });
        const admit = createAdmission(store);
        for (const each of writes) {
          await store.commit({ expect: [], writes: [each] });
          const other = createSqliteStore({ memory: true, image: store.image() });
          expect(await admit()).toEqual(await createAdmission(other)());
          await other.close();
        }
        await store.close();
      }),
      { numRuns: 20 },
    );
  });
});
