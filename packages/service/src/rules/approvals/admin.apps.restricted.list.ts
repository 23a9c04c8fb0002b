import type { AdminAppsRestrictedListArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { listResolutions } from "./list-resolutions.js";

const method = "admin.apps.restricted.list";
type Outcome = MethodOutcome<Methods[typeof method]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.apps.restricted.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods[typeof method]>;
  readonly store: Store;
}

/** Lists the apps that are restricted for the organization or a workspace. */
export function createListRestricted({ definition, store }: Options) {
  const { defaultSize } = definition.facts.paging;
  return async (sent: AdminAppsRestrictedListArguments, { caller }: Context): Promise<Outcome> => {
    const listed = await listResolutions(
      { limit: defaultSize, ...sent },
      { method, status: "restricted", caller, store },
    );
    if (!listed.ok) return listed;
    return { ok: true, restricted_apps: listed.items, response_metadata: { next_cursor: listed.nextCursor } };
  };
}
