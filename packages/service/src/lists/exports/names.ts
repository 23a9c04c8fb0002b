import type { File } from "../../files/file.js";
import type { Store } from "../../service-store.js";
import type { Id } from "../../values/ids.js";
import type { CellValue } from "../list-row.js";

/** How things that cells refer to are called. What is gone is left out. */
export interface Names {
  readonly users: ReadonlyMap<Id, string>;
  readonly channels: ReadonlyMap<Id, string>;
  readonly files: ReadonlyMap<Id, File>;
}

/** What is looked up. */
interface Wanted {
  readonly userIds: readonly Id[];
  readonly channelIds: readonly Id[];
  readonly fileIds: readonly Id[];
}

/** Looks names up, a page's worth at once. */
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
    files: new Map(foundFiles.map((file) => [file.id, file])),
  };
}

/** The files that a cell holds. */
export function filesOf(cell: CellValue): readonly Id[] {
  if (cell.kind === "attachment") return cell.value;
  return cell.kind === "reference" ? cell.value.map(({ file }) => file.file_id) : [];
}
