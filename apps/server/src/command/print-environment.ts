import type { AppEnvironment } from "@rollcall/service";

/** Where an app calls the server, and the vendor's word in names of variables. */
interface Calling {
  /** URL of the Web API, without a trailing slash. */
  readonly apiUrl: string;
  /** Base of the addresses of hooks, without a trailing slash. */
  readonly hooksUrl: string;
  /** The word on the wire, such as `svc`. */
  readonly word: string;
}

/** Formats the lines for the `.env` file of an app. */
export function printEnvironment(app: AppEnvironment, { apiUrl, hooksUrl, word }: Calling): string {
  const values = {
    API_URL: `${apiUrl}/`,
    BOT_TOKEN: app.botToken,
    USER_TOKEN: app.userToken,
    APP_TOKEN: app.appToken,
    SIGNING_SECRET: app.signingSecret,
    CLIENT_ID: app.clientId,
    WEBHOOK_URL: app.webhookPath === undefined ? undefined : `${hooksUrl}/${app.webhookPath}`,
  };
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${word.toUpperCase()}_${name}=${value}`],
  );
  return [`# ${app.name}`, ...lines].join("\n");
}
