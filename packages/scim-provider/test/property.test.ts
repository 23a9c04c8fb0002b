import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIdentityProvider, type Directory, type StyleName, styles } from "../src/index.js";
import type { Final } from "./kit/target.js";
import { type TargetName, targets } from "./kit/targets.js";

const people = ["p0", "p1", "p2", "p3", "p4"];
const text = fc.constantFrom("Analyst", "Écrivain", 'a "quoted" title', "x y");

const userArbitrary = fc.record({
  active: fc.boolean(),
  name: fc.nat({ max: 3 }),
  title: fc.option(text, { nil: null }),
  familyName: text,
  department: fc.option(text, { nil: null }),
  hasTwoEmails: fc.boolean(),
  manager: fc.option(fc.constantFrom(...people), { nil: null }),
});

/** Two states of a directory: a sync to the first one, then one to the second. */
const stateArbitrary = fc.record({
  users: fc.tuple(...people.map(() => fc.option(userArbitrary))),
  groups: fc.tuple(
    ...["g0", "g1"].map(() => fc.option(fc.record({ name: fc.nat({ max: 3 }), members: fc.subarray(people) }))),
  ),
});

type State = typeof stateArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

function toDirectory({ users, groups }: State): Directory {
  const present = new Set(users.flatMap((user, at) => (user === null ? [] : [`p${at}`])));
  return {
    users: users.flatMap((user, at) => {
      if (user === null) return [];
      const { active, name, title, familyName, department, hasTwoEmails, manager } = user;
      const key = `p${at}`;
      return [
        {
          key,
          userName: `${key}.n${name}`,
          active,
          title,
          name: { givenName: key, familyName },
          emails: [`${key}@acme.example`, ...(hasTwoEmails ? [`${key}.two@acme.example`] : [])],
          enterprise: { department, manager: manager !== null && present.has(manager) ? manager : null },
        },
      ];
    }),
    groups: groups.flatMap((group, at) =>
      group === null
        ? []
        : [
            {
              key: `g${at}`,
              displayName: `Group ${at} ${group.name}`,
              members: group.members.filter((member) => present.has(member)),
            },
          ],
    ),
  };
}

/** The required final state of a target. */
function toFinal({ users, groups }: State, hasGroups: boolean): Final {
  const nameOf = (key: string | null) => {
    const user = users[Number(key?.slice(1))];
    return user?.active === true ? `${key}.n${user.name}` : undefined;
  };
  return {
    users: Object.fromEntries(
      users.flatMap((user, at) =>
        user === null || !user.active
          ? []
          : [
              [
                `p${at}.n${user.name}`,
                {
                  name: `p${at} ${user.familyName}`,
                  title: user.title ?? "",
                  emails: [...(user.hasTwoEmails ? [`p${at}.two@acme.example`] : []), `p${at}@acme.example`].sort(),
                  department: user.department ?? "",
                  manager: nameOf(user.manager) ?? "",
                },
              ],
            ],
      ),
    ),
    groups: hasGroups
      ? Object.fromEntries(
          groups.flatMap((group, at) =>
            group === null
              ? []
              : [[`Group ${at} ${group.name}`, group.members.flatMap((key) => nameOf(key) ?? []).sort()]],
          ),
        )
      : {},
  };
}

const names = Object.keys(styles) as StyleName[];
const runs: Readonly<Record<TargetName, { readonly styles: readonly StyleName[]; readonly numRuns: number }>> = {
  "own-scim-service": { styles: names, numRuns: 10 },
  "this service, 2.0": { styles: ["rfc", "okta"], numRuns: 3 },
  "this service, 1.1": { styles: ["rfc", "okta", "onelogin"], numRuns: 3 },
  scimmy: { styles: ["rfc", "okta"], numRuns: 3 },
};
const cases = (Object.keys(runs) as TargetName[]).flatMap((target) =>
  runs[target].styles.map((style) => ({ target, style, numRuns: runs[target].numRuns })),
);

describe("after any two syncs", () => {
  it.each(cases)("$target has the directory, in the style $style", async ({ target, style, numRuns }) => {
    const hasGroups = styles[style].groups.value;
    await fc.assert(
      fc.asyncProperty(stateArbitrary, stateArbitrary, async (first, second) => {
        const { to, read, close } = await targets[target]();
        const entries: Parameters<NonNullable<Parameters<typeof createIdentityProvider>[0]["state"]>["add"]>[0][] = [];
        const state = {
          load: async () => entries,
          add: async (entry: (typeof entries)[number]) => void entries.push(entry),
        };
        for (const each of [first, second]) {
          const idp = createIdentityProvider({ directory: toDirectory(each), style, to, state });
          const { results } = await idp.sync();
          expect(results.filter(({ ok }) => !ok)).toEqual([]);
          expect(await read()).toEqual(toFinal(each, hasGroups));
          expect((await idp.plan()).steps).toEqual([]);
        }
        await close();
      }),
      { numRuns },
    );
  });
});
