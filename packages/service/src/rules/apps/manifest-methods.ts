import type {
  AppsManifestDeleteArguments,
  AppsManifestExportArguments,
  AppsManifestUpdateArguments,
  AppsManifestValidateArguments,
  Manifest,
  ManifestProblem,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome, Reason } from "@rollcall/webapi-core";
import { type App, apps } from "../../model/app.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { ActiveDefinitions } from "../../values/active-definitions.js";
import type { Id } from "../../values/ids.js";
import { reachesOwner } from "../directory/reach.js";
import { isManagedBy } from "../directory/rights.js";
import { findUndone } from "./manifest/manifest-change.js";
import { ownNames, readSentManifest, refuseFeatures } from "./manifest/sent-manifest.js";
import { problem } from "./manifest/validate-manifest.js";
import { endBots, installedTokens } from "./uninstall-app.js";

type UpdateManifestOutcome = MethodOutcome<Methods["apps.manifest.update"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `apps.manifest.update`. */
interface UpdateManifestOptions {
  readonly definition: MethodDefinition<Methods["apps.manifest.update"]>;
  readonly definitions: ActiveDefinitions;
  readonly store: Store;
}

/** Replaces the manifest of an app. Its tokens keep their scopes until it is installed again. */
export function createUpdateManifest(options: UpdateManifestOptions) {
  return (sent: AppsManifestUpdateArguments, { caller }: Context): Promise<UpdateManifestOutcome> =>
    decide(options.store, () => decideUpdate(sent, caller, options));
}

async function decideUpdate(
  { app_id, manifest: text }: AppsManifestUpdateArguments,
  caller: WebapiCaller,
  { definition, definitions, store }: UpdateManifestOptions,
): Promise<Decision<UpdateManifestOutcome>> {
  if (caller.app?.deleted === true) {
    const reason = { rule: changeRule, found: caller.app.id, wanted: "an app that is not deleted" };
    return answer({ ok: false, error: "invalid_app", reason });
  }
  const found = await findChangeableApp(app_id, caller, { store, scope: definition.facts.furtherScopes.manager });
  if (!found.ok) return answer(found);
  const { app } = found;
  const read = readSentManifest(text, await ownNames(definitions));
  if (!read.ok) return answer(refuseManifest(read.problems));
  const { manifest } = read;
  // A stored manifest has the form of one.
  const before = app.manifest as Manifest;
  // An organization has no features of its own.
  const workspace = (await store.organizations.workspace(app.ownerId)) ?? caller.workspace;
  const refusal = refuseFeatures(manifest, workspace);
  if (refusal?.error === "unknown_method") return answer({ ...refusal, error: refusal.error });
  const disabled = refusal === undefined ? [] : [problem(switchedOff, featurePaths[refusal.error])];
  const problems = [...findUndone(before, manifest), ...disabled];
  if (problems.length > 0) return answer(refuseManifest(problems));
  const changed = { ...app, version: app.version + 1, name: manifest.display_information.name, manifest };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(apps, { id: app.id }, app.version)], writes: [put(apps, changed)] },
    answer: () => ({ ok: true, app_id, permissions_updated: !areEqual(scopesOf(before), scopesOf(manifest)) }),
  };
}

const switchedOff = "must not be true: the workspace of the app has switched the feature off";

const featurePaths = {
  feature_not_enabled: ["settings", "is_hosted"],
  socket_mode_not_enabled: ["settings", "socket_mode_enabled"],
};

/** Scopes with the kind of token that has them, in a fixed order. Optional ones are among them. */
function scopesOf({ oauth_config }: Manifest): readonly string[] {
  const { bot = [], user = [] } = oauth_config?.scopes ?? {};
  return [...bot.map((name) => `bot ${name}`), ...user.map((name) => `user ${name}`)].sort();
}

function areEqual(these: readonly string[], those: readonly string[]): boolean {
  return these.length === those.length && these.every((each, index) => each === those[index]);
}

