import { type Channel, documents, type Expectation } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { toRow, upsertDocument } from "../statements/document-statements.js";
import { textStatement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import { releaseChannelName, takeChannelName } from "./claim-name.js";
import { unlessTaken } from "./unless-taken.js";

const lockName = compiled("channels.lockName");

/** Copies the type of a channel to its memberships, which are listed by it. */
const updateTypes = textStatement<{ readonly id: string; readonly type: string }, unknown>(({ mark }) => ({
  sql: `update channel_members set type = ${mark(1)} where channel_id = ${mark(2)}`,
  names: ["type", "id"],
}));

/**
 * Inserts or replaces a channel. Its members and messages stay unchanged.
 * @returns the expectation that failed, if the name is taken or the two users have a DM
 */
export function* putChannel(channel: Channel): Steps<Expectation | undefined> {
  const row = toRow(documents.channel, channel);
  const stored = yield* firstOf(lockName, { id: channel.id });
  const before = stored?.name_key ?? null;
  if (stored !== undefined && stored.type !== row.type) {
    yield* execute(updateTypes, { id: channel.id, type: row.type ?? "" });
  }
  const taken = takenBy(channel);
  if (row.name_key !== before) {
    if (row.name_key !== null && !(yield* takeChannelName(row.name_key))) return taken;
    if (before !== null) yield* releaseChannelName(before);
  }
  return yield* unlessTaken(changedBy(upsertDocument(documents.channel), row), taken);
}

function takenBy({ id, workspaceId, name, dmUserIds }: Channel): Expectation {
  if (dmUserIds !== undefined) return { kind: "freeDm", workspaceId, userIds: dmUserIds };
  return { kind: "freeChannelName", workspaceId, name: name ?? "", except: id };
}
