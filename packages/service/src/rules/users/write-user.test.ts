import { describe, expect, it } from "vitest";
import type { Role, User } from "../../model/user.js";
import { refuseModification } from "./write-user.js";

const user = (role: Role, more: Partial<User> = {}) =>
  ({ id: "U1", forgotten: false, memberships: [{ workspaceId: "T1", role }], ...more }) as User;

describe("refuseModification", () => {
  it.each([
    { user: user("member"), installerRole: "admin", wanted: undefined },
    { user: user("admin"), installerRole: "admin", wanted: undefined },
    { user: user("owner"), installerRole: "admin", wanted: "cannot_modify_owner" },
    { user: user("member", { organizationRole: "owner" }), installerRole: "admin", wanted: "cannot_modify_owner" },
    { user: user("primary_owner"), installerRole: "owner", wanted: undefined },
    { user: user("member", { forgotten: true }), installerRole: "owner", wanted: "cannot_modify_gdpr" },
  ] as const)("answers $wanted to a token of an $installerRole", ({ user, installerRole, wanted }) => {
    expect(refuseModification(user, { installerRole })?.error).toBe(wanted);
  });
});
