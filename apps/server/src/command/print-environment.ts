import type { AppEnvironment } from "@rollcall/service";

/** Where an app calls the server, and the vendor's word in names of variables. */
export interface Calling {
  /** URL of the Web API, without a trailing slash. */
  readonly apiUrl: string;
  /** Base of the addresses of hooks, without a trailing slash. */
  readonly hooksUrl: string;
  /** The word on the wire, such as `svc`. */
  readonly word: string;
}

/** The variables that an app needs in its environment, by name. */
export function variablesOf(
  app: Omit<AppEnvironment, "appId" | "name">,
  { apiUrl, hooksUrl, word }: Calling,
): Readonly<Record<string, string>> {
  const values = {
    API_URL: `${apiUrl}/`,
    BOT_TOKEN: app.botToken,
    USER_TOKEN: app.userToken,
    APP_TOKEN: app.appToken,
    SIGNING_SECRET: app.signingSecret,
    CLIENT_ID: app.clientId,
    WEBHOOK_URL: app.webhookPath === undefined ? undefined : `${hooksUrl}/${app.webhookPath}`,
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
