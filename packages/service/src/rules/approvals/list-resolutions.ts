import type { AppResolution as ShownResolution } from "@rollcall/api/webapi";
import { type AppResolution, appResolutions, type ResolutionStatus } from "../../model/app-resolution.js";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { millisecondsOf, secondsOf } from "../../values/instant.js";
import { findTarget, type SentTarget } from "./find-target.js";
import { refuse } from "./refuse.js";
import { toApprovableApp } from "./to-approvable-app.js";
import { toRequestedScopes } from "./to-requested-scopes.js";

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
export async function listResolutions(sent: SentList, { method, status, caller, store }: ListOptions): Promise<Page> {
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
