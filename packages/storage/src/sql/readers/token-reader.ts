import type { App, HeldToken, Organization, Token, TokenReader, User } from "@rollcall/service/store";
import { createDocumentMemory } from "../document-memory.js";
import { firstRow, type Reading } from "../reading.js";
import { statement } from "../statement.js";

const selectToken = statement(({ db }, { hash }: { readonly hash: string }) =>
  db.selectFrom("tokens").select(["document", "revoked"]).where("hash", "=", hash),
);

const selectHeld = statement(({ db }, { hash }: { readonly hash: string }) =>
  db
    .selectFrom("tokens")
    .leftJoin("users", "users.id", "tokens.user_id")
    .leftJoin("apps", "apps.id", "tokens.app_id")
    .leftJoin("organizations", (join) =>
      join.on("organizations.id", "=", (query) =>
        query.selectFrom("organizations as all").select((row) => row.fn.min("all.id").as("id")),
      ),
    )
    .select([
      "tokens.document",
      "tokens.revoked",
      "users.document as user",
      "apps.document as app",
      "organizations.document as organization",
    ])
    .where("hash", "=", hash),
);

/** Reads tokens. */
export function createTokenReader(reading: Reading): TokenReader {
  const read = createDocumentMemory();
  const toToken = ({ document, revoked }: { readonly document: string; readonly revoked: number }): Token => ({
    ...read<Token>(document),
    revoked: revoked === 1,
  });
  return {
    async byHash(hash) {
      const row = await firstRow(reading, selectToken, { hash });
      return row === undefined ? undefined : toToken(row);
    },
    async held(hash): Promise<HeldToken | undefined> {
      const row = await firstRow(reading, selectHeld, { hash });
      if (row === undefined) return undefined;
      return {
        token: toToken(row),
        ...(row.user !== null && { user: read<User>(row.user) }),
        ...(row.app !== null && { app: read<App>(row.app) }),
        ...(row.organization !== null && { organization: read<Organization>(row.organization) }),
      };
    },
  };
}
