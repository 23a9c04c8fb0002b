import type { File } from "../../../model/file.js";
import type { CellValue } from "../../../model/list-row.js";
import type { Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";

/** Names of what cells refer to. Deleted things are left out. */
export interface Names {
  readonly users: ReadonlyMap<Id, string>;
  readonly channels: ReadonlyMap<Id, string>;
  readonly files: ReadonlyMap<Id, File>;
}

/** IDs to look up. */
interface Wanted {
  readonly userIds: readonly Id[];
  readonly channelIds: readonly Id[];
  readonly fileIds: readonly Id[];
}

/** Looks up the names for a page of rows. */
export async function findNames(
  { userIds, channelIds, fileIds }: Wanted,
  { users, channels, files }: Pick<Store, "users" | "channels" | "files">,
): Promise<Names> {
  const [foundUsers, foundChannels, foundFiles] = await Promise.all([
    userIds.length === 0 ? [] : users.getMany(userIds),
    Promise.all(channelIds.map((id) => channels.get(id))),
    fileIds.length === 0 ? [] : files.getMany(fileIds),
  ]);
  return {
    users: new Map(foundUsers.map(({ id, displayName }) => [id, displayName])),
    channels: new Map(
      foundChannels.flatMap((channel) => (channel?.name === undefined ? [] : [[channel.id, channel.name]])),
    ),
    files: new Map(foundFiles.flatMap((file) => (file.deleted === undefined ? [[file.id, file]] : []))),
  };
}

/** Files in a cell. */
export function filesOf(cell: CellValue): readonly Id[] {
  if (cell.kind === "attachment") return cell.value;
  return cell.kind === "reference" ? cell.value.map(({ file }) => file.file_id) : [];
}

/** For texts that name people and channels by their IDs. */
export const noNames: Names = { users: new Map(), channels: new Map(), files: new Map() };
