import type { ManifestFunction, ManifestParameters } from "@rollcall/api/webapi";
import type { App } from "../../apps/app.js";
import { idPrefixes } from "../../generated/service.js";
import type { Store } from "../../service-store.js";
import { put } from "../../store/document.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { memberAt } from "../../values/member-at.js";
import type { SilentWrite } from "../../writes.js";
import { type AppFunction, appFunctions, type FunctionParameter } from "../app-function.js";

interface FindOptions {
  readonly store: Pick<Store, "functions">;
  readonly ids: Pick<Ids, "id">;
  readonly nowMs: number;
}

/** A function that can run as a step. */
interface FoundStep {
  readonly appFunction: AppFunction;
  /** Stores it as the manifest has it now, if that differs. */
  readonly writes: readonly SilentWrite[];
}

/** Finds a function of an app: the one of its manifest, else a stored one. */
export async function findStep(
  app: App,
  callbackId: string,
  { store, ids, nowMs }: FindOptions,
): Promise<FoundStep | undefined> {
  const stored = await store.functions.byCallback(app.id, callbackId);
  // A stored manifest is always valid.
  const stated = memberAt(app.manifest, ["functions", callbackId]) as ManifestFunction | undefined;
  if (stated === undefined) {
    return stored === undefined || stored.deleted !== undefined ? undefined : { appFunction: stored, writes: [] };
  }
  const now = toInstant(nowMs);
  const known: AppFunction = stored ?? newFunction(app, callbackId, { id: ids.id(idPrefixes.function), now });
  const { deleted: _restored, ...kept } = known;
  const appFunction = { ...kept, ...toStored(stated, callbackId) };
  if (stored !== undefined && JSON.stringify(appFunction) === JSON.stringify(stored)) {
    return { appFunction: stored, writes: [] };
  }
  const changed = { ...appFunction, version: known.version + 1, updated: now };
  return { appFunction: changed, writes: [put(appFunctions, changed)] };
}

function newFunction(
  { id: appId }: App,
  callbackId: string,
  { id, now }: { readonly id: string; readonly now: string },
): AppFunction {
  return {
    id,
    version: 0,
    created: now,
    updated: now,
    appId,
    callbackId,
    title: callbackId,
    description: "",
    type: "app",
    inputParameters: [],
    outputParameters: [],
    distribution: { kind: "app_collaborators" },
    distributed: false,
  };
}

function toStored({ title, description = "", input_parameters, output_parameters }: ManifestFunction, name: string) {
  return {
    title: title ?? name,
    description,
    inputParameters: toParameters(input_parameters),
    outputParameters: toParameters(output_parameters),
  };
}

/** Version 1 manifests have parameters by name, version 2 manifests have `properties`. */
function toParameters(stated: ManifestParameters = {}): readonly FunctionParameter[] {
  const { properties, required = [], ...named } = stated;
  // Parameters by name have the form of properties, which was checked when the manifest was.
  const parameters = properties ?? (named as NonNullable<ManifestParameters["properties"]>);
  return Object.entries(parameters).map(([name, { type, title = name, description = "", is_required = false }]) => ({
    type,
    name,
    description,
    title,
    isRequired: is_required || required.includes(name),
  }));
}
