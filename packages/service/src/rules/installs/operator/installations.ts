import type { Manifest } from "@rollcall/api/webapi";
import { type App, apps } from "../../../model/app.js";
import { type AppCredentials, appCredentials } from "../../../model/app-credentials.js";
import { hasVersion, put } from "../../../model/port/document.js";
import { readAll, readEach } from "../../../model/port/document-reader.js";
import type { Expectation, Store, Write } from "../../../model/store.js";
import { type Token, tokens } from "../../../model/token.js";
import { type Decision, decide } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { createToken, hashToken } from "../../../values/secrets.js";
import { createCredentials, sealCredentials, sealToken } from "../../apps/credentials.js";
import { installedTokens, uninstallApp } from "../../apps/uninstall-app.js";
import { appTokenScopes, wantedInstallation } from "../../apps/wanted-installation.js";
import { asksForWebhook } from "../../apps/webhooks.js";
import type { Home } from "../../directory/reach.js";
import { decideRevocation } from "../../tokens/revoke.js";
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
  const before = await store.get(appCredentials, { app_id: appId });
  const shown = await tokensToShow(appId, before, store);
  const places = [place.workspace.id, place.organization?.id];
  const isShown = shown.some(({ kind, installation }) => kind !== "app" && places.includes(installation.target.id));
  if (isShown) return refuse("already_installed");
  const plan = await planInstallation(app, place, { ...options, hasAppToken: shown.some(isAppLevel) });
  if (plan.tokens.length === 0) return refuse("already_installed");
  const kept = keepTokens(app, before, plan.tokens, options);
  return {
    kind: "commit",
    batch: { expect: [...plan.expect, ...kept.expect], writes: [...plan.writes, ...kept.writes] },
    answer: () => ({ ok: true, app: kept.app }),
  };
}

/**
 * The usable tokens of an app that can be shown again. An app that a person has installed may have others, which only the app
 * knows.
 */
async function tokensToShow(
  appId: Id,
  credentials: AppCredentials | undefined,
  store: Pick<Store, "tokens">,
): Promise<readonly Token[]> {
  const kept = await Promise.all((credentials?.tokens ?? []).map(({ hash }) => store.tokens.byHash(hash)));
  return kept.flatMap((token) => (token === undefined || token.revoked || token.appId !== appId ? [] : [token]));
}

function isAppLevel({ kind }: Token): boolean {
  return kind === "app";
}

/** The documents of the app and its credentials to write. */
interface Kept {
  readonly app: App;
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
}

function keepTokens(
  app: App,
  before: AppCredentials | undefined,
  made: readonly string[],
  options: Pick<InstallOptions, "ids" | "sealer">,
): Kept {
  return before === undefined ? begin(app, made, options) : extend(app, before, made, options);
}

/** The first credentials of an app. */
function begin(app: App, tokens: readonly string[], { ids, sealer }: Pick<InstallOptions, "ids" | "sealer">): Kept {
  const credentials = createCredentials(ids);
  const changed = { ...app, version: app.version + 1, clientId: credentials.client_id };
  return {
    app: changed,
    expect: [hasVersion(apps, { id: app.id }, app.version), hasVersion(appCredentials, { app_id: app.id }, 0)],
    writes: [put(apps, changed), put(appCredentials, sealCredentials(app.id, credentials, { sealer, tokens }))],
  };
}

/** The credentials of an app with further tokens. */
function extend(
  app: App,
  before: AppCredentials,
  tokens: readonly string[],
  { sealer }: Pick<InstallOptions, "sealer">,
): Kept {
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
  // A stored manifest has the form of one.
  const manifest = app.manifest as Manifest;
  const who = { app, place: { kind: "workspace", ...place }, installer } as const;
  const grant: Grant = {
    ...who,
    ...wantedInstallation(manifest),
    rotates: false,
    ...(channelId !== undefined && asksForWebhook(manifest) && { channelId }),
  };
  const { expect, writes, bot, user } = await planGrant(grant, options);
  const appToken = hasAppToken ? undefined : newAppToken({ ...who, scopes: appTokenScopes }, options);
  return {
    expect,
    writes: [...writes, ...(appToken?.writes ?? [])],
    tokens: [bot, user, appToken].flatMap((made) => (made === undefined ? [] : [made.token])),
  };
}

