import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { User } from "../../../model/user.js";
import { createTestService, type TestService } from "../../../testing/create-test-service.js";
import { without } from "./user-draft.js";

const core1 = "urn:scim:schemas:core:1.0";
const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** Unused addresses, two of which are equal. */
const addresses = ["n1@x.example", "n2@x.example", "N2@x.example", "n3@x.example", "n4@x.example"];
const entriesOf = (values: readonly string[], types: readonly string[]) =>
  fc.array(
    fc.record(
      { value: fc.constantFrom(...values), primary: fc.boolean(), type: fc.constantFrom(...types) },
      { requiredKeys: ["value"] },
    ),
    { minLength: 1, maxLength: 3 },
  );
const emailEntries = entriesOf(addresses, ["work", "home", "other"]);
const phoneEntries = entriesOf(["1", "2", "3", "4"], ["work", "mobile", "home"]);

type List = "emails" | "phoneNumbers";
const lists: fc.Arbitrary<readonly [List, readonly { readonly value: string; readonly primary?: boolean }[]]> =
  fc.oneof(
    emailEntries.map((entries) => ["emails", entries] as const),
    phoneEntries.map((entries) => ["phoneNumbers", entries] as const),
  );

/** An addition in each form of an operation: a list or an object, with or without a path. */
const addition = fc.tuple(lists, fc.boolean(), fc.boolean()).map(([[list, entries], isBare, hasPath]) => {
  const sent = isBare ? entries.slice(0, 1) : entries;
  const value = isBare ? sent[0] : sent;
  return {
    list,
    sent,
    operation: hasPath ? { op: "add", path: list, value } : { op: "add", value: { [list]: value } },
  };
});

const given = fc.record({
  emails: fc.uniqueArray(fc.constantFrom("n1@x.example", "n2@x.example", "n3@x.example"), {
    minLength: 1,
    maxLength: 2,
  }),
  primaryPhone: fc.constantFrom("1", "2", undefined),
  mobilePhone: fc.constantFrom("3", "4", undefined),
});

/** Operations that give a user exactly these addresses and numbers. */
function setting({ emails, primaryPhone, mobilePhone }: Pick<User, "emails"> & { [P in Slot]?: string | undefined }) {
  const phones = [
    ...(primaryPhone === undefined ? [] : [{ value: primaryPhone, primary: true }]),
    ...(mobilePhone === undefined ? [] : [{ value: mobilePhone, type: "work" }]),
  ];
  return [
    { op: "replace", path: "emails", value: emails.map((value, index) => ({ value, primary: index === 0 })) },
    { op: "replace", path: "phoneNumbers", value: phones },
  ];
}

type Slot = "primaryPhone" | "mobilePhone";

/** Values of a user's list, the primary one first. */
function valuesOf(list: List, { emails, primaryPhone, mobilePhone }: User): readonly string[] {
  const values = list === "emails" ? emails : [primaryPhone, mobilePhone];
  return values.flatMap((value) => (value === undefined ? [] : [value.toLowerCase()]));
}

/** A user without the added attributes. The first phone number ever shows the profile fields. */
function restOf(user: User): object {
  return without(user, "version", "updated", "emails", "primaryPhone", "mobilePhone", "hasProfileFields");
}

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});

async function patch(...Operations: readonly object[]): Promise<User> {
  expect((await service.scim("PATCH", "/v2/Users/U4", { schemas: [patchOp], Operations })).status).toBe(200);
  const user = await service.store.users.get("U4");
  if (user === undefined) throw new Error("U4 does not exist.");
  return user;
}

describe("an adding PATCH of 2.0", () => {
  it("keeps all values that fit, and changes nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(given, addition, async (start, { list, sent, operation }) => {
        const before = await patch(...setting(start));
        const after = await patch(operation);
        const known = new Set([...valuesOf(list, before), ...sent.map(({ value }) => value.toLowerCase())]);
        const has = valuesOf(list, after);
        expect(has).toHaveLength(Math.min(known.size, 2));
        expect([...known]).toEqual(expect.arrayContaining([...has]));
        expect(restOf(after)).toEqual(restOf(before));
      }),
      { numRuns: 400 },
    );
  });

  it("moves the primary mark only for primary: true, and ignores existing values", async () => {
    await fc.assert(
      fc.asyncProperty(given, addition, async (start, { list, sent, operation }) => {
        const before = await patch(...setting(start));
        const after = await patch(operation);
        const [had, has] = [valuesOf(list, before), valuesOf(list, after)];
        const marked = sent.filter(({ primary }) => primary === true).map(({ value }) => value.toLowerCase());
        if (marked.length > 0) expect(marked).toContain(has[0]);
        else if (list === "emails") expect(has[0]).toBe(had[0]);
        if (marked.length === 0 && sent.every(({ value }) => had.includes(value.toLowerCase())))
          expect(has).toEqual(had);
      }),
      { numRuns: 400 },
    );
  });

  it("accepts a single new value, and keeps the former primary address next to a new one", async () => {
    await fc.assert(
      fc.asyncProperty(given, addition, async (start, { list, sent, operation }) => {
        const [entry] = sent;
        if (entry === undefined || sent.length > 1) return;
        const had = valuesOf(list, await patch(...setting(start)));
        const has = valuesOf(list, await patch(operation));
        expect(has).toContain(entry.value.toLowerCase());
        if (list === "emails") expect(has).toContain(had[0]);
      }),
      { numRuns: 400 },
    );
  });
});

describe("an address-setting PATCH of 1.1", () => {
  it("replaces the primary one only if an entry counts as primary, and the second one only without room", async () => {
    await fc.assert(
      fc.asyncProperty(given, emailEntries, async (start, entries) => {
        const before = await patch(...setting(start));
        await service.scim("PATCH", "/v1/Users/U4", { schemas: [core1], emails: entries });
        const [[first, second], has] = [before.emails, valuesOf("emails", await patch())];
        const claims = entries.filter(
          ({ primary, type }) => primary === true || (primary === undefined && (type === undefined || type === "work")),
        );
        if (claims.length === 0) expect(has[0]).toBe(first);
        else expect(claims.map(({ value }) => value.toLowerCase())).toContain(has[0]);
        const isAlone = entries.every(({ value }) => value.toLowerCase() === has[0]);
        if (isAlone && second !== undefined) expect(has).toContain(second === has[0] ? first : second);
      }),
      { numRuns: 400 },
    );
  });
});
