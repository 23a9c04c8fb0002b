import type { Channel, ChannelCanvas, ChannelText, Draft } from "../model/channel.js";
import { runAtOnce } from "../model/section-run.js";
import type { Write } from "../model/store.js";
import { scanBlocks } from "../rules/canvases/markdown/blocks/scan-blocks.js";
import { noTs } from "../values/instant.js";
import { toGroupName } from "../values/names.js";
import { canvasSection, type WorldCanvas } from "./canvases.js";
import { sharingWorkspaces, type WorldChannel } from "./channels.js";
import { findItem, present, storedCreation, storedInstant, type WriteContext } from "./section.js";
import { userSection } from "./users.js";

/** The own canvas of each channel that has one, by the index of the channel. The first of several counts. */
function firstCanvases({
  items,
  names,
  ids,
}: Pick<WriteContext, "items" | "names" | "ids">): ReadonlyMap<number, ChannelCanvas> {
  const first = new Map<number, ChannelCanvas>();
  for (const [at, canvas] of items(canvasSection).entries()) {
    const channel = canvas.channel === undefined ? undefined : names.lookup("channel", canvas.channel)[0];
    if (channel === undefined || first.has(channel)) continue;
    first.set(channel, { id: ids.at("canvas", at), empty: isEmpty(canvas) });
  }
  return first;
}

function isEmpty({ markdown = "", sections }: WorldCanvas): boolean {
  return sections === undefined ? runAtOnce(scanBlocks(markdown)).starts.length === 0 : sections.length === 0;
}

/** Writes of the conversations, their members, and what these have read. */
export function channelWrites(channels: readonly WorldChannel[], context: WriteContext): readonly Write[] {
  const canvases = firstCanvases(context);
  return channels.flatMap((channel, index) => {
    const id = context.ids.at("channel", index);
    const userIds = memberReferences(channel).map((user) => context.ids.of("user", user));
    return [
      {
        kind: "put",
        document: "channel",
        value: { ...toChannel(channel, id, context), ...present("canvas", canvases.get(index)) },
      },
      { kind: "addChannelMembers", channelId: id, userIds },
      ...readWrites(channel, id, context),
    ] satisfies readonly Write[];
  });
}

function readWrites({ reads = [] }: WorldChannel, channelId: string, { ids }: WriteContext): readonly Write[] {
  return reads.map(({ user, last_read: lastReadTs = noTs, open = true }) => ({
    kind: "changeMembership",
    channelId,
    userId: ids.of("user", user),
    lastReadTs,
    open,
  }));
}

function toChannel(channel: WorldChannel, id: string, context: WriteContext): Channel {
  const sharing = sharingWorkspaces(channel, context);
  return {
    id,
    version: 1,
    created: storedCreation(channel, context.nowMs),
    ...present("updated", channel.updated === undefined ? undefined : storedInstant(channel.updated)),
    kind: channel.kind,
    workspaceId: context.ids.workspace(channel.workspace),
    ...(sharing.length > 0 && { sharedWith: sharing.map((index) => context.ids.at("workspace", index)) }),
    ...byKind(channel, context),
    archived: channel.archived ?? false,
    ...(channel.deleted === true ? { deleted: true } : {}),
    postingSuspended: channel.posting_suspended ?? false,
    ...present(
      "drafts",
      channel.drafts?.map((draft) => toDraft(draft, context)),
    ),
  };
}

function byKind(channel: WorldChannel, context: WriteContext): Partial<Channel> {
  switch (channel.kind) {
    case "im":
      return { dmUserIds: dmUserIds(channel.between, context) };
    case "mpim":
      return {
        name: channel.name ?? groupName(channel.members, context),
        ...texts({ ...channel, creator: channel.creator ?? channel.members[0] }, context),
        dmUserIds: dmUserIds(channel.members, context),
      };
    case "public":
    case "private":
    case "session":
      return {
        name: channel.name,
        ...present("previousNames", channel.previous_names),
        ...present("general", channel.general),
        ...(channel.mandatory === true && { mandatory: true }),
        ...texts(channel, context),
        ...(channel.properties === undefined ? {} : { properties: channel.properties as Channel["properties"] & {} }),
      };
  }
}

type Described = Exclude<WorldChannel, { kind: "im" }>;

function texts(channel: Described, context: WriteContext): Pick<Channel, "creatorId" | "topic" | "purpose"> {
  const creatorId = channel.creator === undefined ? undefined : context.ids.of("user", channel.creator);
  const toText = (text: Described["topic"]): ChannelText | undefined => {
    if (text === undefined) return undefined;
    const { value, user, set } =
      typeof text === "string" ? { value: text } : { user: undefined, set: undefined, ...text };
    return {
      value,
      ...present("creatorId", user === undefined ? creatorId : context.ids.of("user", user)),
      set: set === undefined ? storedCreation(channel, context.nowMs) : storedInstant(set),
    };
  };
  return {
    ...present("creatorId", creatorId),
    ...present("topic", toText(channel.topic)),
    ...present("purpose", toText(channel.purpose)),
  };
}

function toDraft(draft: NonNullable<WorldChannel["drafts"]>[number], { ids }: WriteContext): Draft {
  return {
    userId: ids.of("user", draft.user),
    lastUpdatedTs: draft.last_updated_ts,
    state: draft.state ?? "open",
  };
}

function groupName(members: readonly string[], context: WriteContext): string {
  return toGroupName(members.map((user) => findItem(context, userSection, user)?.userName ?? user));
}

function dmUserIds(users: readonly string[], { ids }: WriteContext): readonly string[] {
  return [...new Set(users.map((user) => ids.of("user", user)))].sort();
}

function memberReferences(channel: WorldChannel): readonly string[] {
  return channel.kind === "im" ? channel.between : (channel.members ?? []);
}
