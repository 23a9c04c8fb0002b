import type { Workspace } from "../../model/organization.js";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { isGranted } from "../directory/is-granted.js";

/** A page of workspaces, and the cursor of the next page, which is empty after the last one. */
interface WorkspacePage {
  readonly page: readonly Workspace[];
  readonly nextCursor: string;
}

/** Which page of a method's list is wanted. */
interface Wanted {
  readonly method: string;
  readonly cursor: string;
  readonly limit: number;
}

/** Finds a page of the workspaces that the caller's installation was granted to; undefined for another list's cursor. */
export async function findGrantedPage(
  { method, cursor, limit }: Wanted,
  caller: WebapiCaller,
  store: Pick<Store, "organizations">,
): Promise<WorkspacePage | undefined> {
  const from = cursor === "" ? "" : readCursor([method], cursor)?.[0];
  if (from === undefined) return undefined;
  const remaining = (await findGranted(caller, store)).filter(({ id }) => id >= from);
  const next = remaining[limit];
  return { page: remaining.slice(0, limit), nextCursor: next === undefined ? "" : printCursor([method], [next.id]) };
}

async function findGranted(
  caller: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Promise<readonly Workspace[]> {
  const { target } = caller.token.installation;
  if (target.kind === "workspace") return [caller.workspace];
  const all = await organizations.workspaces();
  return all.filter(
    (workspace) =>
      !workspace.deleted && !isForeignWorkspace(workspace, caller) && isGranted(caller.token, workspace.id),
  );
}
