import type { AdministeredSlice, User } from "@rollcall/service/store";
import type { ParseMemory } from "../../statements/parse-memory.js";
import type { Reading } from "../../statements/reading.js";
import { selectAdministered } from "./administered-user-statements.js";

/** Finds a page of the users that an administrator lists. */
export async function findAdministeredUsers(
  reading: Reading,
  slice: AdministeredSlice,
  read: ParseMemory,
): Promise<readonly User[]> {
  const { home, limit, workspaceId = "", roles, granted, from: { created, id } = { created: "", id: "" } } = slice;
  const rows = await reading.rows(selectAdministered(slice), {
    home,
    created,
    id,
    limit,
    workspaceId,
    place: roles?.of ?? "",
    workspaceIds: granted?.workspaceIds ?? [],
    userId: granted?.userId ?? "",
  });
  return rows.map((row) => read<User>(row.id, row.document));
}
