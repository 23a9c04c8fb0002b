import type { AdministratorTokens, AppEnvironment } from "@rollcall/service";

/** The addresses that an app calls, and the vendor's word in names of variables. Unknown addresses are left out. */
export interface Calling {
  /** URL of the Web API, without a trailing slash. */
  readonly apiUrl?: string;
  /** Base of the addresses of hooks, without a trailing slash. */
  readonly hooksUrl?: string;
  /** The word on the wire, such as `svc`. */
  readonly word: string;
}

/** The variables that an app needs in its environment, by name. */
export function variablesOf(
  app: Omit<AppEnvironment, "appId" | "name">,
  { apiUrl, hooksUrl, word }: Calling,
): Readonly<Record<string, string>> {
  const values = {
    API_URL: apiUrl && `${apiUrl}/`,
    BOT_TOKEN: app.botToken,
    USER_TOKEN: app.userToken,
    APP_TOKEN: app.appToken,
    SIGNING_SECRET: app.signingSecret,
    CLIENT_ID: app.clientId,
    WEBHOOK_URL: hooksUrl && app.webhookPath && `${hooksUrl}/${app.webhookPath}`,
  };
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[`${word.toUpperCase()}_${name}`, value] as const],
  );
  return Object.fromEntries(known);
}

/** Formats the lines for the `.env` file of an app. */
export function printEnvironment(app: AppEnvironment, calling: Calling): string {
  const lines = Object.entries(variablesOf(app, calling)).map(([name, value]) => `${name}=${value}`);
  return [`# ${app.name}`, ...lines].join("\n");
}

/** Formats the tokens of an administrator, which can be printed only once, as lines of variables. */
export function printAdministrator({ userName, home, userToken, configurationToken }: AdministratorTokens): string {
  return [
    `# Tokens of ${JSON.stringify(userName)}, an administrator of ${JSON.stringify(home)}. They are printed only now.`,
    "# The first one is for SCIM and for methods, the second one creates apps from manifests.",
    `ROLLCALL_TOKEN=${userToken}`,
    `ROLLCALL_CONFIGURATION_TOKEN=${configurationToken}`,
  ].join("\n");
}
