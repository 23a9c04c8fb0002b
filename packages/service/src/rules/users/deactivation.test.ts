import { describe, expect, it } from "vitest";
import type { Role, User } from "../../model/user.js";
import { refuseDeactivation } from "./resolve-user.js";

const user = (role: Role, more: Partial<User> = {}) =>
  ({ id: "U1", kind: "person", memberships: [{ workspaceId: "T1", role }], ...more }) as User;

describe("refuseDeactivation", () => {
  it.each([
    { who: "a member", user: user("member"), wanted: undefined },
    { who: "an owner", user: user("owner", { organizationId: "E1", organizationRole: "owner" }), wanted: undefined },
    { who: "a bot", user: user("member", { kind: "bot" }), wanted: "cannot_disable_bot_user_with_scim" },
    { who: "the owner of a standalone workspace", user: user("primary_owner"), wanted: "cannot_disable_primary_owner" },
    {
      who: "the primary owner of the organization",
      user: user("primary_owner", { organizationId: "E1", organizationRole: "primary_owner" }),
      wanted: "cannot_disable_primary_owner",
    },
    {
      who: "the primary owner of a workspace in an organization",
      user: user("primary_owner", { organizationId: "E1" }),
      wanted: "primary_owner_check_failure",
    },
  ])("answers $wanted for $who", ({ user, wanted }) => {
    expect(refuseDeactivation(user)?.error).toBe(wanted);
  });
});
