import type { RateMode } from "@rollcall/service";
import type { Logger } from "pino";
import type { Engines } from "../engines.js";
import type { DefinitionOptions } from "../service-definitions.js";
import type { OperationOptions } from "./operation-options.js";

/** Address that a server listens on unless it is given another. */
export const defaultHost = "127.0.0.1";

/** How a server is started. */
export interface ServerOptions extends OperationOptions, DefinitionOptions {
  /** Absent or 0 picks a free one. */
  readonly port?: number;
  /** Absent means `127.0.0.1`. */
  readonly host?: string;
  /** Keeps everything in memory alone, and nothing afterwards. */
  readonly memory?: boolean;
  /** Folder of the database; it is made where it does not exist. Absent means `.rollcall`. */
  readonly data?: string;
  /**
   * A PostgreSQL database in place of a folder, such as `postgres://user:password@host:5432/database`. Any number of
   * servers may share it. It goes without a control plane, and is never logged.
   */
  readonly database?: string;
  /** So many connections to that database are open at most; absent means 10. */
  readonly databaseConnections?: number;
  /** World file for an empty database; one that holds something stays as it is. Absent means the demo world. */
  readonly world?: string;
  /** What is done about callers that call too often. Absent means `off`. */
  readonly rateMode?: RateMode;
  /** How long an update takes at least, in milliseconds. Absent means 0. */
  readonly updateTimeMs?: number;
  /**
   * Public address of the server and of the site that people use, without a trailing slash. Locations of SCIM, profile
   * URLs, photos and exports begin with it. Absent means the address that the server listens on; locations then begin
   * with the request's own origin, where the server listens on a loopback address.
   */
  readonly siteUrl?: string;
  /**
   * Proxies whose `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` are believed: addresses, ranges such as
   * `10.0.0.0/8`, and the names `loopback` and `private`. Absent means none.
   */
  readonly trustProxy?: readonly string[];
  /**
   * Whether tests may arrange the world and look at what happened, over `/_rollcall/` and by the server's own functions.
   * Absent means true, unless there is a `database`.
   */
  readonly control?: boolean;
  /** Who bears it may control the server from anywhere; absent means that only this machine may. */
  readonly controlToken?: string;
  /**
   * Names of hosts, without ports, under which the control plane answers beside loopback names, the address that the
   * server listens on and the host of `siteUrl`. Absent means none.
   */
  readonly controlHosts?: readonly string[];
  /**
   * Makes every identifier follow from a number and lets the clock stand still, so that the same calls are answered by
   * the same bytes. For a server in memory that may be controlled.
   */
  readonly seed?: number;
  /**
   * Folder in which a server that may be controlled leaves what has been exercised when it closes. Default: the variable
   * `ROLLCALL_COVERAGE`; nothing is written where that is absent too.
   */
  readonly coverageFolder?: string;
  /** What the clock begins with, where the server may be controlled; absent means the machine's time, running. */
  readonly clock?: { readonly now?: Date; readonly frozen?: boolean };
  /** What makes the handlers of the two protocols, for definitions that stand on the server's own. */
  readonly engines?: Engines;
  /** Absent means that nothing is logged. */
  readonly logger?: Logger;
  /**
   * Replaces the process's global `Request` and `Response` by ones that are written faster. For a process that is this
   * server and nothing else. Absent means false.
   */
  readonly replaceGlobals?: boolean;
}
