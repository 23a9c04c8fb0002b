import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { isForeignWorkspace, isGranted } from "../directory/reach.js";
import { refuse } from "./refusal.js";

type Found =
  | { readonly ok: true; readonly id: Id }
  | Refused<"team_access_not_granted">
  | (Refused<"missing_argument"> & { readonly arg: string });

/** Finds the workspace of a list. An organization's token names it; any other token has one. */
export async function findListWorkspace(id: Id | undefined, caller: WebapiCaller, store: Store): Promise<Found> {
  if (caller.token.installation.target.kind === "workspace") return { ok: true, id: caller.workspace.id };
  if (id === undefined || id === "") {
    return { ...refuse("missing_argument", id, "team_id with an organization's token"), arg: "team_id" };
  }
  const workspace = await store.organizations.workspace(id);
  const isOwn = workspace !== undefined && !workspace.deleted && !isForeignWorkspace(workspace, caller);
  if (isOwn && isGranted(caller.token, id)) return { ok: true, id };
  return refuse("team_access_not_granted", id, "a workspace that the installation was granted to");
}
