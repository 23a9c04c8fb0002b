import { describe, expect, it } from "vitest";
import { isAdministrator, isOwner, isPrimaryOwner, roleIn, rolesOf } from "./user.js";

const user = {
  organizationId: "E1",
  organizationRole: "admin",
  memberships: [
    { workspaceId: "T1", role: "member" },
    { workspaceId: "T2", role: "primary_owner" },
  ],
} as const;

describe("roleIn", () => {
  it.each([
    { kind: "organization", id: "E1", wanted: "admin" },
    { kind: "organization", id: "E2", wanted: undefined },
    { kind: "workspace", id: "T2", wanted: "primary_owner" },
    { kind: "workspace", id: "T3", wanted: undefined },
  ] as const)("is $wanted in the $kind $id", ({ wanted, ...target }) => {
    expect(roleIn(user, target)).toBe(wanted);
  });
});

describe("rolesOf, isAdministrator, isOwner and isPrimaryOwner", () => {
  it("follow the ranks of the roles", () => {
    expect(rolesOf(user)).toEqual(["admin", "member", "primary_owner"]);
    expect(rolesOf(user).map(isAdministrator)).toEqual([true, false, true]);
    expect(rolesOf(user).map(isOwner)).toEqual([false, false, true]);
    expect((["owner", "primary_owner"] as const).map(isPrimaryOwner)).toEqual([false, true]);
    expect(isAdministrator(undefined)).toBe(false);
  });
});
