import { type Channel, documents, type Expectation, placesOf } from "@rollcall/service/store";
import { toRow, upsertDocument } from "../statements/document-statements.js";
import { forUpdate, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";
import { releaseChannelName, takeChannelName, unlessTaken } from "./claim-name.js";

/** Name and type of a channel, and whether it is shared; locks its row until the end of the transaction. */
const lockName = statement<
  { readonly id: string },
  Columns<"channels", "name_key" | "type"> & { readonly shared_with: string | null }
>(
  (arg) => sql`select name_key, type, (select workspace_id from channel_shares
    where channel_shares.channel_id = channels.id limit 1) as shared_with from channels
    where id = ${arg.id}${forUpdate}`,
);

/** ID of the channel with a name, of a workspace or shared with it. */
export const idOfName = statement<{ readonly workspaceId: string; readonly name: string }, Columns<"channels", "id">>(
  (arg) => sql`select id from channels where workspace_id = ${arg.workspaceId} and name_key = ${arg.name} union all
    select channel_id as id from channel_shares where workspace_id = ${arg.workspaceId}
    and name_key = ${arg.name}`,
);

/** Shares a channel with a workspace. */
const share = statement<{
  readonly channelId: string;
  readonly workspaceId: string;
  readonly type: string;
  readonly name: string | null;
}>(
  (arg) => sql`insert into channel_shares (channel_id, workspace_id, type, name_key)
    values (${arg.channelId}, ${arg.workspaceId}, ${arg.type}, ${arg.name})`,
);

/** Ends all sharing of a channel. */
const unshare = statement<{ readonly id: string }>(
  (arg) => sql`delete from channel_shares where channel_id = ${arg.id}`,
);

/** Copies the type of a channel to its memberships, which are listed by it. Those of a deleted channel keep theirs. */
const updateTypes = statement<{ readonly id: string; readonly type: string }, unknown>(
  (arg) => sql`update channel_members set type = ${arg.type} where channel_id = ${arg.id}`,
);

/**
 * Inserts or replaces a channel. Its members and messages stay unchanged.
 * @returns the expectation that failed, if the name is taken or the two users have a DM
 */
export function* putChannel(channel: Channel): Steps<Expectation | undefined> {
  const { id } = channel;
  const row = toRow(documents.channel, channel);
  const stored = yield* firstOf(lockName, { id });
  const before = stored?.name_key ?? null;
  const type = row.type ?? "";
  const isListed = row.type !== null;
  if (stored !== undefined && isListed && stored.type !== row.type) yield* execute(updateTypes, { id, type });
  const [, ...shares] = placesOf(channel);
  const wasShared = (stored?.shared_with ?? null) !== null;
  if (row.name_key !== before || shares.length > 0) {
    const taken = row.name_key === null ? undefined : yield* takeName(channel, row.name_key);
    if (taken !== undefined) return taken;
    if (before !== null) yield* releaseChannelName(before);
  }
  const taken = yield* unlessTaken(
    changedBy(upsertDocument(documents.channel), row),
    takenIn(channel, channel.workspaceId),
  );
  if (taken !== undefined) return taken;
  if (wasShared) yield* execute(unshare, { id });
  for (const workspaceId of shares) yield* execute(share, { channelId: id, workspaceId, type, name: row.name_key });
  return undefined;
}

/** Takes the name, which locks it, and checks that it is free in each workspace of the channel. */
function* takeName(channel: Channel, name: string): Steps<Expectation | undefined> {
  if (!(yield* takeChannelName(name))) return takenIn(channel, channel.workspaceId);
  for (const workspaceId of placesOf(channel)) {
    const holder = yield* firstOf(idOfName, { workspaceId, name });
    if (holder !== undefined && holder.id !== channel.id) return takenIn(channel, workspaceId);
  }
  return undefined;
}

function takenIn({ id, name, dmUserIds }: Channel, workspaceId: string): Expectation {
  if (dmUserIds !== undefined) return { kind: "freeDm", workspaceId, userIds: dmUserIds };
  return { kind: "freeChannelName", workspaceId, name: name ?? "", except: id };
}
