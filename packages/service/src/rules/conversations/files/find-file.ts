import type { WebapiCaller } from "../../../model/caller.js";
import type { Channel } from "../../../model/channel.js";
import type { File, FileShare } from "../../../model/file.js";
import type { Store } from "../../../model/store.js";
import { createRefuse, type Refused } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { findConversation } from "../find-conversation.js";
import type { SharedIn } from "./to-file.js";

const refuse = createRefuse<string>("everyday-2#methods");

type Readers = Pick<Store, "files" | "channels" | "organizations" | "messages">;

/** A file that a caller sees, and where it is shared, as far as the caller sees that. */
interface SeenFile {
  readonly file: File;
  readonly shares: readonly SharedIn[];
}

/** Finds the file that a call names, if the caller sees it. */
export async function findFile(
  id: Id,
  caller: WebapiCaller,
  store: Readers,
): Promise<({ readonly ok: true } & SeenFile) | Refused<"file_not_found" | "file_deleted">> {
  const seen = await seeFile(id, caller, store);
  if (seen === undefined) return refuse("file_not_found", id, "a file that the caller sees");
  return seen.file.deleted === undefined
    ? { ok: true, ...seen }
    : refuse("file_deleted", id, "a file that is not deleted");
}

/**
 * A file as a caller sees it; undefined if it is not seen. It is seen by its owner, by those who are in a conversation
 * with it, by apps in whose modals it was entered, and, if it was shared in a public channel, by all full members of the company.
 */
export async function seeFile(id: Id, caller: WebapiCaller, store: Readers): Promise<SeenFile | undefined> {
  const file = await store.files.get(id);
  if (file === undefined) return undefined;
  const shares = await sharesOf(file, caller, store);
  const { user } = caller;
  const isOwn = user !== undefined && file.ownerId === user.id;
  const isPublic = file.isPublic === true && isFullMember(caller) && file.workspaceId === caller.workspace.id;
  const isGiven = caller.app !== undefined && file.givenTo?.includes(caller.app.id) === true;
  return isOwn || isPublic || isGiven || shares.length > 0 ? { file, shares } : undefined;
}

/** The places where a file is shared, as far as a caller sees them: bots see the conversations that they are in. */
export async function sharesOf(file: File, caller: WebapiCaller, store: Readers): Promise<readonly SharedIn[]> {
  const groups = Map.groupBy(await store.files.sharesOf([file.id]), ({ channelId }) => channelId);
  const seen: SharedIn[] = [];
  for (const [channelId, shares] of groups) {
    const channel = await findShareChannel(channelId, caller, store);
    if (channel === undefined) continue;
    for (const share of shares) {
      const message = await store.messages.get(channelId, share.ts);
      if (message !== undefined) seen.push({ channel, message, repliers: await repliersOf(share, store) });
    }
  }
  return seen;
}

function repliersOf({ channelId, ts }: FileShare, { messages }: Pick<Store, "messages">) {
  return messages.repliers(channelId, { oldest: ts, latest: ts });
}

/** A conversation in which something is shared, if a caller sees that: bots see the conversations that they are in. */
export async function findShareChannel(
  id: Id,
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations">,
): Promise<Channel | undefined> {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  return found.ok && (found.membership !== undefined || isFullMember(caller)) ? found.channel : undefined;
}

/** Whether the caller is a person who is no guest. */
function isFullMember({ user }: WebapiCaller): boolean {
  return user !== undefined && user.kind !== "bot" && user.guest === undefined;
}
