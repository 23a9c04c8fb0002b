import type { WorldCheck } from "./check-world.js";

/** The workspace that new users join is in use. */
export const checkHome: WorldCheck = ({ workspaces }, { defaultWorkspace }) =>
  workspaces[defaultWorkspace]?.deleted === true
    ? [{ path: ["workspaces", defaultWorkspace, "deleted"], message: "The default workspace cannot be deleted" }]
    : [];
