import type { Awaitable } from "@rollcall/webapi-core";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import type { Id } from "../../../values/ids.js";
import { seeFile } from "../../conversations/files/find-file.js";

/** The author of a content, and what the author's files are read from. */
export interface FileView {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "files" | "channels" | "organizations" | "messages">;
  /** Files that the message shows before the call. They can stay. */
  readonly shown?: readonly Id[] | undefined;
}

/**
 * Finds a file that a message must not show, because it is deleted or the caller does not see it. All members of a
 * conversation see the files of its messages.
 */
export function findMissingFile(ids: readonly Id[], view: FileView): Awaitable<Id | undefined> {
  const { shown = [] } = view;
  const added = [...new Set(ids)].filter((id) => !shown.includes(id));
  return added.length === 0 ? undefined : findMissing(added, view);
}

async function findMissing(ids: readonly Id[], { caller, store }: FileView): Promise<Id | undefined> {
  const seen = await Promise.all(ids.map((id) => seeFile(id, caller, store)));
  return ids.find((_, at) => seen[at]?.file.deleted !== undefined || seen[at] === undefined);
}
