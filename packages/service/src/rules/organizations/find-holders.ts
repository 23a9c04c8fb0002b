import type { Workspace } from "../../model/organization.js";
import { printItemCursor } from "../../model/paging/item-cursor.js";
import type { Store } from "../../model/service-store.js";
import type { Role } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { readUserPlace } from "../administration/user-place.js";

/** Which page of the holders of roles is wanted. */
interface Wanted {
  readonly workspace: Workspace;
  readonly anyOf: readonly Role[];
  readonly cursor: string;
  readonly limit: number;
}

/** A page of users, and the cursor of the next page, which is empty after the last one. */
interface HolderPage {
  readonly ids: readonly Id[];
  readonly nextCursor: string;
}

/** Finds a page of the active users with one of the roles in a workspace; undefined for another list's cursor. */
export async function findHolders(
  { workspace, anyOf, cursor, limit }: Wanted,
  store: Pick<Store, "users">,
): Promise<HolderPage | undefined> {
  const { id, organizationId: home = id } = workspace;
  const from = cursor === "" ? {} : await readUserPlace(cursor, home, store);
  if (from === undefined) return undefined;
  const slice = { home, active: true, workspaceId: id, roles: { of: id, anyOf }, limit: limit + 1 };
  const found = await store.users.administered({ ...slice, ...from });
  const next = found[limit];
  return {
    ids: found.slice(0, limit).map((user) => user.id),
    nextCursor: next === undefined ? "" : printItemCursor("user", next.id),
  };
}
