import type { Manifest } from "@rollcall/api/webapi";
import { idPrefixes } from "../../../generated/service.js";
import { type App, apps } from "../../../model/app.js";
import { appCredentials } from "../../../model/app-credentials.js";
import { requestUrlOf } from "../../../model/event-subscriptions.js";
import { put } from "../../../model/port/document.js";
import { type Decision, decide } from "../../../store/decide.js";
import { toInstant } from "../../../values/instant.js";
import { createCredentials, sealCredentials } from "../../apps/credentials/create-credentials.js";
import type { Home } from "../../directory/is-foreign.js";
import { findPlace } from "./find-place.js";
import { type InstallOptions, planInstallation } from "./plan-installation.js";

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
