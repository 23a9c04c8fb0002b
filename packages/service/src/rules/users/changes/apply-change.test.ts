import { describe, expect, it } from "vitest";
import { readGuest } from "./apply-change.js";

const member = { kind: "person", memberships: [{ workspaceId: "T1", role: "member" }] } as const;

describe("readGuest", () => {
  it.each([
    { user: member, sent: { type: "multi" }, wanted: { kind: "multi" } },
    {
      user: member,
      sent: { type: "multi", expiration: "2030-01-01T00:00:00+0100" },
      wanted: { kind: "multi", expiration: "2029-12-31T23:00:00.000Z" },
    },
    {
      user: { ...member, guest: { kind: "single", expiration: "2029-01-01T00:00:00.000Z" } },
      sent: { type: "multi" },
      wanted: { kind: "multi" },
    },
    {
      user: { ...member, guest: { kind: "single" } },
      sent: { expiration: "2030-01-01T00:00:00Z" },
      wanted: { kind: "single", expiration: "2030-01-01T00:00:00.000Z" },
    },
  ] as const)("turns $sent into $wanted", ({ user, sent, wanted }) => {
    expect(readGuest(user, sent)).toEqual({ ok: true, value: wanted });
  });

  it.each([
    { user: { ...member, kind: "bot" }, sent: { type: "multi" }, error: "cannot_make_user_guest" },
    { user: member, sent: { expiration: "2030-01-01T00:00:00Z" }, error: "invalid_attribute_format" },
    { user: member, sent: { type: "multi", expiration: "soon" }, error: "invalid_attribute_format" },
    {
      user: { ...member, memberships: [{ workspaceId: "T1", role: "admin" }] },
      sent: { type: "multi" },
      error: "cannot_make_user_guest",
    },
    { user: { ...member, organizationRole: "owner" }, sent: { type: "multi" }, error: "cannot_make_user_guest" },
  ] as const)("refuses $sent with $error", ({ user, sent, error }) => {
    expect(readGuest(user, sent)).toMatchObject({ ok: false, error });
  });
});
