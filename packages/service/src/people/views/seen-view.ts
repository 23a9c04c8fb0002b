import type { Block } from "@rollcall/api/webapi";
import type { Store } from "../../model/service-store.js";
import { type View, type ViewValues, views } from "../../model/view.js";
import type { Id } from "../../values/ids.js";

/** A view as the person has it before them. */
export interface SeenView {
  readonly id: Id;
  readonly app: Id;
  readonly type: "modal" | "home";
  /** Title of a modal. */
  readonly title?: string;
  readonly blocks: readonly Block[];
  /** The values that the person has entered, by block and action. */
  readonly values: ViewValues;
  /** Text of the button that submits a modal. */
  readonly submit?: string;
  /** Text of the button that closes a modal. */
  readonly close?: string;
  /** The errors of inputs that were submitted, by block. */
  readonly errors: Readonly<Record<Id, string>>;
  /** The modals below it, from the top to the bottom. */
  readonly below: readonly { readonly id: Id; readonly title: string }[];
}

/** The fields of a view that a person sees. */
export async function seeView(view: View, store: Pick<Store, "get">): Promise<SeenView> {
  const { id, appId, content, values, errors = {} } = view;
  const modal = content.type === "modal" ? content : undefined;
  return {
    id,
    app: appId,
    type: content.type,
    ...(modal !== undefined && { title: modal.title.text }),
    blocks: content.blocks,
    values,
    ...(modal?.submit !== undefined && { submit: modal.submit.text }),
    ...(modal?.close !== undefined && { close: modal.close.text }),
    errors,
    below: await viewsBelow(view, store),
  };
}

/** The fields of views that a person sees. */
export function seeViews(seen: readonly View[], store: Pick<Store, "get">): Promise<readonly SeenView[]> {
  return Promise.all(seen.map((view) => seeView(view, store)));
}

async function viewsBelow({ previousId }: View, store: Pick<Store, "get">): Promise<SeenView["below"]> {
  const below: SeenView["below"][number][] = [];
  for (let next = previousId; next !== undefined; ) {
    const view = await store.get(views, { id: next });
    const { content } = view ?? {};
    if (content?.type === "modal") below.push({ id: next, title: content.title.text });
    next = view?.previousId;
  }
  return below;
}
