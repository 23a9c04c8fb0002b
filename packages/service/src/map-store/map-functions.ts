import type { AppFunction, FunctionReader, FunctionSlice } from "../model/app-function.js";
import { compareText } from "../model/port/stored-text.js";
import type { MapState } from "./map-state.js";

/** Reader of the functions of apps. */
export function createMapFunctionReader(now: () => MapState): FunctionReader {
  return {
    get: async (id) => now().documents.function.get(id),
    byCallback: async (appId, callbackId) =>
      [...now().documents.function.values()]
        .filter((one) => one.appId === appId && one.callbackId === callbackId)
        .sort(byCreation)[0],
    find: async (slice) =>
      [...now().documents.function.values()]
        .filter((one) => isListed(one, slice))
        .sort(byCreation)
        .slice(0, slice.limit),
  };
}

function isListed(one: AppFunction, { appIds, undistributedOf, after }: FunctionSlice): boolean {
  if (!appIds.includes(one.appId)) return false;
  if (!one.distributed && !undistributedOf.includes(one.appId)) return false;
  return after === undefined || byCreation(after, one) < 0;
}

function byCreation(one: Pick<AppFunction, "created" | "id">, other: typeof one): number {
  return compareText(one.created, other.created) || compareText(one.id, other.id);
}
