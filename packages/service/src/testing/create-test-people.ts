import { scim } from "@rollcall/api/scim";
import { webapi, webapiScopes } from "@rollcall/api/webapi";
import { createMapStore } from "../map-store/create-map-store.js";
import type { Person } from "../people/act.js";
import { createPeople } from "../people/create-people.js";
import type { Store } from "../service-store.js";
import { plainSealer } from "../values/secrets/sealer.js";
import { loadWorld } from "../world/load-world.js";
import type { World } from "../world/world.js";
import { createTestClock } from "./create-test-clock.js";
import { createTestIds } from "./create-test-ids.js";
import { organizationWorld } from "./demo-world.js";

/** People of a world in a map store. */
export interface TestPeople {
  readonly store: Store;
  /** The person with a user name. */
  person(name: string, workspace?: string): Promise<Person>;
}

/** Creates a world with people who can act. */
export async function createTestPeople(world: World = organizationWorld): Promise<TestPeople> {
  const store = createMapStore();
  const [clock, ids, siteUrl] = [createTestClock(), createTestIds(), "https://site.example"];
  await loadWorld(store, world, { clock, ids, siteUrl });
  const find = createPeople({
    definitions: { scim, webapi },
    store,
    clock,
    ids,
    siteUrl,
    sealer: plainSealer,
    updateTimeMs: 0,
    due: { plan: () => {} },
    scopes: new Set(webapiScopes),
  });
  return {
    store,
    person: async (name, workspace) => {
      const user = await store.users.byUserName(name);
      if (user === undefined) throw new Error(`There is no user ${name}.`);
      const found = await find(user, workspace);
      if (!found.ok) throw new Error(found.detail);
      return found.person;
    },
  };
}
