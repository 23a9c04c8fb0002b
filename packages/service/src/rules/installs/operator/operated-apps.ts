import type { Manifest, ManifestProblem } from "@rollcall/api/webapi";
import { idPrefixes } from "../../../generated/service.js";
import { type App, apps, requestUrlOf } from "../../../model/app.js";
import { appCredentials } from "../../../model/app-credentials.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Store } from "../../../model/store.js";
import { type Decision, decide } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { createCredentials, sealCredentials } from "../../apps/credentials.js";
import { findUndone } from "../../apps/manifest/manifest-change.js";
import type { Home } from "../../directory/reach.js";
import { findPlace, type InstallOptions, planInstallation } from "./installations.js";

/** An app to create. */
interface AppToCreate {
  /** Valid. Its address for events counts as verified. */
  readonly manifest: object;
  /** Whether it is installed, too. */
  readonly isInstalled: boolean;
  /** Identifier or domain of the workspace. Default: the default workspace, and the organization owns the app. */
  readonly workspace?: string | undefined;
}

/** Creates an app with its credentials, as an operator; undefined if the workspace does not exist. */
export function createApp(wanted: AppToCreate, options: InstallOptions): Promise<App | undefined> {
  return decide(options.store, () => decideApp(wanted, options));
}

async function decideApp(wanted: AppToCreate, options: InstallOptions): Promise<Decision<App | undefined>> {
  const { store, ids, sealer } = options;
  const place = await findPlace(store, wanted.workspace);
  if (place === undefined) return { kind: "answer", answer: undefined };
  const credentials = createCredentials(ids);
  const app = toApp(wanted, place, { ...options, clientId: credentials.client_id });
  const installation = wanted.isInstalled ? await planInstallation(app, place, options) : nothing;
  const { expect, writes, tokens } = installation;
  return {
    kind: "commit",
    batch: {
      expect,
      writes: [
        put(apps, app),
        ...writes,
        put(appCredentials, sealCredentials(app.id, credentials, { sealer, tokens })),
      ],
    },
    answer: () => app,
  };
}

const nothing = { expect: [], writes: [], tokens: [] };

function toApp(
  { manifest, workspace: named }: AppToCreate,
  { organization, workspace }: Home,
  { ids, nowMs, clientId }: Pick<InstallOptions, "ids" | "nowMs"> & { readonly clientId: string },
): App {
  const verifiedUrl = requestUrlOf(manifest);
  return {
    id: ids.id(idPrefixes.app),
    version: 1,
    created: toInstant(nowMs),
    // The caller has checked it.
    name: (manifest as Manifest).display_information.name,
    ownerId: (named === undefined ? (organization ?? workspace) : workspace).id,
    generation: "granular",
    collaboratorIds: [],
    deleted: false,
    clientId,
    ...(verifiedUrl !== undefined && { verifiedUrl }),
    manifest,
  };
}

/** A new manifest of an app. */
interface AppToUpdate {
  readonly appId: Id;
  /** Valid. */
  readonly manifest: object;
}

/** The changed app, or why it is not changed. */
type UpdateOutcome =
  | { readonly ok: true; readonly app: App }
  | { readonly ok: false; readonly error: "unknown_app" }
  | { readonly ok: false; readonly error: "undone"; readonly problems: readonly ManifestProblem[] };

/** Replaces the manifest of an app as an operator. Its tokens keep their scopes until it is installed again. */
export function updateApp(wanted: AppToUpdate, store: Store): Promise<UpdateOutcome> {
  return decide(store, () => decideUpdate(wanted, store));
}

/** Problems of a valid manifest that turns off what an app cannot turn off. */
export function undoneBy({ manifest: before }: Pick<App, "manifest">, after: object): readonly ManifestProblem[] {
  // Both are valid.
  return findUndone(before as Manifest, after as Manifest);
}

async function decideUpdate({ appId, manifest }: AppToUpdate, store: Store): Promise<Decision<UpdateOutcome>> {
  const app = await store.apps.get(appId);
  if (app === undefined || app.deleted) return { kind: "answer", answer: { ok: false, error: "unknown_app" } };
  const problems = undoneBy(app, manifest);
  if (problems.length > 0) return { kind: "answer", answer: { ok: false, error: "undone", problems } };
  const { name } = (manifest as Manifest).display_information;
  const changed: App = { ...app, version: app.version + 1, name, manifest };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(apps, { id: app.id }, app.version)], writes: [put(apps, changed)] },
    answer: () => ({ ok: true, app: changed }),
  };
}
