import type { RateMode, SiteHosts, TokenPrefixes } from "@rollcall/service";
import type { Log } from "../log/log.js";
import type { DefinitionOptions } from "../service-definitions.js";
import type { OperationOptions } from "./operation-options.js";

/** Default address that a server listens on. */
export const defaultHost = "127.0.0.1";

/**
 * Options of a server. A server is a double if it is in `memory`, or if it has a control plane, listens on a loopback
 * address and has no public `siteUrl`. Every other server is a deployment.
 */
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
   * The naming of the statements of that database. `named`: prepared once on each connection. `unnamed`: with their texts each time,
   * for a pooler in transaction mode without named statements, such as PgBouncer before 1.21. Default: `named`.
   */
  readonly databaseStatements?: "named" | "unnamed";
  /**
   * Key that seals the credentials of apps in a database, as 64 hexadecimal digits. Default: in a folder, the key in its
   * file `secret.key`, which is made when the first credential is stored; in a `database`, none, and credentials cannot
   * be recovered. It is never logged.
   */
  readonly secretKey?: string;
  /**
   * Profile of a vendor: the name of one that ships with Rollcall, such as `slack`, or the path of a file. It sets wire words
   * and token prefixes, which `wireWords` and `tokenPrefixes` can replace singly, and makes a controlled server answer under
   * the vendor's host names. Default: none.
   */
  readonly wire?: string;
  /** Prefixes of the tokens that the server makes, by kind. No prefix is checked. Default: those of the definitions. */
  readonly tokenPrefixes?: Partial<TokenPrefixes>;
  /**
   * World to load into an empty database: the path of a world file, or in a double the name of a world that ships with Rollcall.
   * `demo`: an organization with something of everything. `small`: a few people, two channels and an app, for tests. `empty`: a
   * workspace with its owner. `tour`: the demo with Greeter, an app that answers people while the command runs. Another database
   * is not changed. Default: `demo` in a double; in a deployment, an organization with one administrator, whose tokens are in
   * `administrator` of the server.
   */
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
  /**
   * Name or identifier of a channel to which the incoming webhook of the app posts. The manifest gets the scope that it needs.
   * Requires one of `apps`. Default: the app has no webhook.
   */
  readonly webhook?: string;
  /** The treatment of calls above a rate limit. Default: `off` in a double, `enforce` in a deployment. */
  readonly rateMode?: RateMode;
  /** Minimum duration of an update in milliseconds. Default: 0. */
  readonly updateTimeMs?: number;
  /**
   * Public URL of the server and of the site that users see, without a trailing slash. SCIM locations, profile URLs,
   * photos and exports begin with it, and so do the addresses of workspaces, such as `<siteUrl>/w/acme`. Default: the address
   * that the server listens on. On a loopback address, locations then begin with the request's own origin.
   */
  readonly siteUrl?: string;
  /**
   * Serves HTTPS, with certificates of an authority that is made for this server. Clients have to trust `certificate` of the
   * server. Default: HTTP, unless there is a `tlsCert`.
   */
  readonly tls?: boolean;
  /** File with the certificate that HTTPS is served with, as PEM, followed by those that signed it. Requires `tlsKey`. */
  readonly tlsCert?: string;
  /** File with the private key of `tlsCert`, as PEM. It is never logged. */
  readonly tlsKey?: string;
  /**
   * Host names of a hosted service whose traffic is led to a controlled server. Requests under them get answers with the
   * addresses of the service, such as `https://acme.<site>/`. Default: none.
   */
  readonly hosts?: SiteHosts;
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
  /**
   * Token that the operator needs for the control plane, the console and the pages on which one picks a person; `auto` makes
   * one. Required for a control plane on an address that is not loopback, or with a public `siteUrl`. Default: they answer
   * only callers on this machine.
   */
  readonly controlToken?: string;
  /**
   * Additional host names, without ports, under which a controlled server answers; `*.example.com` is every name below that. It always answers under loopback names,
   * the address that the server listens on and the host of `siteUrl`; under any name if it has a control token and listens on
   * an address that other machines reach. Default: none.
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Origins of other sites whose pages may use a controlled server from a browser, such as `http://localhost:3000`. Default:
   * requests of other sites are refused.
   */
  readonly allowOrigins?: readonly string[];
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
