import type { Channel } from "../../../model/channel.js";
import type { Expectation } from "../../../model/expectations.js";
import type { List } from "../../../model/list.js";
import type { Store } from "../../../model/service-store.js";
import type { Write } from "../../../model/writes.js";
import { toChannelName } from "../../../values/channel-name.js";

/** Changes of a List's channel when the List is renamed, or why the channel cannot have the name. */
export type ChannelRenaming =
  | { readonly ok: true; readonly expect: readonly Expectation[]; readonly writes: readonly Write[] }
  | { readonly ok: false; readonly found: string; readonly wanted: string };

const nothing: ChannelRenaming = { ok: true, expect: [], writes: [] };

/** Renames the channel of a List with it. */
export async function renameChannel(
  { channelId }: List,
  listName: string,
  { channels }: Pick<Store, "channels">,
): Promise<ChannelRenaming> {
  const channel = channelId === undefined ? undefined : await channels.get(channelId);
  if (channel === undefined || channel.deleted === true) return nothing;
  const name = toChannelName(listName);
  if (name === channel.name) return nothing;
  if (name === undefined) return { ok: false, found: listName, wanted: "a name that works as a channel name" };
  if (channel.archived) return { ok: false, found: channel.id, wanted: "a channel that is not archived" };
  return { ok: true, expect: expectationsOf(channel, name), writes: writesOf(channel, name) };
}

function expectationsOf({ id, version, workspaceId }: Channel, name: string): readonly Expectation[] {
  return [
    { kind: "version", document: "channel", key: { id }, version },
    { kind: "freeChannelName", workspaceId, name, except: id },
  ];
}

function writesOf(channel: Channel, name: string): readonly Write[] {
  return [{ kind: "put", document: "channel", value: { ...channel, version: channel.version + 1, name } }];
}
