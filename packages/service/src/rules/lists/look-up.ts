import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import { seeFile } from "../conversations/files/find-file.js";
import { findWorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { isForeign } from "../directory/reach.js";
import type { Known } from "./cells/cell.js";
import { type Referents, readPermalink } from "./cells/referents.js";

/** The caller, and the workspace of the List. */
interface LookUpContext {
  readonly store: Store;
  readonly caller: WebapiCaller;
  readonly workspaceId: Id;
}

/** Finds what the caller can see among what cells refer to. */
export async function lookUp(referents: Referents, context: LookUpContext): Promise<Known> {
  const { store, caller } = context;
  const [users, channels, files, messages] = await Promise.all([
    visibleUsers(referents.userIds, caller, store),
    visibleChannels(referents.channelIds, caller, store),
    knownFiles(referents.fileIds, context),
    knownMessages(referents.messages, context),
  ]);
  return { callerId: caller.user?.id ?? "", users, channels, files, messages };
}

async function knownFiles(ids: readonly Id[], context: LookUpContext): Promise<ReadonlySet<Id>> {
  const { store, caller, workspaceId } = context;
  const seen = await Promise.all(ids.map((id) => seeFile(id, caller, store)));
  const files = seen.flatMap((each) => each?.file ?? []);
  const known = files.filter((file) => file.workspaceId === workspaceId && file.deleted === undefined);
  return new Set(known.map(({ id }) => id));
}

async function knownMessages(links: readonly string[], { store, caller }: LookUpContext): Promise<ReadonlySet<string>> {
  const read = links.flatMap((link) => {
    const message = readPermalink(link);
    return message === undefined ? [] : [{ link, ...message }];
  });
  const channels = await visibleChannels([...new Set(read.map(({ channelId }) => channelId))], caller, store);
  const seen = await Promise.all(
    read.map(async ({ link, channelId, ts }) => {
      const message = channels.has(channelId) ? await store.messages.get(channelId, ts) : undefined;
      return message === undefined || message.deleted === true ? [] : [link];
    }),
  );
  return new Set(seen.flat());
}

/**
 * Which users the caller can see: the directory and, for guests and users of other directories, those who share a
 * channel.
 */
export async function visibleUsers(
  ids: readonly Id[],
  caller: WebapiCaller,
  { users, channels }: Pick<Store, "users" | "channels">,
): Promise<ReadonlySet<Id>> {
  const self = caller.user;
  const found = await users.getMany(ids);
  const seen = await Promise.all(
    found.map(async (user) => {
      if (user.id === self?.id || (self?.guest === undefined && !isForeign(user, caller))) return [user.id];
      return self !== undefined && (await channels.shareChannel(self.id, user.id)) ? [user.id] : [];
    }),
  );
  return new Set(seen.flat());
}

/**
 * Which channels the caller can see: public ones where the caller acts, unless the caller is a guest, and the caller's
 * own.
 */
export async function visibleChannels(
  ids: readonly Id[],
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations">,
): Promise<ReadonlySet<Id>> {
  const seen = await Promise.all(
    ids.map(async (id) => {
      const channel = await store.channels.get(id);
      return channel !== undefined && (await isVisible(channel, caller, store)) ? [id] : [];
    }),
  );
  return new Set(seen.flat());
}

async function isVisible(
  channel: Channel,
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations">,
): Promise<boolean> {
  const { id, kind, deleted } = channel;
  const { user } = caller;
  if (deleted === true || user === undefined) return false;
  const access = await findWorkspaceAccess(channel, caller, store);
  if (access.kind === "absent") return false;
  if (kind === "public" && user.guest === undefined && access.kind === "inside") return true;
  return store.channels.isMember(id, user.id);
}
