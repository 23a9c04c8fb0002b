import type { Generation } from "../generated/service.js";
import { defineDocument, maybeText, text } from "../store/document.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";

/** An app as stored. */
export interface App {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly name: string;
  /** Workspace or organization that owns the app. */
  readonly ownerId: Id;
  readonly generation: Generation;
  readonly collaboratorIds: readonly Id[];
  /** Manager app that created it. */
  readonly managerAppId?: Id;
  /** Present if the app is enrolled as a manager of other apps. */
  readonly manager?: { readonly appLimit: number };
  readonly deleted: boolean;
  /** OAuth client ID. Present if the app has credentials. */
  readonly clientId?: string;
  /** URL that receives events and has shown that it belongs to the app. The manifest may have another one since. */
  readonly verifiedUrl?: string;
  /** Always valid. */
  readonly manifest: object;
}

/** Apps. */
export const apps = defineDocument<App>()({
  name: "app",
  table: "apps",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    // A deleted app does not count toward its manager's limit.
    manager_app_id: maybeText((it) => (it.deleted ? undefined : it.managerAppId)),
  },
  lists: { of_manager: { by: ["manager_app_id"] } },
  sample: (seed) => ({
    id: `A${1 + (seed % 3)}`,
    version: 1 + (seed % 4),
    created: "2026-01-02T03:04:05.006Z",
    name: `App ${seed}`,
    ownerId: "T1",
    generation: "granular",
    collaboratorIds: [],
    ...(seed % 5 < 2 && { managerAppId: `A${1 + (seed % 2)}` }),
    deleted: seed % 7 === 0,
    manifest: {},
  }),
});
