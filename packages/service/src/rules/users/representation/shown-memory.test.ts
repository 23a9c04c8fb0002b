import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleUser } from "../../../conformance/samples.js";
import { toUserObject, toUserObjectAgain, type UserObjectOptions } from "./show-user.js";

const start = Date.parse("2026-03-08T09:59:30Z");
const soon = new Date(start + 45_000).toISOString();
const users = [
  sampleUser("U1", { timezone: "America/Los_Angeles", organizationId: "E1" }),
  sampleUser("U2", { timezone: "Europe/Berlin", status: { text: "Out", emoji: ":sun:", expiration: soon } }),
  sampleUser("U3", { timezone: "Mars/Phobos", status: { text: "In", emoji: ":moon:" } }),
  sampleUser("U4", { guest: { kind: "multi", expiration: soon }, memberships: [] }),
];
const options: fc.Arbitrary<UserObjectOptions> = fc
  .record({
    siteUrl: fc.constantFrom("https://one.example", "https://two.example"),
    // The clock of Los Angeles changes in the middle.
    nowMs: fc.integer({ min: start, max: start + 90_000 }),
    workspaceId: fc.constantFrom("T1", "T2"),
    shownIn: fc.constantFrom("T1", "T2"),
    withEmail: fc.boolean(),
    withLocale: fc.boolean(),
    isStranger: fc.boolean(),
    isAppUser: fc.boolean(),
    organization: fc.constantFrom(undefined, { id: "E1", name: "One" }, { id: "E1", name: "Two" }),
  })
  .map(({ organization, ...rest }) => (organization === undefined ? rest : { ...rest, organization }));

describe("toUserObjectAgain", () => {
  it("answers as toUserObject does, whatever it was asked before", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...users), options), { minLength: 2, maxLength: 20 }), (calls) => {
        for (const [user, each] of calls) expect(toUserObjectAgain(user, each)).toEqual(toUserObject(user, each));
      }),
    );
  });
});
