import type { SeenSlice, User } from "@rollcall/service/store";
import type { ParseMemory } from "../../statements/parse-memory.js";
import { firstRow, type Reading } from "../../statements/reading.js";
import { type Acquainted, countAcquainted, selectSeenUsers } from "./seen-user-statements.js";

/** Maximum number of members of a guest's channels to start from. With more, a part of the directory has a full page. */
const maxAcquainted = 5_000;

/** Finds a page of the users that a caller sees. */
export async function findSeenUsers(reading: Reading, slice: SeenSlice, read: ParseMemory): Promise<readonly User[]> {
  const { home, limit, guestId, granted, from: { created, id } = { created: "", id: "" } } = slice;
  const acquainted = guestId === undefined ? "all" : await acquaintedOf(guestId, reading);
  const statement = selectSeenUsers[acquainted][granted === undefined ? "everywhere" : "granted"];
  const rows = await reading.rows(statement, {
    home,
    created,
    id,
    limit,
    guestId: guestId ?? "",
    workspaceIds: granted?.workspaceIds ?? [],
    userId: granted?.userId ?? "",
  });
  return rows.map((row) => read<User>(row.id, row.document));
}

/** Whether to start from the members of a guest's channels, or from the directory. */
async function acquaintedOf(guestId: string, reading: Reading): Promise<Acquainted> {
  const { count } = (await firstRow(reading, countAcquainted, { guestId })) ?? { count: 0 };
  return count <= maxAcquainted ? "few" : "many";
}
