import type { MethodRequirement } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import type { WebapiCaller } from "../../model/caller.js";
import { holds } from "./user.js";

const caller = {
  tokenType: "bot",
  user: { organizationId: "E1", organizationRole: "member", memberships: [{ workspaceId: "T1", role: "admin" }] },
  app: { generation: "granular" },
  token: { installation: { target: { kind: "workspace", id: "T1" } } },
  organization: { id: "E1", plan: "enterprise" },
  workspace: { id: "T1", plan: "entry", disabledFeatures: ["canvases"] },
} as unknown as WebapiCaller;

describe("holds", () => {
  it("compares each kind of requirement with the caller", () => {
    const cases = [
      { requirement: { plan: "entry", error: "x" }, wanted: true },
      { requirement: { plan: "plus", error: "x" }, wanted: false },
      { requirement: { plan: "enterprise", of: "organization", error: "x" }, wanted: true },
      { requirement: { role: "admin", error: "x" }, wanted: true },
      { requirement: { role: "admin", of: "organization", error: "x" }, wanted: false },
      { requirement: { role: "owner", error: "x" }, wanted: false },
      { requirement: { feature: "lists", error: "x" }, wanted: true },
      { requirement: { feature: "canvases", error: "x" }, wanted: false },
      { requirement: { generation: "granular", error: "x" }, wanted: true },
      { requirement: { generation: "classic", error: "x" }, wanted: false },
      { requirement: { notGeneration: "granular", error: "x" }, wanted: false },
      { requirement: { notGeneration: "workspace", error: "x" }, wanted: true },
      { requirement: { organization: true, error: "x" }, wanted: false },
      { requirement: { token: "bot", error: "x" }, wanted: true },
      { requirement: { token: "user", error: "x" }, wanted: false },
    ] as const satisfies readonly { requirement: MethodRequirement; wanted: boolean }[];
    for (const { requirement, wanted } of cases) {
      expect(holds(requirement, caller), JSON.stringify(requirement)).toBe(wanted);
    }
  });
});
