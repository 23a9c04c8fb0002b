import type { AppCredentials } from "@rollcall/api/webapi";
import type { Sealer } from "../../values/secrets/sealer.js";
import type { WorldContext } from "./world-context.js";
import type { WorldIds } from "./world-ids.js";

/** Context of the writes of all sections. */
export interface WriteContext extends WorldContext {
  readonly ids: WorldIds;
  /** Time of loading, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly siteUrl: string;
  readonly sealer: Sealer;
  /** Generates the credentials of an app. */
  readonly newCredentials: () => AppCredentials;
  /** Generates the secret of an incoming webhook. */
  readonly newWebhookSecret: () => string;
}
