import { type AppEnvironment, eventSubscriptions } from "@rollcall/service";
import type { App as StoredApp } from "@rollcall/service/store";
import type { App, AppEnvironment as WrittenEnvironment } from "../../generated/control/index.js";

/** An app, and how it receives events. */
export function toApp(app: StoredApp): App {
  const { delivery, botEvents, userEvents } = eventSubscriptions(app);
  return {
    id: app.id,
    name: app.name,
    ...(delivery.kind === "http" && { request_url: delivery.url }),
    verified: delivery.kind === "http" && delivery.isVerified,
    ...(delivery.kind === "http" && !delivery.isVerified && withError(app)),
    socket_mode: delivery.kind === "socket",
    bot_events: botEvents,
    user_events: userEvents,
    ...(app.switchedOff !== undefined && { switched_off_at: app.switchedOff }),
  };
}

/** The names of the members of an environment in the answer of an operation. */
const written = {
  appId: "app_id",
  name: "name",
  apiUrl: "api_url",
  botToken: "bot_token",
  userToken: "user_token",
  appToken: "app_token",
  signingSecret: "signing_secret",
  clientId: "client_id",
  clientSecret: "client_secret",
  webhookUrl: "webhook_url",
  variables: "variables",
  text: "text",
} as const satisfies { readonly [Key in keyof AppEnvironment]-?: keyof WrittenEnvironment };

const names = Object.entries(written);

/** The environment of an app as an operation answers it. */
export function writeEnvironment(environment: AppEnvironment): WrittenEnvironment {
  const given = new Map<string, unknown>(Object.entries(environment));
  const members = names.flatMap(([key, name]) => (given.has(key) ? [[name, given.get(key)] as const] : []));
  // The table has every key of both, and the types of their values are the same.
  return Object.fromEntries(members) as unknown as WrittenEnvironment;
}

/** The environment of an app from the answer of an operation. */
export function readWrittenEnvironment(environment: WrittenEnvironment): AppEnvironment {
  const given = new Map<string, unknown>(Object.entries(environment));
  const members = names.flatMap(([key, name]) => (given.has(name) ? [[key, given.get(name)] as const] : []));
  // As above.
  return Object.fromEntries(members) as unknown as AppEnvironment;
}

function withError({ handshakeError }: StoredApp): Pick<App, "handshake_error"> {
  return handshakeError === undefined ? {} : { handshake_error: handshakeError };
}
