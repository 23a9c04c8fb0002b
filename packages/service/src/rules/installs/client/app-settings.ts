import type { Manifest } from "@rollcall/api/webapi";
import type { App } from "../../../model/app.js";

/** Settings of an app that decide how it is installed. */
interface InstallSettings {
  readonly redirectUrls: readonly string[];
  /** Scopes that the user may decline. */
  readonly optionalBotScopes: readonly string[];
  readonly optionalUserScopes: readonly string[];
  /** Whether PKCE replaces the client secret. */
  readonly isPublic: boolean;
  /** Whether its tokens expire and are renewed. */
  readonly rotates: boolean;
  /** Whether it can be installed on an organization. */
  readonly isForOrganizations: boolean;
  /** Whether workspaces other than its own may install it. */
  readonly isDistributed: boolean;
  /** Name of its bot for people. */
  readonly botName: string;
  /** Addresses that may use its tokens. Empty: any. */
  readonly allowedAddresses: readonly string[];
}

/** Reads how an app is installed from its manifest. */
export function installSettingsOf({ manifest }: Pick<App, "manifest">): InstallSettings {
  // A stored manifest has the form of one.
  const { display_information, features, oauth_config, settings, app_directory } = manifest as Manifest;
  const { bot_optional = [], user_optional = [], bot = [] } = oauth_config?.scopes ?? {};
  return {
    redirectUrls: oauth_config?.redirect_urls ?? [],
    optionalBotScopes: bot_optional,
    optionalUserScopes: user_optional,
    isPublic: oauth_config?.pkce_enabled === true,
    rotates: settings?.token_rotation_enabled === true,
    isForOrganizations: settings?.org_deploy_enabled === true && bot.length > 0,
    isDistributed: app_directory !== undefined,
    botName: features?.bot_user?.display_name ?? display_information.name,
    allowedAddresses: settings?.allowed_ip_address_ranges ?? [],
  };
}
