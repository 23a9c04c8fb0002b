import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Call } from "../control/create-call.js";
import { createRefresher, type Refresher } from "./create-refresher.js";
import type { Person } from "./types.js";

/** The users and bots of the world. */
export interface PeopleState extends Refresher {
  readonly all: ReadonlySignal<readonly Person[]>;
  readonly byId: ReadonlySignal<ReadonlyMap<string, Person>>;
  /** Bots by their app. */
  readonly botOf: ReadonlySignal<ReadonlyMap<string, Person>>;
}

/** Most users that the page lists. */
const maxListed = 5_000;

/** Creates the users and bots of a world, which are read with the first refresh. */
export function createPeople(call: Call, world: () => string): PeopleState {
  const all = signal<readonly Person[]>([]);
  const refresher = createRefresher(async () => {
    const found: Person[] = [];
    for (let cursor = ""; ; ) {
      const page = await call("user.list", { world: world(), limit: 1000, ...(cursor !== "" && { cursor }) });
      found.push(...page.users);
      cursor = page.response_metadata?.next_cursor ?? "";
      if (cursor === "" || found.length >= maxListed) break;
    }
    all.value = found;
  });
  return {
    ...refresher,
    all,
    byId: computed(() => new Map(all.value.map((person) => [person.id, person]))),
    botOf: computed(
      () => new Map(all.value.flatMap((person) => (person.app === undefined ? [] : [[person.app, person]]))),
    ),
  };
}
