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

/** Path of the pages that permalinks lead to. */
export const archivesPath = "/archives";
