import { statement } from "../statements/statement.js";

/** Counts the messages in all channels of a workspace; null if it has no channel. */
export const messageCount = statement(({ db }, { workspaceId }: { readonly workspaceId: string }) =>
  db
    .selectFrom("channels")
    .select((row) => row.cast<number | null>(row.fn.sum("message_count"), "bigint").as("count"))
    .where("workspace_id", "=", workspaceId),
);
