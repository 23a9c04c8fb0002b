import { appendFileSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { isIP, Socket } from "node:net";
import type { ConnectionOptions, TLSSocket } from "node:tls";

/** Another destination for the connections to some hosts. */
export interface Leading {
  /** Names of hosts; each includes its subdomains. */
  readonly hosts: readonly string[];
  /** Port of this machine that ends TLS as any of the hosts. */
  readonly port: number;
  /** Certificate in PEM that the port's certificates are signed with. */
  readonly certificate: string;
}

// This module is also a preload of other programs on older versions of Node, and imports nothing of ours.

/**
 * Leads TLS connections of this process to the hosts elsewhere: those of `https`, `fetch`, `http2`, and every library that
 * calls `tls.connect`. A connection through a socket that the caller has opened, such as one through a proxy, stays on
 * it and trusts the certificate.
 * @returns ends it, and closes the connections that were led, so that clients do not use them for the next request
 */
export function leadTls({ hosts, port, certificate }: Leading): () => void {
  const tls = createRequire(import.meta.url)("node:tls") as { connect: Connect };
  const before = tls.connect;
  const open = new Set<TLSSocket>();
  const keep = (socket: TLSSocket): TLSSocket => {
    open.add(socket.once("close", () => open.delete(socket)));
    return socket;
  };
  const connect = (...given: unknown[]): TLSSocket => {
    const { options, listener } = toOptions(given);
    const host = options?.servername || options?.host;
    if (options === undefined || typeof host !== "string" || !isAmong(host, hosts)) return before(...given);
    const { secureContext: _context, session: _session, ...own } = options;
    const led = { ...own, servername: host, ca: certificate };
    if (own.socket !== undefined) return keep(before(led, ...listener));
    const {
      lookup: _lookup,
      path: _path,
      family: _family,
      localAddress: _address,
      ...direct
    } = led as typeof led & {
      family?: unknown;
      localAddress?: unknown;
    };
    return keep(before({ ...direct, host: "127.0.0.1", port }, ...listener));
  };
  tls.connect = connect;
  // `import { connect } from "node:tls"` sees it, too.
  syncBuiltinESMExports();
  return () => {
    // Another patch may have come after this one.
    if (tls.connect === connect) tls.connect = before;
    else hosts = [];
    syncBuiltinESMExports();
    for (const socket of open) socket.destroy();
  };
}

/**
 * Whether a host is among given ones. A name includes its subdomains: `vendor.example` has
 * `api.vendor.example`, but not `notvendor.example`.
 * @param host name without a port, in any case, with or without a dot at its end
 */
export function isAmong(host: string, hosts: readonly string[]): boolean {
  const asked = host.toLowerCase().replace(/\.$/, "");
  return hosts.some((name) => asked === name || asked.endsWith(`.${name}`));
}

/** Refusal of connections to other hosts than those that are led. */
export interface Refusing {
  /** Hosts that are reached nevertheless, besides those of this machine; each includes its subdomains. */
  readonly except: readonly string[];
  /** File that gets a line for each connection that was refused: the host and the port. */
  readonly file: string;
}

/** Refuses the connections of this process to other machines, also those of clients that use no proxy. */
export function refuseOthers({ except, file }: Refusing): void {
  const before = Socket.prototype.connect as (this: Socket, ...given: unknown[]) => Socket;
  const connect = function (this: Socket, ...given: unknown[]): Socket {
    const { host = "localhost", port, path } = toOptions(given).options ?? { path: "" };
    if (typeof path === "string" || isOwn(host) || isAmong(host, except)) return before.apply(this, given);
    // The program may end before anything else is written.
    appendFileSync(file, `${host}:${port}\n`);
    const refused = Object.assign(new Error(`${host} is not reachable: this run is offline.`), {
      code: "ECONNREFUSED",
    });
    process.nextTick(() => this.destroy(refused));
    return this;
  };
  Socket.prototype.connect = connect as typeof Socket.prototype.connect;
}

function isOwn(host: string): boolean {
  return isAmong(host, ["localhost", "::1", "::", "0.0.0.0"]) || (isIP(host) === 4 && host.startsWith("127."));
}

type Connect = (...given: unknown[]) => TLSSocket;
type Options = ConnectionOptions & { readonly host?: string };

/** The options of a call: `(options)`, `(port, host, options)` or `(port, options)`, each with a listener after it. */
function toOptions(given: readonly unknown[]): { readonly options: Options | undefined; readonly listener: unknown[] } {
  // Node passes its own calls as one array.
  const args = Array.isArray(given[0]) ? [...given[0]] : [...given];
  const listener = args.filter((each) => typeof each === "function").slice(0, 1);
  const [first, second] = args;
  const more = args.find((each, at) => at > 0 && isOptions(each)) as Options | undefined;
  if (isOptions(first)) return { options: { ...first, ...more }, listener };
  if (typeof first !== "number" && !(typeof first === "string" && /^\d+$/.test(first)))
    return { options: undefined, listener };
  const host = typeof second === "string" ? second : "localhost";
  return { options: { port: Number(first), host, ...more }, listener };
}

function isOptions(value: unknown): value is Options {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
