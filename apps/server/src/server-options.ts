import type { RateMode } from "@rollcall/service";
import type { Logger } from "pino";

/** How a server is started. */
export interface ServerOptions {
  /** Absent or 0 picks a free one. */
  readonly port?: number;
  /** Absent means `127.0.0.1`. */
  readonly host?: string;
  /** Keeps everything in memory alone, and nothing afterwards. */
  readonly memory?: boolean;
  /** Folder of the database; it is made where it does not exist. Absent means `.rollcall`. */
  readonly data?: string;
  /** World file for an empty database; one that holds something stays as it is. Absent means the demo world. */
  readonly world?: string;
  /** What is done about callers that call too often. Absent means `off`. */
  readonly rateMode?: RateMode;
  /** How long an update takes at least, in milliseconds. Absent means 0. */
  readonly updateTimeMs?: number;
  /** Address of the site that people use, without a trailing slash. Absent means the server's own. */
  readonly siteUrl?: string;
  /** Absent means that nothing is logged. */
  readonly logger?: Logger;
  /**
   * Replaces the process's global `Request` and `Response` by ones that are written faster. For a process that is this
   * server and nothing else. Absent means false.
   */
  readonly replaceGlobals?: boolean;
}
