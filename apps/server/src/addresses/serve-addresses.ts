import { hostNameOf } from "@rollcall/server-adapters/hosts";
import {
  type Connection,
  type FetchHandler,
  type PlainAnswer,
  type PlainRequest,
  toFetchHandler,
  toPlainHandler,
} from "@rollcall/server-adapters/node";
import {
  authorizePath,
  hooksPath,
  type SiteHosts,
  signInPath,
  splitWorkspacePath,
  userAuthorizePath,
  workspacesPath,
} from "@rollcall/service";
import { type Store, StoreUnavailable } from "@rollcall/service/store";
import { MovedRequest } from "../http/moved-request.js";

/** The part of an address that comes before the path of a mount. */
interface Addressed {
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
interface AddressedConnection extends Connection {
  readonly addressed?: Addressed;
}

/** The address that a request was sent to. Undefined for one without a workspace or a host of the hosted service. */
export function addressedOf({ addressed }: AddressedConnection): Addressed | undefined {
  return addressed;
}

/** Settings of {@link serveAddresses}. */
interface AddressOptions {
  /** Host names of a hosted service that lead to this server. Default: none. */
  readonly hosts?: SiteHosts | undefined;
  /** Is called with each request under one of the hosts. */
  readonly onHost?: () => void;
}

/**
 * Wraps a handler so that it serves the addresses of workspaces, below a path or under a host name, and the hosts of a hosted
 * service. The handler sees the paths of the mounts, and `addressedOf` its connection tells the rest.
 */
export function serveAddresses(handler: FetchHandler, { hosts, onHost }: AddressOptions = {}): FetchHandler {
  const serve = toPlainHandler(handler);
  const readHost = createHostReader(hosts);
  return toFetchHandler((request, connection) => {
    if (addressedOf(connection) !== undefined) return serve(request, connection);
    const host = readHost(request.headers.get("host"));
    const at = pathStart(request.url);
    const isBelow = request.url.startsWith(`${workspacesPath}/`, at);
    if (host === undefined && !isBelow) return serve(request, connection);
    if (host?.vendorHost !== undefined) onHost?.();
    const { mount = "", ...named } = host ?? {};
    const url = new URL(request.url);
    const { domain, path } = splitWorkspacePath(url.pathname);
    url.pathname = `${mount}${path}`;
    const below = domain === undefined ? {} : { domain, isOnlyOfWorkspace: true };
    const prefix = domain === undefined ? "" : `${workspacesPath}/${domain}`;
    const addressed = { isOnlyOfWorkspace: false, ...named, ...below, prefix };
    const from: AddressedConnection = { ...connection, addressed };
    return serve(isBelow || mount !== "" ? new MovedRequest(request, url.href) : request, from);
  });
}

/** Index at which the path of an address starts; its length if it has none. */
function pathStart(url: string): number {
  const at = url.indexOf("/", url.indexOf("://") + 3);
  return at === -1 ? url.length : at;
}

/** The workspace or the part of the hosted service that a host name is of. */
interface NamedHost extends Pick<Addressed, "domain" | "isOnlyOfWorkspace" | "vendorHost"> {
  /** Mount at which the paths of the host are here. Default: they are the same. */
  readonly mount?: string;
}

const localEnd = ".localhost";

/** Reads host names. Most requests have that of the one before. */
function createHostReader(hosts: SiteHosts | undefined): (host: string | null) => NamedHost | undefined {
  let [last, found]: [string | null, NamedHost | undefined] = [null, undefined];
  return (host) => {
    if (host === last) return found;
    [last, found] = [host, host === null ? undefined : readHost(hostNameOf(host) ?? "", hosts)];
    return found;
  };
}

function readHost(name: string, hosts: SiteHosts | undefined): NamedHost | undefined {
  if (name.endsWith(localEnd)) return { domain: name.slice(0, -localEnd.length), isOnlyOfWorkspace: false };
  if (hosts === undefined) return undefined;
  const { site, hooks, files, sockets, api } = hosts;
  if (name === hooks) return { vendorHost: name, isOnlyOfWorkspace: false, mount: hooksPath };
  if ([site, files, sockets, api].includes(name)) return { vendorHost: name, isOnlyOfWorkspace: false };
  if (!name.endsWith(`.${site}`)) return undefined;
  return { vendorHost: name, domain: name.slice(0, -site.length - 1), isOnlyOfWorkspace: true };
}

/** Settings of {@link serveWorkspaces}. */
interface WorkspaceOptions {
  readonly organizations: Pick<Store["organizations"], "workspaces">;
  /** Whether the answer to an unknown domain names those that there are. */
  readonly names: boolean;
}

/** Pages on which people install apps and sign in to them, in the workspace of the address unless a parameter names another. */
const pages: ReadonlySet<string> = new Set([authorizePath, userAuthorizePath, signInPath]);

/** Wraps a handler so that the workspace of an address is known to it, or the address has no answer. */
export function serveWorkspaces(handler: FetchHandler, { organizations, names }: WorkspaceOptions): FetchHandler {
  const serve = toPlainHandler(handler);
  return toFetchHandler(async (request, connection) => {
    const addressed = addressedOf(connection);
    if (addressed?.domain === undefined) return serve(request, connection);
    const { domain } = addressed;
    const all = await organizations.workspaces().catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return undefined;
      throw error;
    });
    if (all === undefined) return plain(503, "Service Unavailable", { "retry-after": "1" });
    const open = all.filter(({ deleted }) => !deleted);
    const workspace = open.find((each) => each.domain === domain.toLowerCase());
    if (workspace !== undefined) {
      const known: AddressedConnection = { ...connection, addressed: { ...addressed, workspaceId: workspace.id } };
      return serve(onPage(request, workspace.id), known);
    }
    if (!addressed.isOnlyOfWorkspace) return serve(request, connection);
    const there = open.map((each) => each.domain).toSorted();
    const sentence = `This server has no workspace with the domain ${JSON.stringify(domain)}; it has ${there.join(", ")}.`;
    return plain(404, names ? sentence : "Not Found");
  });
}

/** A request for a page gets the workspace of its address as the parameter `team`, unless it has one. */
function onPage(request: PlainRequest, workspaceId: string): PlainRequest {
  if (request.method !== "GET") return request;
  const url = new URL(request.url);
  if (!pages.has(url.pathname) || url.searchParams.get("team")) return request;
  url.searchParams.set("team", workspaceId);
  return new MovedRequest(request, url.href);
}

function plain(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): PlainAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body: `${sentence}\n` };
}
