import type { BookmarksEditArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type Bookmark, bookmarks } from "../../model/bookmark.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findBookmark } from "./find-bookmark.js";
import { readEmoji, refuseLink } from "./read-parts.js";
import { toBookmark } from "./to-bookmark.js";

type Outcome = MethodOutcome<Methods["bookmarks.edit"]>;
type Context = MethodContext<WebapiCaller>;

/** Changes the title, link or emoji of a bookmark. */
export function createEditBookmark({ store }: { readonly store: Store }) {
  return (sent: BookmarksEditArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideEdit(sent, context, store));
}

async function decideEdit(
  sent: BookmarksEditArguments,
  { caller, now }: Context,
  store: Store,
): Promise<Decision<Outcome>> {
  const found = await findBookmark(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const link = sent.link === undefined ? undefined : refuseLink(sent.link);
  if (link !== undefined) return { kind: "answer", answer: link };
  const read = await readEmoji(sent.emoji, caller, store);
  if (!read.ok) return { kind: "answer", answer: read };
  const { emoji: oldEmoji, ...before } = found.bookmark;
  const emoji = sent.emoji === undefined ? oldEmoji : read.emoji;
  const after: Bookmark = {
    ...before,
    version: before.version + 1,
    edited: now.toISOString(),
    ...(sent.title !== undefined && { title: sent.title }),
    ...(sent.link !== undefined && { link: sent.link }),
    ...(emoji !== undefined && { emoji }),
    lastUpdatedBy: { userId: caller.user?.id ?? "", workspaceId: caller.workspace.id },
  };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(bookmarks, { id: before.id }, before.version)], writes: [put(bookmarks, after)] },
    answer: () => ({ ok: true, bookmark: toBookmark(after) }),
  };
}
