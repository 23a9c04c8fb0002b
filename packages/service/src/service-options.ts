import type { Clock } from "@rollcall/scim-core";
import type { Store } from "./model/store.js";
import type { Ephemerals } from "./rules/messages/ephemerals.js";
import type { RateMode } from "./rules/middleware/rate-limit.js";
import type { KeyHolder } from "./rules/sign-in/openid.js";
import type { DuePlan } from "./store/due-loop.js";
import type { ActiveDefinitions } from "./values/active-definitions.js";
import type { Ids } from "./values/ids.js";
import type { Sealer, TokenPrefixes } from "./values/secrets.js";
import type { Site } from "./values/site-addresses.js";

export interface ServiceOptions {
  /** The definition sets that are served. The rules read their facts: rate limits, requirements, limits, scopes. */
  readonly definitions: ActiveDefinitions;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Seals the credentials of apps that must be recovered. Default: they are stored as they are. */
  readonly sealer?: Sealer;
  /** Prefixes of the tokens that are made. Default: those of the definitions. */
  readonly tokenPrefixes?: TokenPrefixes;
  /** Base of the addresses at which apps post without a token, without a trailing slash. Default: below `siteUrl`. */
  readonly hooksUrl?: string;
  /** Address of the site that people use, without a trailing slash. Profile and picture links start with it. */
  readonly siteUrl: string;
  /** Addresses of workspaces, files and sockets. Default: below `siteUrl`. */
  readonly site?: Site;
  /** Issuer of identity tokens, without a trailing slash, which also begins the names of some claims. Default: `siteUrl`. */
  readonly issuer?: string;
  /**
   * Unix time of the machine in milliseconds. Clients compare the times of identity tokens with their own clock, which
   * `clock` may not follow. Default: that of `clock`.
   */
  readonly machineNow?: () => number;
  /** Holds the key that signs identity tokens. Services over several stores share one. Default: a holder of its own. */
  readonly keyHolder?: KeyHolder;
  /** Whether apps may have redirect URLs that lead to a host by http. Default: loopback hosts only. */
  readonly allowsHttp?: (host: string) => Promise<boolean>;
  /**
   * Begins client identifiers and tokens in answers, so that a server with several worlds finds the one that they are of.
   * It is removed from calls before they reach the service. Default: none.
   */
  readonly worldPrefix?: string;
  /** SHA-256 of a text as lowercase hex, for platforms with a faster implementation. Default: the one in JavaScript. */
  readonly sha256?: (text: string) => string;
  /** Default: `off`. */
  readonly rateMode?: RateMode;
  /** Minimum duration of an update, in milliseconds, so that clients can test how they handle locks. Default: 0. */
  readonly updateTimeMs?: number;
  /** Keeps messages that only one user sees. Default: nobody sees them. */
  readonly ephemerals?: Ephemerals;
  /** Does what calls schedule, such as a loop of `createDueLoop`. Default: nothing does it. */
  readonly due?: DuePlan;
}
