import type { ScimCode } from "@rollcall/api/scim";
import type { ScimMiddleware } from "@rollcall/scim-core";
import { describe, expect, it } from "vitest";
import { createScimServer } from "../kit/create-scim-server.js";
import { newGroup, newUser, type ScimRequest } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

const addMember: ScimRequest = { verb: "PATCH", path: "/Groups/SCREW", change: { members: [{ value: "UADAM" }] } };

const faults: readonly { readonly fault: ScimCode; readonly request: ScimRequest; readonly wanted: string }[] = [
  {
    fault: "failed_to_remove_users_for_linked_subteam",
    request: { verb: "PUT", path: "/Groups/SLINKED", body: newGroup({ displayName: "Linked" }) },
    wanted: "500 failed_to_remove_users_for_linked_subteam",
  },
  { fault: "group_members_create_failed", request: addMember, wanted: "500 group_members_create_failed" },
  {
    fault: "unable_to_create_team_profile_fields",
    request: { verb: "PATCH", path: "/Users/UMIA", change: { userType: "Employee" } },
    wanted: "500 unable_to_create_team_profile_fields",
  },
  {
    fault: "user_creation_failed.fault",
    request: { verb: "POST", path: "/Users", body: newUser() },
    wanted: "500 user_creation_failed",
  },
];

describe.each(versions)("a fault over SCIM %s", (version) => {
  it.each(faults)("answers $wanted and changes nothing", async ({ fault, request, wanted }) => {
    const fail: ScimMiddleware<unknown, ScimCode> = async () => ({ ok: false, error: fault });
    await using server = await createScimServer({ scimMiddleware: [fail] });
    const before = await server.readDirectory(version);
    expect((await server.scim(request, version)).outcome).toBe(wanted);
    expect(await server.readDirectory(version)).toEqual(before);
  });

  it("answers internal_error if an error is thrown, and gives the client no details", async () => {
    const fail: ScimMiddleware<unknown, ScimCode> = () => Promise.reject(new Error("the disk said no"));
    await using server = await createScimServer({ scimMiddleware: [fail] });
    const answer = await server.scim(addMember, version);
    expect(answer.outcome).toBe("500 internal_error");
    expect(JSON.stringify(answer.body)).not.toContain("disk");
    expect(server.log()).toContain("the disk said no");
  });
});
