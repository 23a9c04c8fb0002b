import type { Clock } from "@rollcall/scim-core";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Ids, Sealer, TokenPrefixes } from "@rollcall/service";
import type { World } from "@rollcall/service/world";
import type { Addresses } from "../addresses/choose-addresses.js";
import type { ServiceDefinitions } from "../default-definitions.js";
import type { Sockets } from "../delivery/watch-deliveries.js";
import type { Control } from "../double.js";
import type { Log } from "../log/log.js";
import type { Metrics } from "../metrics/metrics.js";
import type { WorldName } from "../worlds/demo/named-world.js";

/** Dependencies of an open service. */
export interface Opening {
  readonly logger: Log;
  /** World to load into an empty database. Default: the named one. */
  readonly world?: World;
  /** Default: an organization with its administrator. */
  readonly worldName?: WorldName;
  readonly addresses: Addresses;
  /** The definition sets that the server serves. */
  readonly definitions: ServiceDefinitions;
  readonly metrics?: Metrics;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/** Dependencies of a composition. */
export type Sealing = Opening & { readonly sealer: Sealer; readonly tokenPrefixes: TokenPrefixes };

/** Composes a service over a store, with a clock and a source of identifiers. */
export interface Composition<S> {
  readonly clock: Clock;
  readonly ids: Ids;
  /** `dueMs`: when the first job may be due, as Unix time in milliseconds; 0 searches the store. */
  readonly compose: (store: S, siteUrl: string, dueMs: number) => Composed;
}

/** A composed service. */
export interface Composed {
  readonly serve: FetchHandler;
  readonly sockets: Sockets;
  /** Set if tests can control the server. */
  readonly control?: Control;
  close?(): Promise<void>;
}
