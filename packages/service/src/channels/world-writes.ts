import { present } from "../world/section/present.js";
import { storedCreation } from "../world/section/stored-instant.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import type { Channel, Draft } from "./channel.js";
import type { WorldChannel } from "./world.js";

/** Writes of the conversations and their members. */
export function channelWrites(channels: readonly WorldChannel[], context: WriteContext): readonly Write[] {
  return channels.flatMap((channel, index) => {
    const id = context.ids.at("channel", index);
    const userIds = memberReferences(channel).map((user) => context.ids.of("user", user));
    return [
      { kind: "put", document: "channel", value: toChannel(channel, id, context) },
      { kind: "addChannelMembers", channelId: id, userIds },
    ] satisfies readonly Write[];
  });
}

function toChannel(channel: WorldChannel, id: string, context: WriteContext): Channel {
  return {
    id,
    version: 1,
    created: storedCreation(channel, context.nowMs),
    kind: channel.kind,
    workspaceId: context.ids.workspace(channel.workspace),
    ...(channel.kind === "dm" ? { dmUserIds: dmUserIds(channel.between, context) } : toNamed(channel, context)),
    archived: channel.archived ?? false,
    ...(channel.deleted === true ? { deleted: true } : {}),
    postingSuspended: channel.posting_suspended ?? false,
    ...present(
      "drafts",
      channel.drafts?.map((draft) => toDraft(draft, context)),
    ),
  };
}

function toNamed(channel: Exclude<WorldChannel, { kind: "dm" }>, { ids }: WriteContext): Partial<Channel> {
  const creatorId = channel.creator === undefined ? undefined : ids.of("user", channel.creator);
  return { name: channel.name, ...present("creatorId", creatorId) };
}

function toDraft(draft: NonNullable<WorldChannel["drafts"]>[number], { ids }: WriteContext): Draft {
  return {
    userId: ids.of("user", draft.user),
    lastUpdatedTs: draft.last_updated_ts,
    state: draft.state ?? "open",
  };
}

function dmUserIds([one, other]: readonly [string, string], { ids }: WriteContext): readonly [string, string] {
  const [first, second] = [ids.of("user", one), ids.of("user", other)];
  return first < second ? [first, second] : [second, first];
}

function memberReferences(channel: WorldChannel): readonly string[] {
  return channel.kind === "dm" ? channel.between : (channel.members ?? []);
}