function refuseManifest(errors: readonly ManifestProblem[]): UpdateManifestOutcome {
  const reason = { rule: changeRule, found: errors.length, wanted: "a valid manifest" };
  return { ok: false, error: "invalid_manifest", errors, reason };
}

function answer(outcome: UpdateManifestOutcome): Decision<UpdateManifestOutcome> {
  return { kind: "answer", answer: outcome };
}

type DeleteManifestOutcome = MethodOutcome<Methods["apps.manifest.delete"]>;

/** Dependencies of `apps.manifest.delete`. */
interface DeleteManifestOptions {
  readonly definition: MethodDefinition<Methods["apps.manifest.delete"]>;
  readonly store: Store;
}

/** Deletes an app. Its tokens end with it, and its bots are deactivated and leave their conversations. */
export function createDeleteManifest({ definition, store }: DeleteManifestOptions) {
  const scope = definition.facts.furtherScopes.manager;
  return ({ app_id }: AppsManifestDeleteArguments, { caller, now }: Context): Promise<DeleteManifestOutcome> =>
    decide<DeleteManifestOutcome>(store, async (): Promise<Decision<DeleteManifestOutcome>> => {
      const found = await findChangeableApp(app_id, caller, { store, scope });
      if (!found.ok) return { kind: "answer", answer: found };
      const { app } = found;
      const ended = endBots(await findBots(app.id, store), now.getTime());
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(apps, { id: app.id }, app.version), ...ended.expect],
          writes: [put(apps, { ...app, version: app.version + 1, deleted: true }), ...ended.writes],
        },
        answer: () => ({ ok: true }),
      };
    });
}

/** Active bots of an app, one for each place where it is installed. */
async function findBots(appId: Id, store: Store): Promise<readonly User[]> {
  const installed = await installedTokens(appId, store);
  const ids = new Set(installed.flatMap(({ kind, userId }) => (kind === "bot" ? (userId ?? []) : [])));
  const found = await Promise.all([...ids].map((id) => store.users.get(id)));
  return found.flatMap((bot) => (bot?.active === true ? [bot] : []));
}

type ExportManifestOutcome = MethodOutcome<Methods["apps.manifest.export"]>;

const exportRule = "web-api#appsmanifestexport-post";

/** Returns the manifest of an app as it was sent. */
export function createExportManifest({ store }: { readonly store: Store }) {
  return async ({ app_id }: AppsManifestExportArguments, { caller }: Context): Promise<ExportManifestOutcome> => {
    const app = await store.apps.get(app_id);
    if (app === undefined || app.deleted) {
      return {
        ok: false,
        error: "app_not_found",
        reason: { rule: exportRule, found: app_id, wanted: "an app that is not deleted" },
      };
    }
    // A stored manifest has the form of one.
    const manifest = app.manifest as Manifest;
    const refusal =
      refuseStranger(app, caller, exportRule) ?? (await refuseUngranted(app, caller, { store, rule: exportRule }));
    return refusal ?? refuseClassic(app, exportRule) ?? { ok: true, manifest };
  };
}

type ValidateManifestOutcome = MethodOutcome<Methods["apps.manifest.validate"]>;

const validationRule = "web-api#appsmanifestvalidate-post";

/** Validates an app manifest and returns all problems. */
export function createValidateManifest({ definitions, store }: Omit<UpdateManifestOptions, "definition">) {
  return async (sent: AppsManifestValidateArguments, { caller }: Context): Promise<ValidateManifestOutcome> => {
    const refusal = refuseDeleted(caller.app) ?? (await refuseApp(sent.app_id, caller, store));
    if (refusal !== undefined) return refusal;
    const read = readSentManifest(sent.manifest, await ownNames(definitions));
    if (read.ok) return { ok: true, errors: [] };
    const errors = read.problems;
    return {
      ok: false,
      error: "invalid_manifest",
      errors,
      reason: { rule: validationRule, found: errors.length, wanted: "a valid manifest" },
    };
  };
}

