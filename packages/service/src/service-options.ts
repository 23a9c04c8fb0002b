import type { Clock } from "@rollcall/scim-core";
import type { RateMode } from "./around/rate-mode.js";
import type { Store } from "./service-store.js";
import type { Ids } from "./values/ids.js";

export interface ServiceOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Address of the site that people use, without a trailing slash; profile and picture links begin with it. */
  readonly siteUrl: string;
  /** SHA-256 of a text as lower-case hex, where the platform has a faster one than JavaScript. */
  readonly sha256?: (text: string) => string;
  /** Absent means `off`. */
  readonly rateMode?: RateMode;
  /** How long an update takes at least, in milliseconds, so that a client's handling of locks can be tried. Absent means 0. */
  readonly updateTimeMs?: number;
}
