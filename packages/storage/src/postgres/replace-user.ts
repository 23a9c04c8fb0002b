import { documents, nameKey, type User } from "@rollcall/service/store";
import type { Plan } from "../sql/commit/plan-batch.js";
import { toRow, type ValuesOf } from "../sql/statements/document-statements.js";
import { among, sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { retry } from "./retry.js";

/** A user, and the version that it replaces. */
interface Replacement {
  readonly user: User;
  readonly replaces: number;
}

/** Replaces a user in a single statement if its name, addresses and position in the directory stay the same. */
/** A user's row, and what is expected of the stored one. */
type ReplacementRow = ValuesOf<typeof documents.user> & {
  readonly replaces: number;
  /** Distinct keys of its addresses, and their number. */
  readonly addresses: readonly string[];
  readonly count: number;
};

const replaceRow = statement<ReplacementRow>(
  (arg) => sql`update users
    set version = ${arg.version}, home = ${arg.home}, created = ${arg.created}, user_name = ${arg.user_name},
      display_name = ${arg.display_name}, active = ${arg.active}, restricted = ${arg.restricted},
      ultra_restricted = ${arg.ultra_restricted}, workspaces = ${arg.workspaces}, due = ${arg.due}, document = ${arg.document}
    where id = ${arg.id} and version = ${arg.replaces} and home = ${arg.home} and created = ${arg.created}
    and user_name = ${arg.user_name} and (select count(*) = ${arg.count}::bigint
    and count(*) filter (where address ${among(arg.addresses)}) = ${arg.count}::bigint
    from user_emails where user_id = ${arg.id})`,
);

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
