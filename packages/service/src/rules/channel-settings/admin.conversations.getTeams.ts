import type { AdminConversationsGetTeamsArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findAdministered, refuse, refuseGeneral } from "../administration/find-administered.js";

type Outcome = MethodOutcome<Methods["admin.conversations.getTeams"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `admin.conversations.getTeams`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.conversations.getTeams"]>;
  readonly store: Store;
}

/** Lists the workspaces of the organization that share a channel. */
export function createGetTeams({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminConversationsGetTeamsArguments, { caller }: Context): Promise<Outcome> => {
    const { channel_id: id, cursor = "", limit = defaultSize } = sent;
    const found = await findAdministered(id, caller, store);
    if (!found.ok) return found;
    const refusal = refuseGeneral(found.channel);
    if (refusal !== undefined) return refusal;
    const { own } = found.access;
    if (own.length < 2) return refuse("channel_not_found", id, "a channel that several workspaces share");
    const list = ["admin.conversations.getTeams", id];
    const from = cursor === "" ? "" : readCursor(list, cursor)?.[0];
    if (from === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const remaining = own.toSorted().filter((one) => one >= from);
    const next = remaining[limit];
    return {
      ok: true,
      team_ids: remaining.slice(0, limit),
      response_metadata: { next_cursor: next === undefined ? "" : printCursor(list, [next]) },
    };
  };
}
