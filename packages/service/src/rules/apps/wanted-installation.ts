import type { Manifest } from "@rollcall/api/webapi";

/** The result of installing an app, according to its manifest. */
interface WantedInstallation {
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  /** Name of the bot for people; absent if the app has no bot. */
  readonly botName?: string;
}

/** Reads what the installation of an app makes. */
export function wantedInstallation({ display_information, features, oauth_config }: Manifest): WantedInstallation {
  const { bot: botScopes = [], user: userScopes = [] } = oauth_config?.scopes ?? {};
  const hasBot = botScopes.length > 0 || features?.bot_user !== undefined;
  return {
    botScopes,
    userScopes,
    ...(hasBot && { botName: features?.bot_user?.display_name ?? display_information.name }),
  };
}

/** Scopes of an app-level token that is made with an installation. */
export const appTokenScopes: readonly string[] = ["connections:write", "authorizations:read"];
