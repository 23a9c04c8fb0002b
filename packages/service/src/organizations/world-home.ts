import type { SectionCheck } from "../world/section/check.js";
import type { WorldWorkspace } from "./world.js";

/** The workspace that new users join is in use. */
export const checkHome: SectionCheck<WorldWorkspace> = (workspaces, { names: { defaultWorkspace } }) =>
  workspaces[defaultWorkspace]?.deleted === true
    ? [{ path: ["workspaces", defaultWorkspace, "deleted"], message: "The default workspace cannot be deleted" }]
    : [];
