import type { Id } from "../values/ids.js";
import type { App } from "./app.js";

export interface AppReader {
  get(id: Id): Promise<App | undefined>;
}

/** The manager app exists and, after the writes, has created at most this many apps. Deleted apps do not count. */
export interface ManagedAppsAtMost {
  readonly kind: "managedAppsAtMost";
  readonly managerAppId: Id;
  readonly atMost: number;
}
