import type { WebapiCaller } from "../../../model/caller.js";
import type { Channel } from "../../../model/channel.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { findWorkspaceAccess } from "../../conversations/sharing/find-workspace-access.js";
import { isForeign } from "../../directory/reach.js";

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
