import type { Manifest } from "@rollcall/api/webapi";
import { appDefaults } from "../../generated/service.js";

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
