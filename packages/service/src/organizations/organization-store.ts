import type { Id } from "../values/ids.js";
import type { Organization, Workspace } from "./organization.js";

/** The directory: the organization, or the lone workspace. */
export interface OrganizationReader {
  /** The organization of this world, or undefined where the world is one lone workspace. */
  get(): Promise<Organization | undefined>;
  workspace(id: Id): Promise<Workspace | undefined>;
  /** All workspaces, by id. */
  workspaces(): Promise<readonly Workspace[]>;
}
