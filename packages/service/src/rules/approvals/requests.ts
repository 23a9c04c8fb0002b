import type { AdminAppsRequestsCancelArguments, AdminAppsRequestsListArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { type AppRequest, appRequests, appResolutions } from "../../model/app-approval.js";
import type { WebapiCaller } from "../../model/caller.js";
import { printCursor, readCursor } from "../../model/paging.js";
import { hasVersion, keyOf, put } from "../../model/port/document.js";
import { readAll } from "../../model/port/document-reader.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { millisecondsOf } from "../../values/instant.js";
import { isForeignWorkspace } from "../directory/reach.js";
import { isAdministrator, roleIn } from "../directory/user.js";
import { findTarget, refuse, type SentTarget } from "./find-target.js";
import { toAppRequest } from "./to-app-request.js";

type CancelRequestOutcome = MethodOutcome<Methods["admin.apps.requests.cancel"]>;
type Context = MethodContext<WebapiCaller>;
type Sent = AdminAppsRequestsCancelArguments;

/** Cancels a request for the approval of an app. */
export function createCancelRequest({ store }: { readonly store: Store }) {
  return (sent: Sent, { caller }: Context): Promise<CancelRequestOutcome> =>
    decide<CancelRequestOutcome>(store, () => decideCancellation(sent, caller, store));
}

async function decideCancellation(
  sent: Sent,
  caller: WebapiCaller,
  store: Store,
): Promise<Decision<CancelRequestOutcome>> {
  const target = await findTarget(sent, "team_not_found", caller, store);
  if (!target.ok) return { kind: "answer", answer: target };
  const request = await findRequest(sent.request_id, store);
  if (request?.targetId !== target.targetId) {
    const answer = refuse("invalid_request_id", sent.request_id, `a request for ${target.targetId}`);
    return { kind: "answer", answer };
  }
  if (request.status !== "open") {
    return { kind: "answer", answer: refuse("request_already_resolved", request.status, "an open request") };
  }
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(appRequests, keyOf(appRequests, request), request.version)],
      writes: [put(appRequests, { ...request, version: request.version + 1, status: "canceled" })],
    },
    answer: () => ({ ok: true }),
  };
}

type ListRequestsOutcome = MethodOutcome<Methods["admin.apps.requests.list"]>;

/** Dependencies of `admin.apps.requests.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.apps.requests.list"]>;
  readonly store: Store;
}

/** Lists the open requests for the approval of apps, newest first. */
export function createListRequests({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminAppsRequestsListArguments, { caller }: Context): Promise<ListRequestsOutcome> => {
    const { cursor = "", limit = defaultSize, certified = false } = sent;
    const unable = refuseCaller(caller);
    if (unable !== undefined) return unable;
    const place = await findPlace(sent, caller, store);
    if (!place.ok) return place;
    const target = await findTarget(place.sent, "enterprise_not_found", caller, store);
    if (!target.ok) return target;
    const { targetId } = target;
    const key = ["admin.apps.requests.list", targetId, certified];
    const [newest, app_id, user_id] = readCursor(key, cursor) ?? [];
    if (cursor !== "" && (newest === undefined || app_id === undefined || user_id === undefined)) {
      return refuse(cursorError, cursor, "a cursor of this list");
    }
    const after =
      newest === undefined || app_id === undefined || user_id === undefined
        ? {}
        : { after: { newest: Number(newest), target_id: targetId, app_id, user_id } };
    const found = certified
      ? []
      : await store.list(appRequests, "of_target", { target_id: targetId }, { limit: limit + 1, ...after });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    const shown = await Promise.all(
      page.map(async (request) => {
        const previous = await store.get(appResolutions, { target_id: targetId, app_id: request.appId });
        return toAppRequest(request, previous, store);
      }),
    );
    const next = last && printCursor(key, [String(-millisecondsOf(last.created)), last.appId, last.userId]);
    return {
      ok: true,
      app_requests: shown.filter((request) => request !== undefined),
      response_metadata: { next_cursor: next ?? "" },
    };
  };
}

/** Guests have a code of their own, so the role is not a precondition of the definition. */
function refuseCaller({
  user,
  organization,
}: WebapiCaller): Refused<"user_is_restricted" | "not_an_admin"> | undefined {
  const role = user && roleIn(user, { kind: "organization", id: organization?.id ?? "" });
  if (isAdministrator(role)) return undefined;
  return refuse(user?.guest === undefined ? "not_an_admin" : "user_is_restricted", role, "an owner or admin");
}

/** The place that a call names, or the only workspace of the organization. */
async function findPlace(
  sent: SentTarget,
  caller: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Promise<{ readonly ok: true; readonly sent: SentTarget } | Refused<"no_team_or_enterprise_provided">> {
  if (sent.team_id !== undefined || sent.enterprise_id !== undefined) return { ok: true, sent };
  const all = await organizations.workspaces();
  const own = all.filter((workspace) => !workspace.deleted && !isForeignWorkspace(workspace, caller));
  const [only] = own;
  if (only !== undefined && own.length === 1) return { ok: true, sent: { team_id: only.id } };
  return refuse("no_team_or_enterprise_provided", own.length, "one workspace, or team_id or enterprise_id");
}

/** All open requests for an app in an organization or a workspace. */
export async function openRequests(
  appId: Id,
  targetId: Id,
  store: Pick<Store, "list">,
): Promise<readonly AppRequest[]> {
  const by = { app_id: appId, target_id: targetId };
  return readAll(appRequests, (page) => store.list(appRequests, "of_app", by, page));
}

/** The request with an identifier. A request that was replaced has none. */
export async function findRequest(id: Id, store: Pick<Store, "list">): Promise<AppRequest | undefined> {
  const [found] = await store.list(appRequests, "of_id", { id }, { limit: 1 });
  return found;
}
