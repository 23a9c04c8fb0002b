import type { Manifest } from "@rollcall/api/webapi";
import type { App } from "../../../model/app.js";
import type { Expectation } from "../../../model/expectations.js";
import { put } from "../../../model/port/document.js";
import { tokens } from "../../../model/token.js";
import type { Write } from "../../../model/writes.js";
import type { Id } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { createToken } from "../../../values/secrets/create-token.js";
import { hashToken } from "../../../values/secrets/hash-token.js";
import { appTokenScopes, wantedInstallation } from "../../apps/wanted-installation.js";
import { asksForWebhook } from "../../apps/webhooks/webhook-scope.js";
import type { Home } from "../../directory/is-foreign.js";
import type { Grant } from "../granting/grant.js";
import { type GrantOptions, planGrant } from "../granting/plan-grant.js";
import { toInstallation } from "../granting/to-installation.js";

/** Dependencies of installing an app. */
export interface InstallOptions extends GrantOptions {
  /** Channel of the incoming webhook, if the manifest asks for one. Default: none is made. */
  readonly channelId?: Id | undefined;
}

/** The writes of an installation, besides the credentials of the app. */
interface InstallationPlan {
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
  /** The tokens, oldest first, for the credentials. */
  readonly tokens: readonly string[];
}

/** Plans the bot and the tokens of an app, which the primary owner of the workspace installs. They do not expire. */
export async function planInstallation(
  app: App,
  place: Home,
  options: InstallOptions & { readonly hasAppToken?: boolean },
): Promise<InstallationPlan> {
  const { store, channelId, hasAppToken = false } = options;
  const { primaryOwnerId } = place.workspace;
  const installer = await store.users.get(primaryOwnerId);
  if (installer === undefined) throw new Error(`The primary owner ${primaryOwnerId} does not exist`);
  // A stored manifest is always valid.
  const manifest = app.manifest as Manifest;
  const who = { app, place: { kind: "workspace", ...place }, installer } as const;
  const grant: Grant = {
    ...who,
    ...wantedInstallation(manifest),
    rotates: false,
    ...(channelId !== undefined && asksForWebhook(manifest) && { channelId }),
  };
  const { expect, writes, bot, user } = await planGrant(grant, options);
  const appToken = hasAppToken ? undefined : newAppToken(who, options);
  return {
    expect,
    writes: [...writes, ...(appToken?.writes ?? [])],
    tokens: [bot, user, appToken].flatMap((made) => (made === undefined ? [] : [made.token])),
  };
}

/** An app-level token. It belongs to the app itself, and no grant makes one. */
function newAppToken(
  who: Pick<Grant, "app" | "place" | "installer">,
  { ids, nowMs, tokenPrefixes }: Pick<InstallOptions, "ids" | "nowMs" | "tokenPrefixes">,
) {
  const token = createToken("app", { ids, prefixes: tokenPrefixes });
  const stored = {
    hash: hashToken(token),
    kind: "app",
    created: toInstant(nowMs),
    appId: who.app.id,
    scopes: appTokenScopes,
    revoked: false,
    installation: toInstallation(who),
  } as const;
  return { token, writes: [put(tokens, stored)] };
}
