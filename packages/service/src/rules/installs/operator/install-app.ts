import { type App, apps } from "../../../model/app.js";
import { type AppCredentials, appCredentials } from "../../../model/app-credentials.js";
import type { Expectation } from "../../../model/expectations.js";
import { hasVersion, put } from "../../../model/port/document.js";
import { tokens as tokenDocument } from "../../../model/token.js";
import type { Write } from "../../../model/writes.js";
import { type Decision, decide } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { createCredentials, sealCredentials, sealToken } from "../../apps/credentials/create-credentials.js";
import { findPlace } from "./find-place.js";
import { type InstallOptions, planInstallation } from "./plan-installation.js";

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
