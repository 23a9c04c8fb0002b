import type { Id } from "../values/ids.js";
import type { AppFunction } from "./app-function.js";

/** A page of functions of apps, ordered by creation, then ID. */
export interface FunctionSlice {
  readonly appIds: readonly Id[];
  /** Of these apps, undistributed functions are listed too. */
  readonly undistributedOf: readonly Id[];
  /** Last function of the previous page. Absent for the first page. */
  readonly after?: { readonly created: string; readonly id: Id };
  readonly limit: number;
}

export interface FunctionReader {
  get(id: Id): Promise<AppFunction | undefined>;
  /** Gets a function by the name that its app gives it. */
  byCallback(appId: Id, callbackId: string): Promise<AppFunction | undefined>;
  find(slice: FunctionSlice): Promise<readonly AppFunction[]>;
}
