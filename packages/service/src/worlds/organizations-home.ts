import type { WorldWorkspace } from "./organizations.js";
import type { SectionCheck } from "./section/check.js";

/** Checks that the workspace that new users join is not deleted. */
export const checkHome: SectionCheck<WorldWorkspace> = (workspaces, { names: { defaultWorkspace } }) =>
  workspaces[defaultWorkspace]?.deleted === true
    ? [{ path: ["workspaces", defaultWorkspace, "deleted"], message: "The default workspace cannot be deleted" }]
    : [];
