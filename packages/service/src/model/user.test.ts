import { describe, expect, it } from "vitest";
import { homeOf } from "./user.js";

describe("homeOf", () => {
  const memberships = [
    { workspaceId: "T1", role: "member" },
    { workspaceId: "T2", role: "owner" },
  ] as const;
  it.each([
    { user: { organizationId: "E1", memberships }, wanted: "E1" },
    { user: { memberships }, wanted: "T1" },
  ])("is $wanted", ({ user, wanted }) => {
    expect(homeOf(user)).toBe(wanted);
  });
});
