import type { Id } from "../values/ids.js";
import type { AppFunction } from "./app-function.js";

/** A page of the functions of apps, in order of their creation, then id. */
export interface FunctionSlice {
  readonly appIds: readonly Id[];
  /** Apps of these whose functions are listed before they are distributed, too. */
  readonly undistributedOf: readonly Id[];
  /** The last one of the page before; absent for the first page. */
  readonly after?: { readonly created: string; readonly id: Id };
  readonly limit: number;
}

export interface FunctionReader {
  get(id: Id): Promise<AppFunction | undefined>;
  /** By what its app knows it by. */
  byCallback(appId: Id, callbackId: string): Promise<AppFunction | undefined>;
  find(slice: FunctionSlice): Promise<readonly AppFunction[]>;
}
