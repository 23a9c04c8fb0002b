import { sql } from "kysely";
import { statement } from "../statement.js";

/** The token with a hash. */
export const byHash = statement(({ db }, { hash }: { readonly hash: string }) =>
  db.selectFrom("tokens").select(["document", "revoked"]).where("hash", "=", hash),
);

/** A token of the app that acts as the user. */
export const acting = statement(({ db }, { appId, userId }: { readonly appId: string; readonly userId: string }) =>
  db
    .selectFrom("tokens")
    .select("revoked")
    .where("user_id", "=", userId)
    .where("app_id", "=", appId)
    .where("revoked", "=", 0)
    .limit(1),
);

/** Users among the IDs for whom the app has a token. */
export const actingAmong = statement(
  ({ db, isAmong }, { appId, ids }: { readonly appId: string; readonly ids: readonly string[] }) =>
    db
      .selectFrom("tokens")
      .select("user_id")
      .distinct()
      .where(isAmong("user_id", ids))
      .where("app_id", "=", appId)
      .where("revoked", "=", 0),
);

/**
 * A token and the documents it refers to, in one statement. The documents decide which workspace it acts in, so the
 * statement guesses the workspace of the last call.
 */
export const resolved = statement(
  ({ db }, { hash, workspaceId }: { readonly hash: string; readonly workspaceId: string }) =>
    db
      .selectFrom("tokens")
      .select((row) => [
        "document",
        "revoked",
        row.selectFrom("users").select("users.document").whereRef("users.id", "=", "tokens.user_id").as("user"),
        row.selectFrom("apps").select("apps.document").whereRef("apps.id", "=", "tokens.app_id").as("app"),
        row.selectFrom("organizations").select("organizations.document").orderBy("id").limit(1).as("organization"),
        row
          .selectFrom("workspaces")
          .select("workspaces.document")
          .where("workspaces.id", "=", workspaceId)
          .as("workspace"),
        row.selectFrom("subscription_version").select("subscription_version.version").as("subscriptions"),
      ])
      .where("hash", "=", hash),
);

/** Revokes the bot and user tokens of an app's installations. The member is replaced as below. */
export const revokeOfInstallations = statement(
  ({ db, isAmong }, { appId, targetIds }: { readonly appId: string; readonly targetIds: readonly string[] }) =>
    db
      .updateTable("tokens")
      .set({
        revoked: 1,
        document: sql`replace(document, '"revoked":false', '"revoked":true,"uninstalled":true')`,
      })
      .where("app_id", "=", appId)
      .where("kind", "in", ["bot", "user"])
      .where(isAmong("target_id", targetIds))
      .where("revoked", "=", 0),
);

/** JSON escapes quotation marks inside texts, so only the member itself looks like this. */
export const revokeOfUser = statement(({ db }, { userId }: { readonly userId: string }) =>
  db
    .updateTable("tokens")
    .set({ revoked: 1, document: sql`replace(document, '"revoked":false', '"revoked":true')` })
    .where("user_id", "=", userId)
    .where("revoked", "=", 0),
);

/** Removes the refresh tokens of a user. */
export const removeRefreshOfUser = statement(({ db }, { userId }: { readonly userId: string }) =>
  db.deleteFrom("refresh_tokens").where("user_id", "=", userId),
);

/** Removes the refresh tokens of an app's installations. */
export const removeRefreshOfInstallations = statement(
  ({ db, isAmong }, { appId, targetIds }: { readonly appId: string; readonly targetIds: readonly string[] }) =>
    db.deleteFrom("refresh_tokens").where("app_id", "=", appId).where(isAmong("target_id", targetIds)),
);
