import type { Awaitable } from "@rollcall/webapi-core";
import type { Id } from "../values/ids.js";
import type { Organization, Workspace } from "./organization.js";

/** Reader of the directory: the organization, or the standalone workspace. */
export interface OrganizationReader {
  /** Gets the organization; undefined if the world has only a standalone workspace. */
  get(): Awaitable<Organization | undefined>;
  workspace(id: Id): Awaitable<Workspace | undefined>;
  /** All workspaces, by ID. */
  workspaces(): Promise<readonly Workspace[]>;
}
