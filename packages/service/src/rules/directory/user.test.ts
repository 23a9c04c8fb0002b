import { describe, expect, it } from "vitest";
import { isActive } from "./user.js";

describe("isActive", () => {
  const now = Date.parse("2026-06-01T00:00:00Z");
  it.each([
    { user: { active: true }, wanted: true },
    { user: { active: false }, wanted: false },
    { user: { active: true, guest: { kind: "multi" } }, wanted: true },
    { user: { active: true, guest: { kind: "multi", expiration: "2026-06-01T00:00:00.001Z" } }, wanted: true },
    { user: { active: true, guest: { kind: "single", expiration: "2026-06-01T00:00:00.000Z" } }, wanted: false },
  ] as const)("$user is $wanted", ({ user, wanted }) => {
    expect(isActive(user, now)).toBe(wanted);
  });
});
