import type { View as ShownView } from "@rollcall/api/webapi";
import type { Store } from "../../model/store.js";
import { type View, type ViewStack, viewStacks } from "../../model/view.js";
import type { Id } from "../../values/ids.js";

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
