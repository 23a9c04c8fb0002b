import type {
  AdminAppsApproveArguments,
  AdminAppsClearResolutionArguments,
  AdminAppsRestrictArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type App, apps } from "../../model/app.js";
import {
  type AppRequest,
  type AppScopes,
  appRequests,
  appResolutions,
  type ResolutionStatus,
} from "../../model/app-approval.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { includesScopes, joinScopes, scopesOfManifest } from "./asked-scopes.js";
import { findTarget, refuse, type SentTarget, type Target } from "./find-target.js";
import { findRequest, openRequests } from "./requests.js";

type ApproveOutcome = MethodOutcome<Methods["admin.apps.approve"]>;
type Context = MethodContext<WebapiCaller>;

/** Approves an app for the organization or a workspace. */
export function createApprove({ store }: { readonly store: Store }) {
  return (sent: AdminAppsApproveArguments, { caller, now }: Context): Promise<ApproveOutcome> =>
    decide<ApproveOutcome>(store, () =>
      resolveApp(sent, {
        status: "approved",
        caller,
        nowMs: now.getTime(),
        store,
        refuse: (asked) => refuseApproval(asked, sent, { caller, store }),
      }),
    );
}

async function refuseApproval(
  asked: Asked,
  sent: AdminAppsApproveArguments,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
): Promise<Refused<"app_restricted_org_wide" | "invalid_scopes"> | undefined> {
  const { app, target } = asked;
  if (target.kind === "workspace") {
    const key = { target_id: caller.organization?.id ?? "", app_id: app.id };
    const wide = await store.get(appResolutions, key);
    if (wide?.status === "restricted") return refuse("app_restricted_org_wide", app.id, "an app without restriction");
  }
  return asksFor(asked, sent) ? undefined : refuse("invalid_scopes", sent.bot_scopes, "scopes that the app asks for");
}

type RestrictOutcome = MethodOutcome<Methods["admin.apps.restrict"]>;

/** Restricts an app for the organization or a workspace. */
export function createRestrict({ store }: { readonly store: Store }) {
  return (sent: AdminAppsRestrictArguments, { caller, now }: Context): Promise<RestrictOutcome> =>
    decide<RestrictOutcome>(store, () =>
      resolveApp<never>(sent, { status: "restricted", caller, nowMs: now.getTime(), store }),
    );
}

type ClearResolutionOutcome = MethodOutcome<Methods["admin.apps.clearResolution"]>;
type Sent = AdminAppsClearResolutionArguments;

/** Takes back the decision about an app for the organization or a workspace. */
export function createClearResolution({ store }: { readonly store: Store }) {
  return (sent: Sent, { caller }: Context): Promise<ClearResolutionOutcome> =>
    decide<ClearResolutionOutcome>(store, () => decideClearing(sent, caller, store));
}

async function decideClearing(
  sent: Sent,
  caller: WebapiCaller,
  store: Store,
): Promise<Decision<ClearResolutionOutcome>> {
  const target = await findTarget(sent, "team_not_found", caller, store);
  if (!target.ok) return { kind: "answer", answer: target };
  const app = await store.apps.get(sent.app_id);
  if (app === undefined || app.deleted) {
    return { kind: "answer", answer: refuse("invalid_app_id", sent.app_id, "an app that is not deleted") };
  }
  const key = { target_id: target.targetId, app_id: app.id };
  const before = await store.get(appResolutions, key);
  if (before === undefined) {
    return { kind: "answer", answer: refuse("no_resolution_found", app.id, "an app that was approved or restricted") };
  }
  return {
    kind: "commit",
    batch: { expect: [hasVersion(appResolutions, key, before.version)], writes: [remove(appResolutions, key)] },
    answer: () => ({ ok: true }),
  };
}

/** A call that decides about an app. */
interface SentDecision extends SentTarget {
  readonly app_id?: Id;
  readonly request_id?: Id;
  /** Scopes that it is limited to. Default: all that the app asks for. */
  readonly bot_scopes?: readonly string[];
  readonly user_scopes?: readonly string[];
}

