import type { RateMode, TokenPrefixes } from "@rollcall/service";
import type { Log } from "../log/log.js";
import type { DefinitionOptions } from "../service-definitions.js";
import type { OperationOptions } from "./operation-options.js";

/** Default address that a server listens on. */
export const defaultHost = "127.0.0.1";

/** Options of a server. */
export interface ServerOptions extends OperationOptions, DefinitionOptions {
  /** Port to listen on; 0 picks a free one. Default: 0. */
  readonly port?: number;
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string;
  /** Keeps everything in memory only: at most 1 GiB, SQLite's limit. Default: false. */
  readonly memory?: boolean;
  /** Folder of the database, created if it does not exist. Default: `.rollcall`. */
  readonly data?: string;
  /**
   * PostgreSQL database to use instead of a folder: `postgres://user:password@host:5432/database`. Any number of
   * servers can share it. It excludes a control plane. The URL is never logged.
   */
  readonly database?: string;
  /** Maximum number of open connections to that database. Default: 10. */
  readonly databaseConnections?: number;
  /**
   * Key that seals the credentials of apps in a database, as 64 hexadecimal digits. Default: in a folder, the key in its
   * file `secret.key`, which is made when the first credential is stored; in a `database`, none, and credentials cannot
   * be recovered. It is never logged.
   */
  readonly secretKey?: string;
  /** Prefixes of the tokens that the server makes, by kind. No prefix is checked. Default: those of the definitions. */
  readonly tokenPrefixes?: Partial<TokenPrefixes>;
  /** World file to load into an empty database. Another database is not changed. Default: the demo world. */
  readonly world?: string;
  /**
   * Manifests of apps, as YAML or JSON files, that the world of an empty database has installed. A database that already
   * contains a world must have the apps. Default: none.
   */
  readonly apps?: readonly string[];
  /** URL that receives the events of the app instead of the one in its manifest. Requires one of `apps`. */
  readonly events?: string;
  /** Turns on Socket Mode in the manifest of the app: it receives events over sockets. Requires one of `apps`. Default: false. */
  readonly socket?: boolean;
  /** What happens to calls above a rate limit. Default: `off`. */
  readonly rateMode?: RateMode;
  /** Minimum duration of an update in milliseconds. Default: 0. */
  readonly updateTimeMs?: number;
  /**
   * Public URL of the server and of the site that users see, without a trailing slash. SCIM locations, profile URLs,
   * photos and exports begin with it. Default: the address that the server listens on. On a loopback address, locations
   * then begin with the request's own origin.
   */
  readonly siteUrl?: string;
  /**
   * Issuer of identity tokens, which also begins the names of some claims. Clients that find the configuration of OpenID
   * Connect by the issuer need the default. Default: the public URL.
   */
  readonly issuer?: string;
  /**
   * Proxies whose `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host` are trusted: addresses, ranges such as
   * `10.0.0.0/8`, and the names `loopback` and `private`. Default: none.
   */
  readonly trustProxy?: readonly string[];
  /**
   * Whether tests can control the server through `/_rollcall/` and its functions. Default: true without a `database`.
   */
  readonly control?: boolean;
  /** Whether the reference of the APIs is served at `/docs`. Default: true. */
  readonly docs?: boolean;
  /** Token that allows control from other machines. Default: only this machine may control the server. */
  readonly controlToken?: string;
  /**
   * Additional host names, without ports, under which the control plane answers. It always answers under loopback
   * names, the address that the server listens on and the host of `siteUrl`. Default: none.
   */
  readonly controlHosts?: readonly string[];
  /**
   * Number that determines all identifiers; also freezes the clock, so that the same calls get the same bytes. Requires
   * `memory` and `control`. Default: identifiers are random.
   */
  readonly seed?: number;
  /**
   * Folder that receives the coverage report of a controlled server when it closes. Default: the variable
   * `ROLLCALL_COVERAGE`; without it, no report is written.
   */
  readonly coverageFolder?: string;
  /** Initial state of a controlled server's clock. Default: the machine's time, running. */
  readonly clock?: { readonly now?: Date; readonly frozen?: boolean };
  /**
   * Hosts that events may be sent to besides the default: names such as `bots.internal`, `*.bots.internal`, addresses
   * and ranges. Redirect URLs of apps may lead to them by http. Default: a controlled server sends to loopback addresses
   * only, another one to public addresses only.
   */
  readonly deliverTo?: readonly string[];
  /** Receives log lines. Default: nothing is logged. */
  readonly logger?: Log;
}
