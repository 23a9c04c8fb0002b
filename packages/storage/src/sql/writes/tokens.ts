import type { Token } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { changedBy, type Steps } from "../steps.js";
import type { TokenTable } from "../tables.js";

const upsertToken = statement(({ db }, row: TokenTable) =>
  db
    .insertInto("tokens")
    .values({
      hash: row.hash,
      user_id: row.user_id,
      app_id: row.app_id,
      revoked: row.revoked,
      document: row.document,
    })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({
        user_id: (it) => it.ref("excluded.user_id"),
        app_id: (it) => it.ref("excluded.app_id"),
        revoked: (it) => it.ref("excluded.revoked"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

const revokeAll = statement(({ db }, { userId }: { readonly userId: string }) =>
  db.updateTable("tokens").set({ revoked: 1 }).where("user_id", "=", userId),
);

/** Inserts or replaces a token. */
export function* putToken(token: Token): Steps<void> {
  const { hash, userId = null, appId = null, revoked } = token;
  const row = { hash, user_id: userId, app_id: appId, revoked: revoked ? 1 : 0, document: toText(token) };
  yield* changedBy(upsertToken, row);
}

/** Revokes every token that acts as the user. */
export function* revokeUserTokens({ userId }: { readonly userId: string }): Steps<void> {
  yield* changedBy(revokeAll, { userId });
}
