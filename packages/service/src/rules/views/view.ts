import type { View as ShownView, ViewContent } from "@rollcall/api/webapi";
import type { Store } from "../../model/store.js";
import { type StoredHome, type StoredModal, type View, type ViewStack, viewStacks } from "../../model/view.js";
import type { Id, Ids } from "../../values/ids.js";
import { assignIds, createBlockIds } from "../blocks/assign-ids.js";
import { placeBlocks } from "../blocks/block-parts.js";
import { type BlockProblem, findBlockProblems } from "../blocks/block-problems.js";

/** A view as methods and payloads show it. */
export function toView(view: View): ShownView {
  const { id, workspaceId, content, values, hash, rootId, previousId, appId, botId } = view;
  const modal = content.type === "modal" ? content : undefined;
  return {
    id,
    team_id: workspaceId,
    type: content.type,
    blocks: content.blocks,
    private_metadata: content.private_metadata ?? "",
    callback_id: content.callback_id ?? "",
    state: { values },
    hash,
    title: modal?.title ?? null,
    clear_on_close: modal?.clear_on_close === true,
    notify_on_close: modal?.notify_on_close === true,
    ...(modal?.submit_disabled === true && { submit_disabled: true }),
    close: modal?.close ?? null,
    submit: modal?.submit ?? null,
    previous_view_id: previousId ?? null,
    root_view_id: rootId,
    app_id: appId,
    external_id: content.external_id ?? "",
    app_installed_team_id: workspaceId,
    bot_id: botId ?? "",
  };
}

/** Stacks that are looked at. A person has few. */
const maxStacks = 1000;

/** The stacks of a user, in the order in which they were opened. */
export function openStacksOf(userId: Id, store: Pick<Store, "list">): Promise<readonly ViewStack[]> {
  return store.list(viewStacks, "of_user", { user_id: userId }, { limit: maxStacks });
}

/** The stored part of a view that an app sent. */
export function toContent(sent: ViewContent, ids: Pick<Ids, "secret">): View["content"] {
  const common = {
    blocks: assignIds(sent.blocks, createBlockIds(ids, sent.blocks)),
    ...unlessEmpty("private_metadata", sent.private_metadata),
    ...unlessEmpty("callback_id", sent.callback_id),
    ...unlessEmpty("external_id", sent.external_id),
  };
  if (sent.type === "home") return { type: sent.type, ...common } satisfies StoredHome;
  const { title, submit, close } = sent;
  return {
    type: sent.type,
    title,
    ...common,
    ...(submit !== undefined && { submit }),
    ...(close !== undefined && { close }),
    ...(sent.clear_on_close === true && { clear_on_close: true }),
    ...(sent.notify_on_close === true && { notify_on_close: true }),
    ...(sent.submit_disabled === true && { submit_disabled: true }),
  } satisfies StoredModal;
}

function unlessEmpty<Key extends string>(key: Key, value = ""): { readonly [K in Key]?: string } {
  // The only key is the one given.
  return value === "" ? {} : ({ [key]: value } as { readonly [K in Key]: string });
}

/** A version of a view: seconds, and characters that no other version has. */
export function newHash(nowMs: number, ids: Pick<Ids, "secret">): string {
  return `${Math.floor(nowMs / 1000)}.${ids.secret(4)}`;
}

/**
 * Finds what is wrong with a view whose parts are each valid on their own. Paths start at the view.
 * @see interactivity#views
 */
export function findViewProblems(view: ViewContent): readonly BlockProblem[] {
  const inBlocks = findBlockProblems(view.blocks, view.type).map((problem) => ({
    ...problem,
    path: ["blocks", ...problem.path],
  }));
  return lacksSubmit(view)
    ? [{ path: [], found: undefined, wanted: "missing required field: submit" }, ...inBlocks]
    : inBlocks;
}

/** A modal that asks for something needs a button to send the answers. */
function lacksSubmit(view: ViewContent): boolean {
  if (view.type === "home" || view.submit !== undefined) return false;
  return placeBlocks(view.blocks).some(({ block }) => block.type === "input");
}
