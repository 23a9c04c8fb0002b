import type { AppsManifestUpdateArguments, Manifest, ManifestProblem, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { apps } from "../../model/app.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { changeRule, findChangeableApp } from "./manifest/find-changeable-app.js";
import { findUndone } from "./manifest/find-undone.js";
import { readSentManifest } from "./manifest/read-sent-manifest.js";
import { refuseFeatures } from "./refuse-features.js";

type Outcome = MethodOutcome<Methods["apps.manifest.update"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `apps.manifest.update`. */
interface UpdateManifestOptions {
  readonly definition: MethodDefinition<Methods["apps.manifest.update"]>;
  readonly store: Store;
}

/** Replaces the manifest of an app. Its tokens keep their scopes until it is installed again. */
export function createUpdateManifest(options: UpdateManifestOptions) {
  return (sent: AppsManifestUpdateArguments, { caller }: Context): Promise<Outcome> =>
    decide(options.store, () => decideUpdate(sent, caller, options));
}

async function decideUpdate(
  { app_id, manifest: text }: AppsManifestUpdateArguments,
  caller: WebapiCaller,
  { definition, store }: UpdateManifestOptions,
): Promise<Decision<Outcome>> {
  if (caller.app?.deleted === true) {
    const reason = { rule: changeRule, found: caller.app.id, wanted: "an app that is not deleted" };
    return answer({ ok: false, error: "invalid_app", reason });
  }
  const found = await findChangeableApp(app_id, caller, { store, scope: definition.facts.furtherScopes.manager });
  if (!found.ok) return answer(found);
  const { app } = found;
  const read = readSentManifest(text);
  if (!read.ok) return answer(refuseManifest(read.problems));
  const { manifest } = read;
  // Only valid manifests are stored.
  const before = app.manifest as Manifest;
  // An organization has no features of its own.
  const workspace = (await store.organizations.workspace(app.ownerId)) ?? caller.workspace;
  const refusal = refuseFeatures(manifest, workspace);
  if (refusal?.error === "unknown_method") return answer({ ...refusal, error: refusal.error });
  const disabled = refusal === undefined ? [] : [{ message: switchedOff, pointer: featurePointers[refusal.error] }];
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

const featurePointers = {
  feature_not_enabled: "/settings/is_hosted",
  socket_mode_not_enabled: "/settings/socket_mode_enabled",
};

/** Scopes with the kind of token that has them, in a fixed order. Optional ones are among them. */
function scopesOf({ oauth_config }: Manifest): readonly string[] {
  const { bot = [], user = [] } = oauth_config?.scopes ?? {};
  return [...bot.map((name) => `bot ${name}`), ...user.map((name) => `user ${name}`)].sort();
}

function areEqual(these: readonly string[], those: readonly string[]): boolean {
  return these.length === those.length && these.every((each, index) => each === those[index]);
}

function refuseManifest(errors: readonly ManifestProblem[]): Outcome {
  const reason = { rule: changeRule, found: errors.length, wanted: "a valid manifest" };
  return { ok: false, error: "invalid_manifest", errors, reason };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
