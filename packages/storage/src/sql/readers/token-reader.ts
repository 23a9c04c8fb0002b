import type { App, HeldToken, Organization, Token, TokenReader, User } from "@rollcall/service/store";
import { sql } from "kysely";
import { parseDocument } from "../documents.js";
import type { Reading } from "../reading.js";
import { statement } from "../statement.js";

const selectToken = statement(({ db }, { hash }: { readonly hash: string }) =>
  db.selectFrom("tokens").select(["document", "revoked"]).where("hash", "=", hash),
);

const selectActing = statement(({ db }, { appId, userId }: { readonly appId: string; readonly userId: string }) =>
  db
    .selectFrom("tokens")
    .select("revoked")
    .where("user_id", "=", userId)
    .where("app_id", "=", appId)
    .where("revoked", "=", 0)
    .limit(1),
);

/** Sub-selects, because SQLite takes three times as long for the same by outer joins. */
const selectHeld = statement(({ db }, { hash }: { readonly hash: string }) =>
  db
    .selectFrom("tokens")
    .select((row) => [
      "document",
      "revoked",
      row.selectFrom("users").select("users.document").whereRef("users.id", "=", "tokens.user_id").as("user"),
      row.selectFrom("apps").select("apps.document").whereRef("apps.id", "=", "tokens.app_id").as("app"),
      row
        .selectFrom("organizations")
        .select("organizations.document")
        .orderBy("id")
        .limit(sql.lit(1))
        .as("organization"),
    ])
    .where("hash", "=", hash),
);

/** What `selectHeld` finds. */
interface HeldRow {
  readonly document: string;
  readonly revoked: number;
  readonly user: string | null;
  readonly app: string | null;
  readonly organization: string | null;
}

const mostRemembered = 500;

/** Reads tokens. */
export function createTokenReader(reading: Reading): TokenReader {
  const known = new Map<string, { readonly row: HeldRow; readonly held: HeldToken }>();
  return {
    async byHash(hash) {
      const row = await reading.first(selectToken, { hash });
      return row === undefined ? undefined : toToken(row);
    },
    actsAs: async (appId, userId) => (await reading.first(selectActing, { appId, userId })) !== undefined,
    async held(hash) {
      const row = await reading.first(selectHeld, { hash });
      if (row === undefined) return undefined;
      const last = known.get(hash);
      // What is read each time is mostly what was read before, and is not parsed anew then.
      if (last !== undefined && isSame(last.row, row)) return last.held;
      const held = toHeld(row);
      if (known.size >= mostRemembered) known.clear();
      known.set(hash, { row, held });
      return held;
    },
  };
}

function toToken({ document, revoked }: Pick<HeldRow, "document" | "revoked">): Token {
  return { ...parseDocument<Token>(document), revoked: revoked === 1 };
}

function toHeld(row: HeldRow): HeldToken {
  return {
    token: toToken(row),
    ...(row.user !== null && { user: parseDocument<User>(row.user) }),
    ...(row.app !== null && { app: parseDocument<App>(row.app) }),
    ...(row.organization !== null && { organization: parseDocument<Organization>(row.organization) }),
  };
}

function isSame(one: HeldRow, other: HeldRow): boolean {
  return (
    one.document === other.document &&
    one.revoked === other.revoked &&
    one.user === other.user &&
    one.app === other.app &&
    one.organization === other.organization
  );
}