async function refuseApp(
  appId: string | undefined,
  caller: WebapiCaller,
  store: Store,
): Promise<ValidateManifestOutcome | undefined> {
  if (appId === undefined) return undefined;
  const app = await store.apps.get(appId);
  if (app === undefined)
    return { ok: false, error: "invalid_app_id", reason: { rule: validationRule, found: appId, wanted: "an app" } };
  const refusal =
    refuseStranger(app, caller, validationRule) ??
    (await refuseUngranted(app, caller, { store, rule: validationRule }));
  return refusal ?? refuseDeleted(app) ?? refuseClassic(app, validationRule);
}

function refuseDeleted(app: App | undefined): ValidateManifestOutcome | undefined {
  if (app?.deleted !== true) return undefined;
  return {
    ok: false,
    error: "invalid_app",
    reason: { rule: validationRule, found: app.id, wanted: "an app that is not deleted" },
  };
}

/** Rule of the methods that change apps. */
const changeRule = "install#manifest-changes";

const refuse = createRefuse<"app_not_found" | "app_not_owned_by_manager_app">(changeRule);

type StrangerRefusal = NonNullable<ReturnType<typeof refuseStranger>>;

interface Finding {
  readonly store: Store;
  /** Scope that a manager app needs. */
  readonly scope: string;
}

/** Finds an app that the token may change: a user those they collaborate on, a manager app those that it created. */
async function findChangeableApp(
  id: Id,
  caller: WebapiCaller,
  { store, scope }: Finding,
): Promise<
  { readonly ok: true; readonly app: App } | StrangerRefusal | Refused<"app_not_found" | "app_not_owned_by_manager_app">
> {
  const app = await store.apps.get(id);
  if (app === undefined || app.deleted) return refuse("app_not_found", id, "an app that is not deleted");
  const { user, app: manager, token } = caller;
  if (user === undefined && manager?.manager === undefined) {
    return refuse("app_not_owned_by_manager_app", manager?.id, "an app that is enrolled as a manager");
  }
  if (user === undefined && !token.scopes.includes(scope)) {
    return refuse("app_not_owned_by_manager_app", token.scopes, scope);
  }
  const refusal =
    refuseStranger(app, caller, changeRule) ??
    (await refuseUngranted(app, caller, { store, rule: changeRule })) ??
    refuseClassic(app, changeRule);
  return refusal ?? { ok: true, app };
}

/** The reason why a token cannot use an app. */
interface AppRefusal {
  readonly ok: false;
  readonly error: "app_not_owned_by_manager_app" | "no_permission" | "app_not_eligible" | "team_access_not_granted";
  readonly reason: Reason;
}

/**
 * Refuses apps that the token may not see. A user sees apps that they collaborate on, a manager app those that it
 * created.
 */
function refuseStranger(app: App, caller: WebapiCaller, rule: string): AppRefusal | undefined {
  const { user } = caller;
  if (user !== undefined) {
    if (app.collaboratorIds.includes(user.id)) return undefined;
    return {
      ok: false,
      error: "no_permission",
      reason: { rule, found: user.id, wanted: "a collaborator of the app" },
    };
  }
  if (isManagedBy(app, caller)) return undefined;
  return {
    ok: false,
    error: "app_not_owned_by_manager_app",
    reason: { rule, found: app.managerAppId, wanted: "an app that the manager app created" },
  };
}

/** Refuses apps of workspaces that an organization's installation was not granted to. */
async function refuseUngranted(
  { ownerId }: App,
  caller: WebapiCaller,
  { store, rule }: { readonly store: Store; readonly rule: string },
): Promise<AppRefusal | undefined> {
  if (await reachesOwner(caller, ownerId, store)) return undefined;
  const wanted = "an app of a workspace that the installation was granted to";
  return { ok: false, error: "team_access_not_granted", reason: { rule, found: ownerId, wanted } };
}

/** Refuses apps that manifests do not configure. */
function refuseClassic(app: App, rule: string): AppRefusal | undefined {
  if (app.generation === "granular") return undefined;
  return { ok: false, error: "app_not_eligible", reason: { rule, found: app.generation, wanted: "a granular app" } };
}
