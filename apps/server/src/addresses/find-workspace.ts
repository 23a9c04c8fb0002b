import { hostNameOf } from "@rollcall/server-adapters/hosts";
import type { PlainAnswer, PlainHandler, PlainRequest } from "@rollcall/server-adapters/node";
import {
  authorizePath,
  hooksPath,
  type SiteHosts,
  signInPath,
  splitWorkspacePath,
  userAuthorizePath,
  workspacesPath,
} from "@rollcall/service";
import { StoreUnavailable } from "@rollcall/service/store";
import { MovedRequest } from "../http/moved-request.js";
import {
  type Addressed,
  type AddressedConnection,
  type AddressOptions,
  addressedOf,
  isBelow,
  localEnd,
  type WorkspaceOptions,
} from "./addressed.js";

/** Creates what takes addresses apart: the handler gets the path of a mount, and the rest in the connection. */
export function createAddressReader(serve: PlainHandler, { hosts, onHost }: AddressOptions): PlainHandler {
  return (request, connection) => {
    const named = readHost(hostNameOf(request.headers.get("host") ?? "") ?? "", hosts);
    if (named.vendorHost !== undefined) onHost?.();
    const url = new URL(request.url);
    const { domain, path } = splitWorkspacePath(url.pathname);
    const { mount, ...ofHost } = named;
    url.pathname = `${mount}${path}`;
    const ofPath = domain === undefined ? {} : { domain, isOnlyOfWorkspace: true };
    const prefix = domain === undefined ? "" : `${workspacesPath}/${domain}`;
    const from: AddressedConnection = { ...connection, addressed: { ...ofHost, ...ofPath, prefix } };
    return serve(isBelow(request) || mount !== "" ? new MovedRequest(request, url.href) : request, from);
  };
}

/** The workspace or the part of the hosted service that a host name is of. */
interface NamedHost extends Pick<Addressed, "domain" | "isOnlyOfWorkspace" | "vendorHost"> {
  /** Mount at which the paths of the host are here; empty if they are the same. */
  readonly mount: string;
}

function readHost(name: string, hosts: SiteHosts | undefined): NamedHost {
  const plain = { isOnlyOfWorkspace: false, mount: "" };
  if (name.endsWith(localEnd)) return { ...plain, domain: name.slice(0, -localEnd.length) };
  if (hosts === undefined) return plain;
  const { site, hooks, files, sockets, api } = hosts;
  if (name === hooks) return { ...plain, vendorHost: name, mount: hooksPath };
  if ([site, files, sockets, api].includes(name)) return { ...plain, vendorHost: name };
  if (!name.endsWith(`.${site}`)) return plain;
  return { vendorHost: name, domain: name.slice(0, -site.length - 1), isOnlyOfWorkspace: true, mount: "" };
}

/** Pages on which people install apps and sign in to them, in the workspace of the address unless a parameter names another. */
const pages: ReadonlySet<string> = new Set([authorizePath, userAuthorizePath, signInPath]);

/** Creates what finds the workspace of an address, and answers 404 for one that does not exist. */
export function createWorkspaceFinder(serve: PlainHandler, { organizations, names }: WorkspaceOptions): PlainHandler {
  return async (request, connection) => {
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
  };
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
