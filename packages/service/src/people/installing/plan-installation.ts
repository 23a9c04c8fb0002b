import type { Manifest } from "@rollcall/api/webapi";
import type { App } from "../../apps/app.js";
import { appTokenScopes, wantedInstallation } from "../../apps/wanted-installation.js";
import { newWebhook, newWebhookSecret } from "../../apps/webhooks/new-webhook.js";
import { webhooks } from "../../apps/webhooks/webhook.js";
import { asksForWebhook } from "../../apps/webhooks/webhook-scope.js";
import type { Home } from "../../directory/is-foreign.js";
import type { Expectation } from "../../expectations.js";
import { idPrefixes } from "../../generated/service.js";
import { findBot } from "../../installs/granting/find-bot.js";
import { newBot } from "../../installs/granting/new-bot.js";
import type { Store } from "../../service-store.js";
import { hasVersion, put } from "../../store/document.js";
import type { Installation, Token } from "../../tokens/token.js";
import { type User, users } from "../../users/user.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { createToken } from "../../values/secrets/create-token.js";
import { hashToken } from "../../values/secrets/hash-token.js";
import type { Sealer } from "../../values/secrets/sealer.js";
import type { TokenPrefixes } from "../../values/secrets/token-prefixes.js";
import type { Write } from "../../writes.js";

/** Dependencies of installing an app. */
export interface InstallOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly nowMs: number;
  readonly sealer: Sealer;
  readonly tokenPrefixes: TokenPrefixes;
  /** Channel of the incoming webhook, if the manifest asks for one. Default: none is made. */
  readonly channelId?: Id | undefined;
}

/** What an installation writes, besides the credentials of the app. */
interface InstallationPlan {
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
  /** The tokens, oldest first, for the credentials. */
  readonly tokens: readonly string[];
}

/** Plans the bot and the tokens of an app, which the primary owner of the workspace installs. */
export async function planInstallation(
  app: App,
  place: Home,
  options: InstallOptions & { readonly hasAppToken?: boolean },
): Promise<InstallationPlan> {
  const { store, nowMs, hasAppToken = false } = options;
  // A stored manifest is always valid.
  const { botScopes, userScopes, botName } = wantedInstallation(app.manifest as Manifest);
  const installerId = place.workspace.primaryOwnerId;
  const [installer, found] = await Promise.all([store.users.get(installerId), findBot(store, app.id, place)]);
  const bot = found ?? (botName === undefined ? undefined : await newBot({ appId: app.id, botName, place }, options));
  const made = (kind: "bot" | "user" | "app", scopes: readonly string[], userId?: string) => {
    const token = createToken(kind, { ids: options.ids, prefixes: options.tokenPrefixes });
    const stored: Token = {
      hash: hashToken(token),
      kind,
      created: toInstant(nowMs),
      ...(userId !== undefined && { userId }),
      appId: app.id,
      scopes,
      revoked: false,
      installation: toInstallation(installer, place),
    };
    return { token, write: { kind: "put", document: "token", value: stored } as const };
  };
  const tokens = [
    ...(bot === undefined ? [] : [made("bot", botScopes, bot.id)]),
    ...(userScopes.length === 0 ? [] : [made("user", userScopes, installerId)]),
    ...(hasAppToken ? [] : [made("app", appTokenScopes)]),
  ];
  const written = bot === undefined ? { expect: [], writes: [] } : writeBot(bot, found, nowMs);
  return {
    expect: written.expect,
    writes: [...written.writes, ...tokens.map(({ write }) => write), ...webhookWrites(app, place, options)],
    tokens: tokens.map(({ token }) => token),
  };
}

function webhookWrites({ id: appId, manifest }: App, { workspace }: Home, options: InstallOptions): readonly Write[] {
  const { ids, nowMs, sealer, channelId } = options;
  // A stored manifest is always valid.
  if (channelId === undefined || !asksForWebhook(manifest as Manifest)) return [];
  const place = {
    id: ids.id(idPrefixes.webhook),
    created: toInstant(nowMs),
    appId,
    workspaceId: workspace.id,
    channelId,
    installerId: workspace.primaryOwnerId,
  };
  return [put(webhooks, newWebhook(place, newWebhookSecret(ids), sealer))];
}

/** Creates a bot, or activates one that ended with its last token. */
function writeBot(bot: User, found: User | undefined, nowMs: number): Pick<InstallationPlan, "expect" | "writes"> {
  if (found === undefined) {
    const expect = [hasVersion(users, { id: bot.id }, 0), { kind: "freeUserName", name: bot.userName } as const];
    return { expect, writes: [put(users, bot)] };
  }
  const expect = [hasVersion(users, { id: found.id }, found.version)];
  if (found.active) return { expect, writes: [] };
  const again = { ...found, active: true, version: found.version + 1, updated: toInstant(nowMs) };
  return { expect, writes: [put(users, again)] };
}

function toInstallation(installer: User | undefined, { workspace }: Home): Installation {
  const membership = installer?.memberships.find(({ workspaceId }) => workspaceId === workspace.id);
  return {
    target: { kind: "workspace", id: workspace.id },
    installerId: workspace.primaryOwnerId,
    installerRole: membership?.role ?? "primary_owner",
    channelManager: false,
    allowedAddresses: [],
  };
}
