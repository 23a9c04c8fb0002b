import { appCredentials } from "../../model/app-credentials.js";
import { readEach } from "../../model/port/document-reader.js";
import type { Store } from "../../model/store.js";
import type { TokenKind } from "../../model/token.js";
import { webhooks } from "../../model/webhook.js";
import type { Id } from "../../values/ids.js";
import type { Sealer } from "../../values/secrets.js";
import { type OpenedCredentials, openCredentials } from "../directory/open-credentials.js";
import { placeOf } from "./webhooks.js";

/** The variables that an installed app needs in its environment. Tokens are the latest that are not revoked. */
export interface AppEnvironment {
  readonly appId: Id;
  readonly name: string;
  readonly clientId?: string;
  readonly signingSecret?: string;
  readonly botToken?: string;
  readonly userToken?: string;
  readonly appToken?: string;
  /** Address of its incoming webhook, below the base of such addresses. */
  readonly webhookPath?: string;
}

/** Reads the environments of all apps that have tokens that can be shown again, by name. */
export async function readEnvironments(
  store: Pick<Store, "apps" | "get" | "list" | "tokens">,
  sealer: Sealer,
): Promise<readonly AppEnvironment[]> {
  const found: AppEnvironment[] = [];
  const credentials = readEach(appCredentials, (page) => store.list(appCredentials, "recoverable", {}, page));
  for await (const { appId, tokens } of credentials) {
    const environment = tokens.length === 0 ? undefined : await readEnvironment(store, sealer, appId);
    if (environment !== undefined) found.push(environment);
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Reads the environment of an app; undefined if it is deleted or has no credentials. */
export async function readEnvironment(
  store: Pick<Store, "apps" | "get" | "list" | "tokens">,
  sealer: Sealer,
  appId: Id,
): Promise<AppEnvironment | undefined> {
  const [app, credentials] = await Promise.all([store.apps.get(appId), openCredentials(store, sealer, appId)]);
  if (app === undefined || app.deleted || credentials === undefined) return undefined;
  const { clientId, name } = app;
  const { signingSecret } = credentials;
  const tokens = await latestTokens(store, credentials);
  const webhookPath = await findWebhookPath(appId, store, sealer);
  const [botToken, userToken, appToken] = [tokens.get("bot"), tokens.get("user"), tokens.get("app")];
  return {
    appId,
    name,
    ...(clientId !== undefined && { clientId }),
    ...(signingSecret !== undefined && { signingSecret }),
    ...(botToken !== undefined && { botToken }),
    ...(userToken !== undefined && { userToken }),
    ...(appToken !== undefined && { appToken }),
    ...(webhookPath !== undefined && { webhookPath }),
  };
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
