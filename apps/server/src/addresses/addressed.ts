import type { Connection } from "@rollcall/server-adapters/node";
import type { SiteHosts } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";

/** The part of an address that comes before the path of a mount. */
export interface Addressed {
  /** Domain of the workspace that the address is of. */
  readonly domain?: string;
  /** Whether an address with an unknown domain has no answer. Otherwise it is one of the server. */
  readonly isOnlyOfWorkspace: boolean;
  /** Path of the workspace's address; empty if its host names it. */
  readonly prefix: string;
  /** Host name of the hosted service. Absent under the server's own names. */
  readonly vendorHost?: string;
  /** Identifier of the workspace, once it is known. */
  readonly workspaceId?: string;
}

/** A connection with the address that a request was sent to. */
export interface AddressedConnection extends Connection {
  readonly addressed?: Addressed;
}

/** The address that a request was sent to. Undefined for one without a workspace or a host of the hosted service. */
export function addressedOf({ addressed }: AddressedConnection): Addressed | undefined {
  return addressed;
}

/** Settings of serving addresses. */
export interface AddressOptions {
  /** Host names of a hosted service that lead to this server. Default: none. */
  readonly hosts?: SiteHosts | undefined;
  /** Is called with each request under one of the hosts. */
  readonly onHost?: () => void;
}

/** Settings of finding workspaces. */
export interface WorkspaceOptions {
  readonly organizations: Pick<Store["organizations"], "workspaces">;
  /** Whether the answer to an unknown domain names those that there are. */
  readonly names: boolean;
}

/** Names of this machine that browsers resolve. */
export const localEnd = ".localhost";
