import type { Id } from "../values/ids.js";
import type { Organization, Workspace } from "./organization.js";

/** Reader of the directory: the organization, or the standalone workspace. */
export interface OrganizationReader {
  /** Gets the organization; undefined if the world has only a standalone workspace. */
  get(): Promise<Organization | undefined>;
  workspace(id: Id): Promise<Workspace | undefined>;
  /** All workspaces, by ID. */
  workspaces(): Promise<readonly Workspace[]>;
}
