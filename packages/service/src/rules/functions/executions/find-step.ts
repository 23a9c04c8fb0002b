import type { ManifestFunction, ManifestParameters } from "@rollcall/api/webapi";
import { idPrefixes } from "../../../generated/service.js";
import type { App } from "../../../model/app.js";
import { type AppFunction, appFunctions, type FunctionParameter } from "../../../model/app-function.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Expectation, SilentWrite, Store } from "../../../model/store.js";
import { toInstant } from "../../../values/instant.js";
import { memberAt } from "../../../values/json.js";
import { hashToken } from "../../../values/secrets.js";

interface FindOptions {
  readonly store: Pick<Store, "functions">;
  readonly nowMs: number;
}

/** A function that can run as a step. */
interface FoundStep {
  readonly appFunction: AppFunction;
  /** That it is still as it was read. */
  readonly expect: readonly Expectation[];
  /** Stores it as the manifest has it now, if that differs. */
  readonly writes: readonly SilentWrite[];
}

/** Finds a function of an app: the one of its manifest, else a stored one. */
export async function findStep(
  app: App,
  callbackId: string,
  { store, nowMs }: FindOptions,
): Promise<FoundStep | undefined> {
  const stored = await store.functions.byCallback(app.id, callbackId);
  // A stored manifest has the form of one.
  const stated = memberAt(app.manifest, ["functions", callbackId]) as ManifestFunction | undefined;
  if (stated === undefined) {
    return stored === undefined || stored.deleted !== undefined
      ? undefined
      : { appFunction: stored, expect: [], writes: [] };
  }
  const now = toInstant(nowMs);
  const known: AppFunction = stored ?? newFunction(app, callbackId, now);
  const { deleted: _restored, ...kept } = known;
  const appFunction = { ...kept, ...toStored(stated, callbackId) };
  if (stored !== undefined && JSON.stringify(appFunction) === JSON.stringify(stored)) {
    return { appFunction: stored, expect: [], writes: [] };
  }
  const changed = { ...appFunction, version: known.version + 1, updated: now };
  const expect = [hasVersion(appFunctions, { id: known.id }, known.version)];
  return { appFunction: changed, expect, writes: [put(appFunctions, changed)] };
}

/** Two who store it at once store it under the same identifier, which is made of its names. */
function newFunction({ id: appId }: App, callbackId: string, now: string): AppFunction {
  const id = `${idPrefixes.function}${hashToken(`${appId} ${callbackId}`).slice(0, 9).toUpperCase()}`;
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
