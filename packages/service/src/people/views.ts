import type { Block } from "@rollcall/api/webapi";
import { idPatterns } from "../generated/service.js";
import type { Trigger } from "../model/interaction.js";
import type { Store } from "../model/store.js";
import { appHomes, type StoredModal, type View, type ViewValues, views } from "../model/view.js";
import { openStacksOf } from "../rules/views/view.js";
import type { Id } from "../values/ids.js";
import { type ActOutcome, cannot, notThere, type Person } from "./act.js";

/** The modals that a person has open in the workspace: the top one of each stack, the last opened stack first. */
export async function openViews({ store, user, caller }: Person): Promise<readonly View[]> {
  const theirs = (await openStacksOf(user.id, store)).filter(({ workspaceId }) => workspaceId === caller.workspace.id);
  const tops = await Promise.all(theirs.map(({ viewIds }) => store.get(views, { id: viewIds.at(-1) ?? "" })));
  return tops.filter((view) => view !== undefined).toReversed();
}

/** The modal of an app that a person has open: the latest one. */
export async function openViewOf(appId: Id, person: Person): Promise<View | undefined> {
  return (await openViews(person)).find((view) => view.appId === appId);
}

/** The home of an app as the person has it. Undefined if the app has published none. */
export async function homeOf(appId: Id, { store, user }: Person): Promise<View | undefined> {
  const home = await store.get(appHomes, { app_id: appId, user_id: user.id });
  return home === undefined ? undefined : store.get(views, { id: home.viewId });
}

/** A view as the person has it before them. */
export interface SeenView {
  readonly id: Id;
  readonly app: Id;
  readonly type: "modal" | "home";
  /** Title of a modal. */
  readonly title?: string;
  /** Name that the app has given it. Absent if it has none. */
  readonly callback_id?: string;
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
    ...(content.callback_id !== undefined && { callback_id: content.callback_id }),
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

/** A modal that a person has open. */
export interface Modal extends View {
  readonly content: StoredModal;
}

/**
 * Finds the open modal that a person means by its identifier, its `callback_id`, its `external_id` or its title.
 * Default: the only one. A modal below another one cannot be reached.
 */
export async function findModal(
  name: string | undefined,
  person: Person,
): Promise<ActOutcome<{ readonly modal: Modal }>> {
  const open = (await openViews(person)).filter(isModal);
  if (open.length === 0 && name === undefined) return cannot("There is no open modal.");
  const named = name === undefined ? open : open.filter((one) => namesOf(one).includes(name));
  const [modal, another] = named;
  if (modal !== undefined && another === undefined) return { ok: true, modal };
  if (modal !== undefined) return cannot(`Say which modal: there are ${named.map(titleOf).join(", ")}.`);
  const lower = (await seeViews(open, person.store)).flatMap((view) =>
    view.below.map((one) => ({ ...one, above: view })),
  );
  const covered = lower.find(({ id, title }) => id === name || title === name);
  if (covered === undefined) return notThere("open modal", name ?? "", open.map(titleOf));
  const { id, title, above } = covered;
  return cannot(`Another modal is above ${id} (${title}): ${above.id} (${above.title}).`);
}

/** Whether a modal may still open under a name: it is not open, and the name is no identifier, which a person knows only then. */
export async function mayOpen(name: string | undefined, person: Person): Promise<boolean> {
  return !idPatterns.view.test(name ?? "") && !(await findModal(name, person)).ok;
}

function titleOf({ id, content }: Modal): string {
  return `${id} (${content.title.text})`;
}

/** The place of a person who acts in a modal, for a trigger. */
export function placeOf({ id, channelId }: Modal): Pick<Trigger, "viewId" | "channelId"> {
  return { viewId: id, ...(channelId !== undefined && { channelId }) };
}

function isModal(view: View): view is Modal {
  return view.content.type === "modal";
}

function namesOf({ id, content }: Modal): readonly (string | undefined)[] {
  return [id, content.callback_id, content.external_id, content.title.text];
}

/** The view that a person has of an app after an act. */
export interface AfterAct {
  /** The open modal of the app. Absent if none is open. */
  readonly view?: SeenView;
  /** The message of the client if the app did not answer as it should. */
  readonly failure?: string;
}

/** The view that a person has of an app after an act. `failure`: what the client says. */
export async function seeAfter(appId: Id, person: Person, failure?: string): Promise<ActOutcome<AfterAct>> {
  const view = await openViewOf(appId, person);
  return {
    ok: true,
    ...(view !== undefined && { view: await seeView(view, person.store) }),
    ...(failure !== undefined && { failure }),
  };
}
