import { parseFilter } from "@rollcall/scim-filter";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { documents } from "../../model/documents.js";
import { put } from "../../model/port/document.js";
import type { Slice } from "../../model/port/document-reader.js";
import type { Store } from "../../model/store.js";
import { homeOf, type User } from "../../model/user.js";
import { toUserPredicate, type UserFilter } from "../../model/user-store.js";
import { compareText } from "../../values/text.js";
import { pools } from "../equivalence/pools.js";
import { randomFilter } from "../equivalence/random-filter.js";
import { write } from "../open-store.js";
import { sampleUser } from "../samples.js";

const [multi, single] = [{ kind: "multi" } as const, { kind: "single" } as const];
const users = [
  sampleUser("U1", { userName: "ada", emails: ["Ada@Example.com", "countess@example.com"] }),
  sampleUser("U2", { userName: "bob", emails: ["bob@example.com"], active: false }),
  sampleUser("U3", { userName: "cleo", emails: ["cleo@guests.example"], guest: multi }),
  sampleUser("U4", { userName: "dan", emails: ["dan@guests.example"], guest: single }),
  sampleUser("U5", { userName: "eve", emails: [], kind: "bot" }),
  sampleUser("U6", { userName: "fay", emails: ["ada@elsewhere.example"], organizationId: "E2" }),
];

/** A filter as connectors write it, and the users of `T1` that match. */
const cases: readonly (readonly [string, readonly string[]])[] = [
  [`userName eq "ada"`, ["U1"]],
  [`userName eq "ADA"`, ["U1"]],
  [`userName eq ada`, ["U1"]],
  [`userName eq "fay"`, []],
  [`userName eq "ad_"`, []],
  [`email eq "ada@example.com"`, ["U1"]],
  [`email eq "COUNTESS@example.com"`, ["U1"]],
  [`email eq "ada@elsewhere.example"`, []],
  [`email eq "nobody@example.com"`, []],
  [`userName sw "A"`, ["U1"]],
  [`userName co "e"`, ["U3", "U5"]],
  [`email co "@example.com"`, ["U1", "U2"]],
  [`email sw "countess"`, ["U1"]],
  [`email pr`, ["U1", "U2", "U3", "U4"]],
  [`userName ge "cleo" and userName lt "eve"`, ["U3", "U4"]],
  [`userName eq "ada" or email eq "bob@example.com"`, ["U1", "U2"]],
  [`restricted eq '1'`, ["U3"]],
  [`restricted eq "1"`, ["U3"]],
  [`restricted eq 1`, ["U3"]],
  [`restricted eq true`, ["U3"]],
  [`restricted eq "True"`, ["U3"]],
  [`ultra_restricted eq '1'`, ["U4"]],
  [`restricted eq '0' and ultra_restricted eq false`, ["U1", "U2", "U5"]],
  [`restricted eq "maybe"`, []],
  [`restricted pr`, ["U1", "U2", "U3", "U4", "U5"]],
  [`email eq "ada@example.com" and restricted eq false`, ["U1"]],
];

/** Pages of filtered users. */
export function describeUserFilters(create: () => Promise<Store>): void {
  describe("filtered users", () => {
    let store: Store | undefined;
    const find = async (text: string, slice: Partial<Slice> = {}) => {
      // The cases only name attributes that can be filtered by.
      const filter = parseFilter(text, { dialect: "service" }) as UserFilter;
      const all = { home: "T1", offset: 0, limit: 10, order: "ascending" } as const;
      const found = await store?.users.find({ ...all, ...slice, filter });
      return { ids: found?.items.map(({ id }) => id), total: found?.total };
    };
    beforeAll(async () => {
      store = await create();
      await write(store, ...users.map((user) => ({ kind: "put", document: "user", value: user }) as const));
      return () => store?.close();
    });

    it.each(cases)("%s", async (text, wanted) => {
      expect(await find(text)).toEqual({ ids: wanted, total: wanted.length });
      expect(await find(text, { order: "descending" })).toEqual({ ids: wanted.toReversed(), total: wanted.length });
    });

    it("are cut into slices with an exact total", async () => {
      expect(await find("restricted eq false", { offset: 1, limit: 2 })).toEqual({ ids: ["U2", "U4"], total: 4 });
      expect(await find("restricted eq false", { offset: 9 })).toEqual({ ids: [], total: 4 });
      expect(await find("restricted eq false", { limit: 0 })).toEqual({ ids: [], total: 4 });
      for (const text of [`userName eq "ada"`, `email eq "ada@example.com"`]) {
        expect(await find(text, { offset: 1 })).toEqual({ ids: [], total: 1 });
        expect(await find(text, { limit: 0 })).toEqual({ ids: [], total: 1 });
      }
    });
  });

  describe("any filter", () => {
    it("matches the users that its predicate selects, in the order of their creation", async () => {
      const all = differentUsers();
      const store = await create();
      try {
        await write(store, ...all.map((user) => put(documents.user, user)));
        await fc.assert(
          fc.asyncProperty(randomFilter, randomSlice, async (filter, slice) => {
            expect(await store.users.find({ ...slice, filter })).toEqual(select(all, { ...slice, filter }));
          }),
          { numRuns: 300 },
        );
      } finally {
        await store.close();
      }
    }, 60_000);
  });
}

const randomSlice = fc.record({
  home: fc.constantFrom("E1", "T1"),
  offset: fc.integer({ min: 0, max: 4 }),
  limit: fc.integer({ min: 0, max: 4 }),
  order: fc.constantFrom("ascending" as const, "descending" as const),
});

/** The slice of some users, by a plain filter over all of them. */
function select(users: readonly User[], { filter, home, offset, limit, order }: Slice & FilteredHome) {
  const found = users.filter((user) => homeOf(user) === home).filter(toUserPredicate(filter));
  const sorted = found.toSorted(
    (one, other) => compareText(one.created, other.created) || compareText(one.id, other.id),
  );
  const ordered = order === "ascending" ? sorted : sorted.toReversed();
  return { items: ordered.slice(offset, offset + limit), total: ordered.length };
}

interface FilteredHome {
  readonly home: string;
  readonly filter: UserFilter;
}

/** One user for each distinct name of the pool; some have addresses or are guests. */
function differentUsers(): readonly User[] {
  const guests = [undefined, { kind: "multi" }, { kind: "single" }] as const;
  const names = [...pools.names].filter((_, at) => ![1, 5, 7].includes(at));
  return names.map((userName, at) => {
    const [guest, address] = [guests[at % 3], pools.addresses[at + 1]];
    const parts = {
      userName,
      created: pools.instants[at % 2] ?? "",
      emails: address === undefined ? [] : [address, `second-${address}`],
      ...(guest !== undefined && { guest }),
      ...(at % 4 === 3 && { organizationId: "E1" }),
    };
    return sampleUser(`U${at}`, parts);
  });
}
