import type { AppsManifestCreateArguments, ManifestProblem, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome, Reason } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import { type App, apps } from "../../model/app.js";
import { appCredentials } from "../../model/app-credentials.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Workspace } from "../../model/organization.js";
import { put } from "../../model/port/document.js";
import type { Expectation, Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import type { ActiveDefinitions } from "../../values/active-definitions.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import type { Sealer } from "../../values/secrets.js";
import { authorizeUrl } from "../../values/site-addresses.js";
import { belongsToAny } from "../directory/reach.js";
import { createCredentials, sealCredentials } from "./credentials.js";
import { ownNames, readSentManifest, refuseFeatures } from "./manifest/sent-manifest.js";

type Outcome = MethodOutcome<Methods["apps.manifest.create"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `apps.manifest.create`. */
interface CreateManifestOptions {
  readonly definition: MethodDefinition<Methods["apps.manifest.create"]>;
  readonly definitions: ActiveDefinitions;
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
  { definition, definitions, store, ids, sealer, siteUrl, worldPrefix }: CreateManifestOptions,
): Promise<Decision<Outcome>> {
  const managed = await findManager(caller, store, definition.facts.furtherScopes.manager);
  if (!managed.ok) return answer(managed);
  const found = await findTeam(sent.team_id, caller, store);
  if (!found.ok) return answer(found);
  const read = readSentManifest(sent.manifest, await ownNames(definitions));
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

const refuseTeam = createRefuse<TeamRefusal["error"]>("web-api#appsmanifestcreate-post");

/** The reason why an app cannot be created in a workspace. */
interface TeamRefusal {
  readonly ok: false;
  readonly error: "enterprise_is_restricted" | "invalid_team_id" | "not_in_team" | "team_access_not_granted";
  readonly reason: Reason;
}

/** Finds the workspace for a new app: the token's own or, for an organization's token, the one named. */
async function findTeam(
  teamId: string | undefined,
  caller: WebapiCaller,
  store: Pick<Store, "organizations" | "users">,
): Promise<{ readonly ok: true; readonly workspace: Workspace } | TeamRefusal> {
  const { target, workspaceIds } = caller.token.installation;
  const isOfOrganization = target.kind === "organization";
  if (teamId === undefined) {
    if (!isOfOrganization) return { ok: true, workspace: caller.workspace };
    return refuseTeam("enterprise_is_restricted", target.id, "a team_id, because the token is an organization's");
  }
  const workspace = await store.organizations.workspace(teamId);
  const isReached = isOfOrganization ? workspace?.organizationId === target.id : workspace?.id === target.id;
  if (workspace === undefined || workspace.deleted || !isReached) {
    return refuseTeam("invalid_team_id", teamId, "a workspace that the token can reach");
  }
  if (workspaceIds !== undefined && !workspaceIds.includes(teamId)) {
    return refuseTeam("team_access_not_granted", teamId, "a workspace that the installation was granted to");
  }
  const { user } = caller;
  if (user !== undefined && !(await belongsToAny(user, [teamId], store))) {
    return refuseTeam("not_in_team", user.id, `a member of ${teamId}`);
  }
  return { ok: true, workspace };
}

const refuseManager = createRefuse<ManagerRefusal["error"]>("web-api#additional-codes-per-method");

/** The reason why an app cannot create other apps. */
interface ManagerRefusal {
  readonly ok: false;
  readonly error: "invalid_app" | "invalid_manager_app" | "managed_app_limit_reached";
  readonly reason: Reason;
}

/** An app enrolled as a manager of other apps. */
type ManagerApp = App & Required<Pick<App, "manager">>;

/**
 * Finds the manager app of the token; undefined for a user's token.
 * @param scope the scope of manager apps
 */
async function findManager(
  { user, token }: WebapiCaller,
  store: Pick<Store, "apps">,
  scope: string,
): Promise<{ readonly ok: true; readonly manager?: ManagerApp } | ManagerRefusal> {
  if (user !== undefined) return { ok: true };
  const app = token.appId === undefined ? undefined : await store.apps.get(token.appId);
  if (app === undefined || app.deleted) return refuseManager("invalid_app", token.appId, "an app that is not deleted");
  const { manager } = app;
  if (manager === undefined)
    return refuseManager("invalid_manager_app", app.id, "an app that is enrolled as a manager");
  if (!token.scopes.includes(scope)) return refuseManager("invalid_manager_app", token.scopes, scope);
  return { ok: true, manager: { ...app, manager } };
}

/** Expects that the manager app may create one more app. */
function expectAppRoom(manager: ManagerApp | undefined): readonly Expectation[] {
  if (manager === undefined) return [];
  return [
    { kind: "version", document: "app", key: { id: manager.id }, version: manager.version },
    { kind: "managedAppsAtMost", managerAppId: manager.id, atMost: manager.manager.appLimit },
  ];
}

/** Refusal when the manager app has reached its limit; undefined for any other expectation. */
function refuseAppLimit(failed: Expectation): ManagerRefusal | undefined {
  if (failed.kind !== "managedAppsAtMost") return undefined;
  return refuseManager("managed_app_limit_reached", failed.managerAppId, `at most ${failed.atMost} apps`);
}
