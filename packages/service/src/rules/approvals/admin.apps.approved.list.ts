import type { AdminAppsApprovedListArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { listResolutions } from "./list-resolutions.js";

const method = "admin.apps.approved.list";
type Outcome = MethodOutcome<Methods[typeof method]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.apps.approved.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods[typeof method]>;
  readonly store: Store;
}

/** Lists the apps that are approved for the organization or a workspace. */
export function createListApproved({ definition, store }: Options) {
  const { defaultSize } = definition.facts.paging;
  return async (sent: AdminAppsApprovedListArguments, { caller }: Context): Promise<Outcome> => {
    const listed = await listResolutions(
      { limit: defaultSize, ...sent },
      { method, status: "approved", caller, store },
    );
    if (!listed.ok) return listed;
    return { ok: true, approved_apps: listed.items, response_metadata: { next_cursor: listed.nextCursor } };
  };
}
