import type {
  AdminAppsApprovedListArguments,
  AdminAppsRestrictedListArguments,
  Methods,
  AppResolution as ShownResolution,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { type AppResolution, appResolutions, type ResolutionStatus } from "../../model/app-approval.js";
import type { WebapiCaller } from "../../model/caller.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { Refused } from "../../store/decide.js";
import { millisecondsOf, secondsOf } from "../../values/instant.js";
import { findTarget, refuse, type SentTarget } from "./find-target.js";
import { toApprovableApp, toRequestedScopes } from "./to-app-request.js";

const approvedMethod = "admin.apps.approved.list";
type ListApprovedOutcome = MethodOutcome<Methods[typeof approvedMethod]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.apps.approved.list`. */
interface ListApprovedOptions {
  readonly definition: MethodDefinition<Methods[typeof approvedMethod]>;
  readonly store: Store;
}

/** Lists the apps that are approved for the organization or a workspace. */
export function createListApproved({ definition, store }: ListApprovedOptions) {
  const { defaultSize } = definition.facts.paging;
  return async (sent: AdminAppsApprovedListArguments, { caller }: Context): Promise<ListApprovedOutcome> => {
    const listed = await listResolutions(
      { limit: defaultSize, ...sent },
      { method: approvedMethod, status: "approved", caller, store },
    );
    if (!listed.ok) return listed;
    return { ok: true, approved_apps: listed.items, response_metadata: { next_cursor: listed.nextCursor } };
  };
}

const restrictedMethod = "admin.apps.restricted.list";
type ListRestrictedOutcome = MethodOutcome<Methods[typeof restrictedMethod]>;

/** Dependencies of `admin.apps.restricted.list`. */
interface ListRestrictedOptions {
  readonly definition: MethodDefinition<Methods[typeof restrictedMethod]>;
  readonly store: Store;
}

/** Lists the apps that are restricted for the organization or a workspace. */
export function createListRestricted({ definition, store }: ListRestrictedOptions) {
  const { defaultSize } = definition.facts.paging;
  return async (sent: AdminAppsRestrictedListArguments, { caller }: Context): Promise<ListRestrictedOutcome> => {
    const listed = await listResolutions(
      { limit: defaultSize, ...sent },
      { method: restrictedMethod, status: "restricted", caller, store },
    );
    if (!listed.ok) return listed;
    return { ok: true, restricted_apps: listed.items, response_metadata: { next_cursor: listed.nextCursor } };
  };
}

/** A call that lists decisions. */
interface SentList extends SentTarget {
  readonly cursor?: string;
  readonly limit: number;
  readonly certified?: boolean;
}

interface ListOptions {
  readonly method: string;
  readonly status: ResolutionStatus;
  readonly caller: WebapiCaller;
  readonly store: Store;
}

/** A page of decisions, or why the call is refused. */
type Page =
  | { readonly ok: true; readonly items: readonly ShownResolution[]; readonly nextCursor: string }
  | Refused<"team_not_found" | "team_access_not_granted" | "invalid_cursor">;

/** Lists the apps that are approved or restricted for an organization or a workspace, last decision first. */
async function listResolutions(sent: SentList, { method, status, caller, store }: ListOptions): Promise<Page> {
  const target = await findTarget(sent, "team_not_found", caller, store);
  if (!target.ok) return target;
  const { cursor = "", limit, certified = false } = sent;
  const { targetId } = target;
  const key = [method, targetId, certified];
  const [newest, appId] = readCursor(key, cursor) ?? [];
  if (cursor !== "" && (newest === undefined || appId === undefined)) {
    return refuse("invalid_cursor", cursor, "a cursor of this list");
  }
  const after =
    newest === undefined || appId === undefined
      ? {}
      : { after: { newest: Number(newest), target_id: targetId, app_id: appId } };
  const by = { target_id: targetId, status };
  const found = certified ? [] : await store.list(appResolutions, "of_target", by, { limit: limit + 1, ...after });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const shown = await Promise.all(page.map((resolution) => toShown(resolution, store)));
  const nextCursor = last === undefined ? "" : printCursor(key, [String(-millisecondsOf(last.updated)), last.appId]);
  return { ok: true, items: shown.filter((item) => item !== undefined), nextCursor };
}

async function toShown(resolution: AppResolution, { apps }: Pick<Store, "apps">): Promise<ShownResolution | undefined> {
  const app = await apps.get(resolution.appId);
  if (app === undefined) return undefined;
  return {
    app: toApprovableApp(app),
    scopes: toRequestedScopes(resolution),
    date_updated: secondsOf(resolution.updated),
    last_resolved_by: { actor_id: resolution.resolverId, actor_type: "user" },
  };
}