/** An app-level token. It belongs to the app itself, and no grant makes one. */
function newAppToken(
  { scopes, name, ...who }: Pick<Grant, "app" | "place" | "installer"> & Pick<Token, "scopes" | "name">,
  { ids, nowMs, tokenPrefixes }: Pick<InstallOptions, "ids" | "nowMs" | "tokenPrefixes">,
) {
  const token = createToken("app", { ids, prefixes: tokenPrefixes });
  const stored: Token = {
    hash: hashToken(token),
    kind: "app",
    ...(name !== undefined && { name }),
    created: toInstant(nowMs),
    appId: who.app.id,
    scopes,
    revoked: false,
    installation: toInstallation(who),
  };
  return { token, stored, writes: [put(tokens, stored)] };
}

/** An app-level token to make. */
interface AppTokenToMake {
  readonly appId: Id;
  readonly name: string;
  /** Default: those of the token that an installation makes. */
  readonly scopes?: readonly string[] | undefined;
}

/** The token, or why there is none. */
type AppTokenOutcome =
  | { readonly ok: true; readonly text: string; readonly token: Token }
  | { readonly ok: false; readonly error: "unknown_app" | "name_taken" };

/** Makes an app-level token as an operator. The app need not be installed. */
export function createAppToken(wanted: AppTokenToMake, options: Omit<InstallOptions, "channelId">) {
  return decide(options.store, () => decideAppToken(wanted, options));
}

async function decideAppToken(
  { appId, name, scopes = appTokenScopes }: AppTokenToMake,
  options: Omit<InstallOptions, "channelId">,
): Promise<Decision<AppTokenOutcome>> {
  const { store } = options;
  const app = await store.apps.get(appId);
  if (app === undefined || app.deleted) return { kind: "answer", answer: { ok: false, error: "unknown_app" } };
  if ((await appTokensOf(appId, store)).some((token) => token.name === name))
    return { kind: "answer", answer: { ok: false, error: "name_taken" } };
  const owner = (await store.organizations.workspace(app.ownerId))?.id;
  const place = (await findPlace(store, owner)) ?? (await findPlace(store, undefined));
  const installer = place && (await store.users.get(place.workspace.primaryOwnerId));
  if (place === undefined || installer === undefined)
    throw new Error(`The app ${appId} has no workspace with an owner`);
  const made = newAppToken({ app, place: { kind: "workspace", ...place }, installer, scopes, name }, options);
  const kept = keepTokens(app, await store.get(appCredentials, { app_id: appId }), [made.token], options);
  return {
    kind: "commit",
    batch: { expect: kept.expect, writes: [...made.writes, ...kept.writes] },
    answer: () => ({ ok: true, text: made.token, token: made.stored }),
  };
}

/** The app-level tokens of an app that are not revoked. */
export async function appTokensOf(appId: Id, store: Pick<Store, "list">): Promise<readonly Token[]> {
  const all = await readAll(tokens, (page) => store.list(tokens, "of_app", { app_id: appId }, page));
  return all.filter(isAppLevel);
}

/**
 * Revokes an app-level token as an operator.
 * @param named its name, or the token itself
 * @returns the token; undefined if the app has none that is called so
 */
export async function revokeAppToken(
  { appId, named }: { readonly appId: Id; readonly named: string },
  { store, nowMs }: Pick<InstallOptions, "store" | "nowMs">,
): Promise<Token | undefined> {
  const hash = hashToken(named);
  const token = (await appTokensOf(appId, store)).find((each) => each.name === named || each.hash === hash);
  if (token === undefined) return undefined;
  await decide(store, () => decideRevocation(token, nowMs, store));
  return token;
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