/** Codes with which a decision is refused. */
type DecisionCode =
  | "team_not_found"
  | "team_access_not_granted"
  | "invalid_app_id"
  | "invalid_request_id"
  | "request_already_resolved";

/** A decision, or why it is refused. */
type Outcome<Code extends string> = { readonly ok: true } | Refused<Code>;

interface ResolveOptions<Code extends string> {
  readonly status: ResolutionStatus;
  readonly caller: WebapiCaller;
  readonly nowMs: number;
  readonly store: Store;
  /** Further reasons against it. */
  readonly refuse?: (asked: Asked) => Promise<Refused<Code> | undefined>;
}

/** The subject of a decision. */
interface Asked {
  readonly app: App;
  readonly target: Target;
  /** Open requests for the app there. */
  readonly open: readonly AppRequest[];
  /** Scopes that the app asks for. */
  readonly scopes: AppScopes;
}

/** Decides about an app, and resolves the open requests for it. */
async function resolveApp<Code extends string = never>(
  sent: SentDecision,
  options: ResolveOptions<Code>,
): Promise<Decision<Outcome<Code | DecisionCode>>> {
  const { status, caller, nowMs, store } = options;
  const found = await findAsked(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { asked } = found;
  const refusal = await options.refuse?.(asked);
  if (refusal !== undefined) return { kind: "answer", answer: refusal };
  const key = { target_id: asked.target.targetId, app_id: asked.app.id };
  const before = await store.get(appResolutions, key);
  const all = joinScopes([...(before?.status === status ? [before] : []), asked.scopes]);
  const resolution = {
    appId: asked.app.id,
    targetId: asked.target.targetId,
    version: (before?.version ?? 0) + 1,
    status,
    updated: toInstant(nowMs),
    resolverId: caller.user?.id ?? "",
    botScopes: sent.bot_scopes ?? all.botScopes,
    userScopes: sent.user_scopes ?? all.userScopes,
  };
  const resolved = asked.open.map((request) => ({ ...request, version: request.version + 1, status }));
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(apps, { id: asked.app.id }, asked.app.version),
        hasVersion(appResolutions, key, before?.version ?? 0),
        ...asked.open.map(({ userId, version }) => hasVersion(appRequests, { ...key, user_id: userId }, version)),
      ],
      writes: [put(appResolutions, resolution), ...resolved.map((request) => put(appRequests, request))],
    },
    answer: () => ({ ok: true }),
  };
}

async function findAsked(
  sent: SentDecision,
  caller: WebapiCaller,
  store: Store,
): Promise<{ readonly ok: true; readonly asked: Asked } | Refused<DecisionCode>> {
  const target = await findTarget(sent, "team_not_found", caller, store);
  if (!target.ok) return target;
  const request = sent.request_id === undefined ? undefined : await findRequest(sent.request_id, store);
  if (sent.request_id !== undefined && request?.targetId !== target.targetId) {
    return refuse("invalid_request_id", sent.request_id, `a request for ${target.targetId}`);
  }
  if (request !== undefined && request.status !== "open") {
    return refuse("request_already_resolved", request.status, "an open request");
  }
  const appId = request?.appId ?? sent.app_id ?? "";
  const app = await store.apps.get(appId);
  if (app === undefined || app.deleted) return refuse("invalid_app_id", appId, "an app that is not deleted");
  const open = await openRequests(appId, target.targetId, store);
  const scopes = request ?? joinScopes([scopesOfManifest(app), ...open]);
  return { ok: true, asked: { app, target, open, scopes } };
}

/** Whether the app asks for the scopes that a decision is limited to. */
function asksFor({ scopes }: Asked, { bot_scopes = [], user_scopes = [] }: SentDecision): boolean {
  return includesScopes(scopes, { botScopes: bot_scopes, userScopes: user_scopes });
}
