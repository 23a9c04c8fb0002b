import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import { defineDocument, flag, integer, text } from "./port/document.js";

/** Scopes of an app by the kind of their tokens. */
export interface AppScopes {
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
}

/** The decision of administrators about an app. */
export type ResolutionStatus = "approved" | "restricted";

/** The last decision about an app for an organization or a workspace, as stored. */
export interface AppResolution extends AppScopes {
  readonly appId: Id;
  /** Organization or workspace. */
  readonly targetId: Id;
  readonly version: number;
  readonly status: ResolutionStatus;
  /** When it was decided. */
  readonly updated: Instant;
  /** User who decided. */
  readonly resolverId: Id;
}

/** Decisions about apps. */
export const appResolutions = defineDocument<AppResolution>()({
  name: "appResolution",
  table: "app_resolutions",
  key: ["target_id", "app_id"],
  columns: {
    target_id: text((it) => it.targetId),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    status: text((it) => it.status),
    /** Negative Unix time in milliseconds, so that the newest comes first. */
    newest: integer((it) => -millisecondsOf(it.updated)),
  },
  lists: { of_target: { by: ["target_id", "status"], order: ["newest"] } },
  sample: (seed) => ({
    appId: `A${1 + (seed % 3)}`,
    targetId: seed % 2 === 0 ? "T1" : "E1",
    version: 1 + (seed % 3),
    status: seed % 3 === 0 ? "restricted" : "approved",
    updated: `2026-01-02T03:04:05.00${seed % 5}Z`,
    resolverId: "U1",
    botScopes: seed % 2 === 0 ? ["chat:write"] : [],
    userScopes: seed % 4 === 0 ? ["search:read"] : [],
  }),
});

/** The outcome of a request, or that it is open. */
type RequestStatus = "open" | "approved" | "restricted" | "canceled";

/** A user's last request that an app be approved for an organization or a workspace, as stored. */
export interface AppRequest extends AppScopes {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly appId: Id;
  /** Organization or workspace. */
  readonly targetId: Id;
  readonly userId: Id;
  /** Note to the administrators. */
  readonly message: string;
  readonly status: RequestStatus;
}

/** Requests. A user has one for an app and a place; asking again replaces it. */
export const appRequests = defineDocument<AppRequest>()({
  name: "appRequest",
  table: "app_requests",
  key: ["app_id", "target_id", "user_id"],
  columns: {
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    target_id: text((it) => it.targetId),
    user_id: text((it) => it.userId),
    id: text((it) => it.id),
    open: flag((it) => it.status === "open"),
    /** Negative Unix time in milliseconds, so that the newest comes first. */
    newest: integer((it) => -millisecondsOf(it.created)),
  },
  lists: {
    of_id: { by: ["id"] },
    of_app: { by: ["app_id", "target_id"], where: "open = 1" },
    of_target: { by: ["target_id"], order: ["newest"], where: "open = 1" },
  },
  sample: (seed) => ({
    id: `Ar${seed}`,
    version: 1 + (seed % 3),
    created: `2026-01-02T03:04:05.00${seed % 5}Z`,
    appId: `A${1 + (seed % 3)}`,
    targetId: seed % 2 === 0 ? "T1" : "E1",
    userId: `U${1 + (seed % 3)}`,
    message: seed % 2 === 0 ? "Please" : "",
    status: seed % 3 === 0 ? "approved" : "open",
    botScopes: ["chat:write"],
    userScopes: seed % 4 === 0 ? ["search:read"] : [],
  }),
});
