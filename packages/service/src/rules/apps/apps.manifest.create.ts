import type { AppsManifestCreateArguments, ManifestProblem, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import { type App, apps } from "../../model/app.js";
import { appCredentials } from "../../model/app-credentials.js";
import { put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import type { Sealer } from "../../values/secrets/sealer.js";
import { authorizeUrl } from "./authorize-url.js";
import { createCredentials, sealCredentials } from "./credentials/create-credentials.js";
import { findTeam } from "./find-team.js";
import { expectAppRoom, findManager, refuseAppLimit } from "./manager-app.js";
import { readSentManifest } from "./manifest/read-sent-manifest.js";
import { refuseFeatures } from "./refuse-features.js";

type Outcome = MethodOutcome<Methods["apps.manifest.create"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `apps.manifest.create`. */
interface CreateManifestOptions {
  readonly definition: MethodDefinition<Methods["apps.manifest.create"]>;
  readonly store: Store;
  readonly ids: Ids;
  readonly sealer: Sealer;
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Begins the client identifier in answers. */
  readonly worldPrefix: string;
}

/** Creates an app from a manifest, for the token's user or manager app. */
export function createCreateManifest(options: CreateManifestOptions) {
  return (sent: AppsManifestCreateArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideApp(sent, context, options));
}

async function decideApp(
  sent: AppsManifestCreateArguments,
  { caller, now }: Context,
  { definition, store, ids, sealer, siteUrl, worldPrefix }: CreateManifestOptions,
): Promise<Decision<Outcome>> {
  const managed = await findManager(caller, store, definition.facts.furtherScopes.manager);
  if (!managed.ok) return answer(managed);
  const found = await findTeam(sent.team_id, caller, store);
  if (!found.ok) return answer(found);
  const read = readSentManifest(sent.manifest);
  if (!read.ok) return answer(refuseManifest(read.problems));
  const refusal = refuseFeatures(read.manifest, found.workspace);
  if (refusal !== undefined) return answer(refusal);
  const { manager } = managed;
  const credentials = createCredentials(ids);
  const app: App = {
    id: ids.id(idPrefixes.app),
    version: 1,
    created: toInstant(now.getTime()),
    name: read.manifest.display_information.name,
    ownerId: found.workspace.id,
    generation: "granular",
    collaboratorIds: caller.user === undefined ? [] : [caller.user.id],
    ...(manager !== undefined && { managerAppId: manager.id }),
    deleted: false,
    clientId: credentials.client_id,
    manifest: read.manifest,
  };
  const client_id = `${worldPrefix}${credentials.client_id}`;
  const oauth_authorize_url = authorizeUrl(siteUrl, client_id, read.manifest);
  return {
    kind: "commit",
    batch: {
      expect: expectAppRoom(manager),
      writes: [put(apps, app), put(appCredentials, sealCredentials(app.id, credentials, { sealer }))],
    },
    answer: () => ({ ok: true, app_id: app.id, credentials: { ...credentials, client_id }, oauth_authorize_url }),
    refuse: refuseAppLimit,
  };
}

function refuseManifest(errors: readonly ManifestProblem[]): Outcome {
  const reason = { rule: "web-api#appsmanifestcreate-post", found: errors.length, wanted: "a valid manifest" };
  return { ok: false, error: "invalid_manifest", errors, reason };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
