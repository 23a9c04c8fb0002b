import type { Workspace } from "../../model/organization.js";

/** The stated properties of a new workspace. All else has a default. */
type NewWorkspace = Partial<Workspace> &
  Pick<Workspace, "id" | "created" | "name" | "domain" | "plan" | "primaryOwnerId" | "userRules">;

/** A new workspace, in which everything is allowed unless `facts` say otherwise. */
export function newWorkspace(facts: NewWorkspace): Workspace {
  return {
    version: 1,
    disabledFeatures: [],
    requires2fa: false,
    postingSuspended: false,
    deleted: false,
    networks: {},
    restrictedApps: [],
    ...facts,
  };
}
