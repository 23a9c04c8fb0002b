import type { SectionCheck } from "../world/section/check.js";
import type { WorldWorkspace } from "./world.js";

/** Checks that the workspace that new users join is not deleted. */
export const checkHome: SectionCheck<WorldWorkspace> = (workspaces, { names: { defaultWorkspace } }) =>
  workspaces[defaultWorkspace]?.deleted === true
    ? [{ path: ["workspaces", defaultWorkspace, "deleted"], message: "The default workspace cannot be deleted" }]
    : [];
