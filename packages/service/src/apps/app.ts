import type { Generation } from "../generated/service.js";
import type { Id, Instant } from "../organizations/organization.js";

/** An app as it is stored. */
export interface App {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly name: string;
  /** The workspace or organization that the app belongs to. */
  readonly ownerId: Id;
  readonly generation: Generation;
  readonly collaboratorIds: readonly Id[];
  /** The manager app that made it. */
  readonly managerAppId?: Id;
  /** Set on an app that is enrolled as a manager of others. */
  readonly manager?: { readonly appLimit: number };
  readonly deleted: boolean;
  /** What the app is known by when it is installed; only where it was made over the API. */
  readonly clientId?: string;
  /** A right one. */
  readonly manifest: object;
}
