import type { Manifest } from "@rollcall/api/webapi";
import { type App, apps } from "../../../model/app.js";
import { type AppCredentials, appCredentials } from "../../../model/app-credentials.js";
import { hasVersion, put } from "../../../model/port/document.js";
import { readEach } from "../../../model/port/document-reader.js";
import type { Expectation, Store, Write } from "../../../model/store.js";
import { tokens as tokenDocument, tokens } from "../../../model/token.js";
import { type Decision, decide } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { createToken, hashToken } from "../../../values/secrets.js";
import { createCredentials, sealCredentials, sealToken } from "../../apps/credentials.js";
import { installedTokens, uninstallApp } from "../../apps/uninstall-app.js";
import { appTokenScopes, wantedInstallation } from "../../apps/wanted-installation.js";
import { asksForWebhook } from "../../apps/webhooks.js";
import type { Home } from "../../directory/reach.js";
import { type Grant, toInstallation } from "../granting/grant.js";
import { type GrantOptions, planGrant } from "../granting/plan-grant.js";

/** An app to install. */
interface AppToInstall {
  readonly appId: Id;
  /** Identifier or domain. Default: the workspace that owns the app, or the default workspace. */
  readonly workspace?: string | undefined;
}

/** Result of installing an app, or why it is not installed. */
type InstallOutcome =
  | { readonly ok: true; readonly app: App }
  | { readonly ok: false; readonly error: "unknown_app" | "unknown_workspace" | "already_installed" };

/** Installs an app as an operator: makes its bot and its tokens, with the scopes of its manifest. */
export function installApp(wanted: AppToInstall, options: InstallOptions): Promise<InstallOutcome> {
  return decide(options.store, () => decideInstallation(wanted, options));
}

async function decideInstallation(
  { appId, workspace }: AppToInstall,
  options: InstallOptions,
): Promise<Decision<InstallOutcome>> {
  const { store } = options;
  const app = await store.apps.get(appId);
  if (app === undefined || app.deleted) return refuse("unknown_app");
  const owner = workspace ?? (await store.organizations.workspace(app.ownerId))?.id;
  const place = await findPlace(store, owner);
  if (place === undefined) return refuse("unknown_workspace");
  const usable = await store.list(tokenDocument, "of_app", { app_id: appId }, { limit: maxTokens });
  if (usable.some(({ kind }) => kind !== "app")) return refuse("already_installed");
  const plan = await planInstallation(app, place, { ...options, hasAppToken: usable.length > 0 });
  if (plan.tokens.length === 0) return refuse("already_installed");
  const before = await store.get(appCredentials, { app_id: appId });
  const kept = before === undefined ? begin(app, plan.tokens, options) : extend(app, before, plan.tokens, options);
  return {
    kind: "commit",
    batch: { expect: [...plan.expect, ...kept.expect], writes: [...plan.writes, ...kept.writes] },
    answer: () => ({ ok: true, app: kept.app }),
  };
}

/** Maximum number of usable tokens that are read. The tokens of one installation are fewer. */
const maxTokens = 100;

/** The documents of the app and its credentials to write. */
interface Kept {
  readonly app: App;
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
}

/** The first credentials of an app. */
function begin(app: App, tokens: readonly string[], { ids, sealer }: InstallOptions): Kept {
  const credentials = createCredentials(ids);
  const changed = { ...app, version: app.version + 1, clientId: credentials.client_id };
  return {
    app: changed,
    expect: [hasVersion(apps, { id: app.id }, app.version), hasVersion(appCredentials, { app_id: app.id }, 0)],
    writes: [put(apps, changed), put(appCredentials, sealCredentials(app.id, credentials, { sealer, tokens }))],
  };
}

/** The credentials of an app with further tokens. */
function extend(app: App, before: AppCredentials, tokens: readonly string[], { sealer }: InstallOptions): Kept {
  const added = tokens.flatMap((token) => sealToken(app.id, token, sealer));
  const after = { ...before, version: before.version + 1, tokens: [...before.tokens, ...added] };
  return {
    app,
    expect: [
      hasVersion(apps, { id: app.id }, app.version),
      hasVersion(appCredentials, { app_id: app.id }, before.version),
    ],
    writes: [put(appCredentials, after)],
  };
}

function refuse(error: Extract<InstallOutcome, { ok: false }>["error"]): Decision<InstallOutcome> {
  return { kind: "answer", answer: { ok: false, error } };
}

/** An app, and where it is uninstalled. */
interface AppToUninstall {
  readonly appId: Id;
  /** Workspace or organization. Default: everywhere. */
  readonly placeId?: Id | undefined;
}

type UninstallOutcome = "uninstalled" | "unknown_app" | "not_installed";

/** Uninstalls an app as an operator. */
export function endInstallations(
  { appId, placeId }: AppToUninstall,
  { store, nowMs }: { readonly store: Store; readonly nowMs: number },
): Promise<UninstallOutcome> {
  return decide(store, async (): Promise<Decision<UninstallOutcome>> => {
    const app = await store.apps.get(appId);
    if (app === undefined || app.deleted) return { kind: "answer", answer: "unknown_app" };
    const installed = await installedTokens(appId, store);
    const all = [...new Set(installed.map(({ installation }) => installation.target.id))];
    const targetIds = all.filter((id) => placeId === undefined || id === placeId);
    if (targetIds.length === 0) return { kind: "answer", answer: "not_installed" };
    const { expect, writes } = await uninstallApp({ appId, targetIds, nowMs }, store);
    return {
      kind: "commit",
      batch: { expect: [hasVersion(apps, { id: appId }, app.version), ...expect], writes },
      answer: () => "uninstalled",
    };
  });
}

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

/**
 * Finds the workspace in which an app is installed, with its organization; undefined if there is none.
 * @param named identifier or domain. Default: the default workspace
 */
export async function findPlace(
  { organizations }: Pick<Store, "organizations">,
  named: string | undefined,
): Promise<Home | undefined> {
  const [organization, all] = await Promise.all([organizations.get(), organizations.workspaces()]);
  const workspaces = all.filter(({ deleted }) => !deleted);
  const wanted = (named ?? organization?.defaultWorkspaceId)?.toLowerCase();
  const workspace =
    wanted === undefined
      ? workspaces[0]
      : workspaces.find(({ id, domain }) => id.toLowerCase() === wanted || domain.toLowerCase() === wanted);
  if (workspace === undefined) return undefined;
  const isOfOrganization = organization !== undefined && workspace.organizationId === organization.id;
  return { workspace, ...(isOfOrganization && { organization }) };
}

/** Finds the app that a text means: its identifier, or its name. */
export async function findNamedApp(
  name: string,
  { store }: { readonly store: Pick<Store, "apps" | "list"> },
): Promise<App | undefined> {
  const known = await store.apps.get(name);
  if (known !== undefined && !known.deleted) return known;
  const all = readEach(apps, (page) => store.list(apps, "all", {}, page));
  for await (const app of all) {
    if (!app.deleted && app.name.toLowerCase() === name.toLowerCase()) return app;
  }
  return undefined;
}
