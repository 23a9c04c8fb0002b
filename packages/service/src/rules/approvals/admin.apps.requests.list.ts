import type { AdminAppsRequestsListArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { appRequests } from "../../model/app-request.js";
import { appResolutions } from "../../model/app-resolution.js";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { millisecondsOf } from "../../values/instant.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { isAdministrator, roleIn } from "../directory/role.js";
import { findTarget, type SentTarget } from "./find-target.js";
import { refuse } from "./refuse.js";
import { toAppRequest } from "./to-app-request.js";

type Outcome = MethodOutcome<Methods["admin.apps.requests.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.apps.requests.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.apps.requests.list"]>;
  readonly store: Store;
}

/** Lists the open requests for the approval of apps, newest first. */
export function createListRequests({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminAppsRequestsListArguments, { caller }: Context): Promise<Outcome> => {
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
