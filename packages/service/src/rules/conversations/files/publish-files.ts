import type { Awaitable } from "@rollcall/webapi-core";
import type { Channel } from "../../../model/channel.js";
import { files } from "../../../model/file.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Expectation, SilentWrite, Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";

/** Part of a commit that shares files. */
interface Publication {
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

/** Notes that files are public, for a commit whose message shares them. Nothing if no conversation is a public channel. */
export function publishFiles(
  ids: readonly Id[] = [],
  conversations: readonly Pick<Channel, "kind">[],
  store: Pick<Store, "files">,
): Awaitable<Publication> {
  if (ids.length === 0 || !conversations.some(({ kind }) => kind === "public")) return { expect: [], writes: [] };
  return openFiles(ids, store);
}

async function openFiles(ids: readonly Id[], store: Pick<Store, "files">): Promise<Publication> {
  const found = await store.files.getMany([...new Set(ids)]);
  const opened = found.filter((file) => file.isPublic !== true && file.deleted === undefined);
  return {
    expect: opened.map(({ id, version }) => hasVersion(files, { id }, version)),
    writes: opened.map((file) => put(files, { ...file, version: file.version + 1, isPublic: true })),
  };
}
