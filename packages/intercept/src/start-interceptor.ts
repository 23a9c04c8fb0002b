import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createServer as createTlsServer } from "node:tls";
import { type Authority, createAuthority } from "./authority.js";
import { isAmong } from "./patch-tls.js";

/** Options of {@link startInterceptor}. */
export interface InterceptorOptions {
  /** Names of the hosts whose traffic is led to the target; each includes its subdomains. */
  readonly hosts: readonly string[];
  /** Port of this machine that serves HTTP without TLS. It sees the hosts that clients ask for in the header `Host`. */
  readonly targetPort: number;
  /** Whether connections to other hosts are refused. Default: false. */
  readonly offline?: boolean;
}

/** A proxy of this machine. */
export interface Interceptor extends AsyncDisposable {
  /** Address for `HTTPS_PROXY` and `HTTP_PROXY`. */
  readonly proxyUrl: string;
  /** Port that ends TLS as any of the hosts, without a proxy's request before. */
  readonly tlsPort: number;
  /** Certificate of the authority in PEM. */
  readonly certificate: string;
  /** Hosts to which connections were asked for and are not led to the target, with their ports, in the order of the first. */
  readonly others: ReadonlySet<string>;
}

const local = "127.0.0.1";

/**
 * Starts a proxy that ends TLS for the given hosts, with an authority of its own, and leads what it reads to a server of
 * this machine. All other hosts pass through untouched, or are refused.
 */
export async function startInterceptor(options: InterceptorOptions): Promise<Interceptor> {
  const authority = createAuthority();
  const others = new Set<string>();
  const sockets = new Set<Duplex>();
  const tls = createTls(authority, options, sockets);
  const proxy = createProxy(options, { others, sockets, lead: (socket) => void tls.emit("connection", socket) });
  await Promise.all([listen(tls), listen(proxy)]);
  return {
    proxyUrl: `http://${local}:${portOf(proxy)}`,
    tlsPort: portOf(tls),
    certificate: authority.certificate,
    others,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([tls, proxy].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** Ends TLS as the host that a client names, if it is one of those to be led. */
function createTls(authority: Authority, { hosts, targetPort }: InterceptorOptions, sockets: Set<Duplex>) {
  const tls = createTlsServer({
    SNICallback(host, done) {
      if (isAmong(host, hosts)) done(null, authority.contextFor(host));
      else done(new Error(`${host} is not led to the target`));
    },
    // Clients that ask for HTTP/2 too get the one that the target speaks.
    ALPNProtocols: ["http/1.1"],
    // What one side has written in two parts would wait 40 ms for the other side's acknowledgement.
    noDelay: true,
  });
  tls.on("secureConnection", (socket) =>
    join(socket, connect({ port: targetPort, host: local, noDelay: true }), sockets),
  );
  // A client that does not trust the authority says so to its own user.
  tls.on("tlsClientError", () => undefined);
  return tls;
}

interface Proxied {
  readonly others: Set<string>;
  readonly sockets: Set<Duplex>;
  /** Ends TLS on a connection. */
  readonly lead: (socket: Duplex) => void;
}

function createProxy(
  { hosts, targetPort, offline = false }: InterceptorOptions,
  { others, sockets, lead }: Proxied,
): Server {
  const proxy = createServer((incoming, outgoing) => {
    const url = URL.parse(incoming.url ?? "");
    if (url === null || url.protocol !== "http:")
      return refuse(outgoing, 400, "This is a proxy: it takes addresses with a host.");
    if (isAmong(url.hostname, hosts)) return forward(incoming, outgoing, { url, host: local, port: targetPort });
    others.add(hostAndPort(url.hostname, url.port || "80"));
    if (offline) return refuse(outgoing, 403, `${url.host} is not reachable: this run is offline.`);
    return forward(incoming, outgoing, { url, host: url.hostname, port: Number(url.port || 80) });
  });
  proxy.on("connect", (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)).on("error", () => socket.destroy()));
    const { hostname, port } = URL.parse(`http://${incoming.url}`) ?? { hostname: "", port: "" };
    if (head.length > 0) socket.unshift(head);
    if (isAmong(hostname, hosts)) {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      return lead(socket);
    }
    others.add(hostAndPort(hostname, port || "80"));
    if (offline)
      return void socket.end(
        `HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n${hostname} is not reachable: this run is offline.\n`,
      );
    const there = connect({ port: Number(port || 80), host: hostname.replace(/^\[(.*)\]$/, "$1"), noDelay: true });
    there.once("connect", () => socket.write("HTTP/1.1 200 Connection established\r\n\r\n"));
    there.once("error", ({ message }) => {
      if (there.bytesRead === 0) socket.end(`HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n${message}\n`);
    });
    join(socket, there, sockets);
  });
  return proxy;
}

interface Destination {
  readonly url: URL;
  readonly host: string;
  readonly port: number;
}

/** Sends a request of a client that wants plain HTTP. */
function forward(incoming: IncomingMessage, outgoing: ServerResponse, { url, host, port }: Destination): void {
  const { "proxy-connection": _connection, "proxy-authorization": _authorization, ...headers } = incoming.headers;
  const sent = sendRequest({
    host,
    port,
    method: incoming.method,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host },
  });
  sent.once("response", (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  sent.once("error", ({ message }) => {
    if (outgoing.headersSent) outgoing.destroy();
    else refuse(outgoing, 502, message);
  });
  outgoing.once("close", () => sent.destroy());
  incoming.pipe(sent);
}

function refuse(outgoing: ServerResponse, status: number, sentence: string): void {
  outgoing.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}

/** Joins two connections until one ends. */
function join(one: Duplex, other: Duplex, sockets: Set<Duplex>): void {
  const all = [one, other];
  for (const socket of all) {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      sockets.delete(socket);
      for (const each of all) each.destroy();
    });
  }
  one.pipe(other);
  other.pipe(one);
}

function hostAndPort(host: string, port: string): string {
  return `${host}:${port}`;
}

async function listen(server: { listen(port: number, host: string): unknown }): Promise<void> {
  server.listen(0, local);
  await once(server as never, "listening");
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy does not listen on a port.");
  return address.port;
}
