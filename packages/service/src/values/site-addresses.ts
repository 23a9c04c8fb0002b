import type { Manifest } from "@rollcall/api/webapi";
import { appDefaults, signInDefaults } from "../generated/service.js";

/** Path to which the bytes of files are posted, below the site's URL. */
export const uploadPath = "/upload/v1";

/** Path of the contents of files, below the site's URL. */
export const privatePath = "/files-pri";

/** Path of the public addresses of files, below the site's URL. */
export const publicPath = "/files-pub";

/** Path of the rows of a List as CSV, below the site's URL. */
export function listCsvPath({ workspaceId, id }: { readonly workspaceId: string; readonly id: string }): string {
  return `${privatePath}/${workspaceId}-${id}/csv/list`;
}

/** Path of the page where people sign in to apps, below the site's address. */
export const signInPath: string = signInDefaults.authorizePath;

/** Path of the keys that verify identity tokens. */
export const signInKeysPath: string = signInDefaults.keysPath;

/** Path of the configuration for clients of OpenID Connect. */
export const openidConfigurationPath: string = signInDefaults.discoveryPath;

/** Path of the addresses at which apps post and answer without a token: the mount of their set, which loads later. */
export const hooksPath = "/hooks";

/** Mark of the name of a world in an address of a hook. */
export const hookWorldMark = "~";

/**
 * Base of the addresses of hooks, without a trailing slash.
 * @param siteUrl public address of the server, without a trailing slash
 * @param world name of the world, for a server with several. Default: the first one.
 */
export function hooksUrlOf(siteUrl: string, world?: string): string {
  return `${siteUrl}${hooksPath}${world === undefined ? "" : `/${hookWorldMark}${world}`}`;
}

/** Base URL of the Web API. It ends in a slash, because clients append the name of a method. */
export function apiUrlOf(siteUrl: string, { mount }: { readonly mount: string }): string {
  return `${siteUrl}${mount}/`;
}

/** Path of the page where an app is installed, below the site's address. */
export const authorizePath: string = appDefaults.authorizePath;

/** Path of the page for user tokens only. */
export const userAuthorizePath: string = appDefaults.userAuthorizePath;

/** Address where people install an app, with the scopes that its manifest asks for. */
export function authorizeUrl(siteUrl: string, clientId: string, { oauth_config }: Manifest): string {
  const { bot = [], user = [] } = oauth_config?.scopes ?? {};
  const query = new URLSearchParams({
    client_id: clientId,
    scope: bot.join(","),
    ...(user.length > 0 && { user_scope: user.join(",") }),
  });
  return `${siteUrl}${authorizePath}?${query}`;
}

/** Path of the pages that permalinks of messages lead to. */
export const archivesPath = "/archives";

/** Paths of the pages that permalinks of files lead to, by what the file is. */
export const filePagePaths = { upload: "/files", list: "/lists", canvas: "/docs" } as const;

/** Path below which each workspace has an address of its own: its domain. All paths of the server are below that too. */
export const workspacesPath = "/w";

/** The parts of a path: the domain of a workspace, if it is below the address of one, and the path below that. */
export interface SplitPath {
  readonly domain?: string;
  readonly path: string;
}

/** Splits a path, such as `/w/acme/api/auth.test`, into the domain of a workspace and the path below its address. */
export function splitWorkspacePath(path: string): SplitPath {
  const begin = `${workspacesPath}/`;
  if (!path.startsWith(begin)) return { path };
  const [domain = ""] = path.slice(begin.length).split("/", 1);
  return { domain, path: path.slice(begin.length + domain.length) || "/" };
}

/** The addresses of a server, without trailing slashes. */
export interface Site {
  /** Address of the server. Pictures and pages that belong to no workspace are below it. */
  readonly url: string;
  /** Base of the addresses at which apps post without a token. */
  readonly hooksUrl: string;
  /** Base of the addresses of uploads. */
  readonly filesUrl: string;
  /** Base of the addresses of sockets. */
  readonly socketsUrl: string;
  /** Returns the addresses of a workspace. */
  of(workspace: { readonly domain: string }): WorkspaceAddress;
}

/** The addresses of a workspace, without trailing slashes. */
export interface WorkspaceAddress {
  /** Address of the server. */
  readonly siteUrl: string;
  /** Address of the workspace. Permalinks are below it. */
  readonly url: string;
  /** Base of the addresses of the contents of files. */
  readonly filesUrl: string;
}

/** Creates the addresses of a server that has one address, which those of workspaces are below. */
export function siteAt(siteUrl: string): Site {
  return {
    url: siteUrl,
    hooksUrl: hooksUrlOf(siteUrl),
    filesUrl: siteUrl,
    socketsUrl: siteUrl.replace(/^http/, "ws"),
    of: ({ domain }) => {
      const url = `${siteUrl}${workspacesPath}/${domain}`;
      return { siteUrl, url, filesUrl: url };
    },
  };
}

/** Host names of a hosted service, by what they serve. */
export interface SiteHosts {
  /** The site. Each workspace has a name below it: its domain. */
  readonly site: string;
  /** The addresses at which apps post without a token, without the mount of this server. Default: `site`, with the mount. */
  readonly hooks?: string | undefined;
  /** The contents of files, and uploads. Default: `site`. */
  readonly files?: string | undefined;
  /** Sockets of apps. Default: `site`. */
  readonly sockets?: string | undefined;
  /** SCIM. Default: `site`. */
  readonly api?: string | undefined;
}

/** Creates the addresses of a hosted service. */
export function siteOf({ site, hooks, files = site, sockets = site }: SiteHosts): Site {
  const [siteUrl, filesUrl] = [`https://${site}`, `https://${files}`];
  return {
    url: siteUrl,
    hooksUrl: hooks === undefined ? hooksUrlOf(siteUrl) : `https://${hooks}`,
    filesUrl,
    socketsUrl: `wss://${sockets}`,
    of: ({ domain }) => ({ siteUrl, url: `https://${domain}.${site}`, filesUrl }),
  };
}
