import { type Channel, documents, type Expectation } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { toRow, upsertDocument } from "../statements/document-statements.js";
import { changedBy, firstOf, type Steps } from "../statements/steps.js";
import { releaseChannelName, takeChannelName } from "./claim-name.js";
import { unlessTaken } from "./unless-taken.js";

const lockName = compiled("channels.lockName");

/**
 * Inserts or replaces a channel. Its members and messages stay unchanged.
 * @returns the expectation that failed, if the name is taken or the two users have a DM
 */
export function* putChannel(channel: Channel): Steps<Expectation | undefined> {
  const row = toRow(documents.channel, channel);
  const before = (yield* firstOf(lockName, { id: channel.id }))?.name_key ?? null;
  const taken = takenBy(channel);
  if (row.name_key !== before) {
    if (row.name_key !== null && !(yield* takeChannelName(row.name_key))) return taken;
    if (before !== null) yield* releaseChannelName(before);
  }
  return yield* unlessTaken(changedBy(upsertDocument(documents.channel), row), taken);
}

function takenBy({ id, workspaceId, name, dmUserIds }: Channel): Expectation {
  if (name === undefined && dmUserIds !== undefined) return { kind: "freeDm", workspaceId, userIds: dmUserIds };
  return { kind: "freeChannelName", workspaceId, name: name ?? "", except: id };
}
