import { documents, nameKey, type User } from "@rollcall/service/store";
import type { Plan } from "../sql/commit/plan-batch.js";
import { compiled } from "../sql/statements/compiled.js";
import { toRow } from "../sql/statements/document-statements.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { retry } from "./retry.js";

/** A user, and the version that it replaces. */
interface Replacement {
  readonly user: User;
  readonly replaces: number;
}

const replaceRow = compiled("replacements.user");

/** The replacement of a user's version by a batch that consists of only that. */
export function onlyReplacement({ expect, writes }: Plan): Replacement | undefined {
  const [first, ...others] = writes;
  if (expect.length > 0 || others.length > 0 || first === undefined) return undefined;
  const { write, guard } = first;
  if (write.kind !== "put" || write.document !== "user" || guard?.kind !== "version" || guard.version === 0) {
    return undefined;
  }
  return { user: write.value, replaces: guard.version };
}

/**
 * Replaces a user in a single statement if its name, addresses and position in the directory stay the same, as in most
 * changes.
 * @returns false if they change, or if the version is another one; nothing has changed then
 */
export async function replaceInPlace(
  connection: PostgresConnection,
  { user, replaces }: Replacement,
): Promise<boolean> {
  const addresses = [...new Set(user.emails.map(nameKey))];
  const args = { ...toRow(documents.user, user), replaces, addresses, count: addresses.length };
  return (await retry(() => connection.runAlone({ statement: replaceRow, args }))).changed > 0;
}
