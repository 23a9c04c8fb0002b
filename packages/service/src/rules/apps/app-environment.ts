import { appCredentials } from "../../model/app-credentials.js";
import { readEach } from "../../model/port/document-reader.js";
import type { Store } from "../../model/store.js";
import type { TokenKind } from "../../model/token.js";
import { webhooks } from "../../model/webhook.js";
import type { Id } from "../../values/ids.js";
import type { Sealer } from "../../values/secrets.js";
import { type OpenedCredentials, openCredentials } from "../directory/open-credentials.js";
import { placeOf } from "./webhooks.js";

/** The values that an app reads from variables. Those that it does not have, or that cannot be shown again, are absent. */
interface AppSettings {
  /** Base URL of the Web API, with a trailing slash. Absent if the address of the server is unknown. */
  readonly apiUrl?: string;
  /** Latest token of its bot that is not revoked. */
  readonly botToken?: string;
  /** Latest token of a user who installed it that is not revoked. */
  readonly userToken?: string;
  /** Latest app-level token that is not revoked. */
  readonly appToken?: string;
  /** Key of the signatures of deliveries. */
  readonly signingSecret?: string;
  /** OAuth client identifier. */
  readonly clientId?: string;
  /** OAuth client secret. */
  readonly clientSecret?: string;
  /** Address of its incoming webhook. */
  readonly webhookUrl?: string;
}

/** The environment that an app needs to run. */
export interface AppEnvironment extends AppSettings {
  readonly appId: Id;
  readonly name: string;
  /** The values by the names of their variables. */
  readonly variables: Readonly<Record<string, string>>;
  /** The lines for its `.env` file. */
  readonly text: string;
}

/** The names of the variables with the values of an app. */
export type VariableNames = { readonly [Setting in keyof AppSettings]-?: string };

/** The names of variables after the word on the wire, in the order in which they are printed. */
export const variableEndings: VariableNames = {
  apiUrl: "API_URL",
  botToken: "BOT_TOKEN",
  userToken: "USER_TOKEN",
  appToken: "APP_TOKEN",
  signingSecret: "SIGNING_SECRET",
  clientId: "CLIENT_ID",
  clientSecret: "CLIENT_SECRET",
  webhookUrl: "WEBHOOK_URL",
};

// The keys of an object are more than its type says; this one is a table.
const settings = Object.keys(variableEndings) as readonly (keyof AppSettings)[];

/** The names of the variables of apps. Each begins with the word on the wire, such as `svc`. */
export function variableNames(word: string): VariableNames {
  const named = settings.map((setting) => [setting, `${word.toUpperCase()}_${variableEndings[setting]}`]);
  // Each of the settings has its name.
  return Object.fromEntries(named) as VariableNames;
}

/** The values of an app by the names of their variables. */
export function toVariables(app: AppSettings, names: VariableNames): Readonly<Record<string, string>> {
  return Object.fromEntries(
    settings.flatMap((setting) => {
      const value = app[setting];
      return value === undefined ? [] : [[names[setting], value] as const];
    }),
  );
}

/** The surroundings of an app. */
export interface EnvironmentOptions {
  /** Base URL of the Web API, with a trailing slash. Default: unknown. */
  readonly apiUrl?: string;
  /** Base of the addresses of hooks, without a trailing slash. Default: unknown. */
  readonly hooksUrl?: string;
  /** Beginning of the tokens and the client identifier, as apps of the world write them. Default: none. */
  readonly prefix?: string;
  readonly names: VariableNames;
}

/** Reads the environments of all apps that have tokens that can be shown again, by name. */
export async function readEnvironments(
  store: Pick<Store, "apps" | "get" | "list" | "tokens">,
  sealer: Sealer,
  options: EnvironmentOptions,
): Promise<readonly AppEnvironment[]> {
  const found: AppEnvironment[] = [];
  const credentials = readEach(appCredentials, (page) => store.list(appCredentials, "recoverable", {}, page));
  for await (const { appId, tokens } of credentials) {
    const environment = tokens.length === 0 ? undefined : await readEnvironment(store, sealer, appId, options);
    if (environment !== undefined) found.push(environment);
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Reads the environment of an app; undefined if it does not exist or is deleted. */
export async function readEnvironment(
  store: Pick<Store, "apps" | "get" | "list" | "tokens">,
  sealer: Sealer,
  appId: Id,
  options: EnvironmentOptions,
): Promise<AppEnvironment | undefined> {
  const app = await store.apps.get(appId);
  if (app === undefined || app.deleted) return undefined;
  const { name, clientId } = app;
  const { apiUrl, hooksUrl, prefix = "", names } = options;
  const credentials = await openCredentials(store, sealer, appId);
  const tokens = credentials === undefined ? new Map<TokenKind, string>() : await latestTokens(store, credentials);
  const webhookPath = await findWebhookPath(appId, store, sealer);
  const prefixed = (text: string | undefined) => (text === undefined ? undefined : `${prefix}${text}`);
  const own = withoutAbsent({
    apiUrl,
    botToken: prefixed(tokens.get("bot")),
    userToken: prefixed(tokens.get("user")),
    appToken: prefixed(tokens.get("app")),
    signingSecret: credentials?.signingSecret,
    clientId: prefixed(clientId),
    clientSecret: credentials?.clientSecret,
    webhookUrl: hooksUrl && webhookPath && `${hooksUrl}/${webhookPath}`,
  });
  const variables = toVariables(own, names);
  const lines = Object.entries(variables).map(([variable, value]) => `${variable}=${value}`);
  return { appId, name, ...own, variables, text: [`# ${name}`, ...lines].join("\n") };
}

function withoutAbsent(values: { readonly [Setting in keyof AppSettings]-?: string | undefined }): AppSettings {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

async function latestTokens(
  store: Pick<Store, "tokens">,
  credentials: OpenedCredentials,
): Promise<ReadonlyMap<TokenKind, string>> {
  const latest = new Map<TokenKind, string>();
  for (const { hash, token } of credentials.tokens) {
    const stored = await store.tokens.byHash(hash);
    if (stored !== undefined && !stored.revoked) latest.set(stored.kind, token);
  }
  return latest;
}

/**
 * Finds the address of the webhook of an app, below the base of such addresses. Undefined if it has none, or if the server
 * had no key to seal its secret with.
 */
async function findWebhookPath(appId: Id, store: Pick<Store, "list">, sealer: Sealer): Promise<string | undefined> {
  const [webhook] = await store.list(webhooks, "of_app", { app_id: appId }, { limit: 1 });
  if (webhook?.sealed === undefined) return undefined;
  const { workspaceId, id, sealed } = webhook;
  return `services/${workspaceId}/${id}/${sealer.open(sealed, placeOf(webhook))}`;
}
