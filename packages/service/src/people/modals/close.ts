import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { type View, type ViewStack, viewStacks, views } from "../../model/view.js";
import { toView } from "../../rules/views/view.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { ActOutcome, Person } from "../act.js";
import { findAskedApp, writePayloadParts, writeStepParts } from "../asking.js";
import { type AfterAct, findModal, seeAfter } from "../views.js";

/** Which modals are closed. */
interface Closing {
  /** Identifier, `callback_id`, `external_id` or title. Default: the only open modal. */
  readonly view?: string;
  /** Whether the window is closed with all modals of its stack. Default: the modal on top is canceled. */
  readonly all?: boolean;
}

/** Cancels the open modal, or closes its window. */
export async function close({ view: name, all = false }: Closing, person: Person): Promise<ActOutcome<AfterAct>> {
  const { store } = person;
  const found = await findModal(name, person);
  if (!found.ok) return found;
  const { modal } = found;
  const isCleared = all || modal.content.clear_on_close === true;
  const closed = all ? ((await store.get(views, { id: modal.rootId })) ?? modal) : modal;
  const isNotified = closed.content.type === "modal" && closed.content.notify_on_close === true;
  const topic = { kind: "interactive", type: "view_closed" } as const;
  const app = isNotified ? await findAskedApp(modal.appId, topic, person) : undefined;
  if (app?.ok === false) return app;
  if (isCleared) await closeStack(modal.rootId, store);
  else await closeView(modal.id, store);
  if (app === undefined) return seeAfter(modal.appId, person);
  const { user, team, enterprise, is_enterprise_install, token, api_app_id } = await writePayloadParts(
    app.asked,
    person,
  );
  const { executionId } = closed;
  const step = await writeStepParts(executionId === undefined ? {} : { executionId }, person);
  // The answer changes nothing.
  await person.ask(modal.appId, {
    kind: "interactive",
    payload: {
      type: "view_closed",
      team,
      user,
      api_app_id,
      token,
      view: toView({ ...closed, values: {} }),
      is_cleared: isCleared,
      is_enterprise_install,
      enterprise,
      ...step,
    },
  });
  return seeAfter(modal.appId, person);
}

/** Closes a modal. The others of its stack stay. */
export function closeView(id: Id, store: Store): Promise<void> {
  return decide(store, async () => {
    const view = await store.get(views, { id });
    const stack = view === undefined ? undefined : await store.get(viewStacks, { root_id: view.rootId });
    return stack === undefined ? nothing : decideClosing(id, stack, store);
  });
}

/** Closes all modals of a stack. */
export function closeStack(rootId: Id, store: Store): Promise<void> {
  return decide(store, async () => {
    const stack = await store.get(viewStacks, { root_id: rootId });
    return stack === undefined ? nothing : removal(stack);
  });
}

const nothing: Decision<void> = { kind: "answer", answer: undefined };

function removal({ rootId, version }: ViewStack): Decision<void> {
  const key = { root_id: rootId };
  // The modals go with their stack.
  const batch = { expect: [hasVersion(viewStacks, key, version)], writes: [remove(viewStacks, key)] };
  return { kind: "commit", batch, answer: () => undefined };
}

async function decideClosing(id: Id, stack: ViewStack, store: Store): Promise<Decision<void>> {
  const viewIds = stack.viewIds.filter((other) => other !== id);
  const [rootId] = viewIds;
  if (rootId === undefined) return removal(stack);
  const found = await Promise.all(viewIds.map((other) => store.get(views, { id: other })));
  const stay = found.filter((view) => view !== undefined);
  const moved = stay.flatMap((view, at) => moveView(view, rootId, viewIds[at - 1]));
  const isMoved = rootId !== stack.rootId;
  const key = { root_id: stack.rootId };
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(viewStacks, key, stack.version),
        ...(isMoved ? [hasVersion(viewStacks, { root_id: rootId }, 0)] : []),
        ...moved.map(({ id: other, version }) => hasVersion(views, { id: other }, version - 1)),
      ],
      writes: [
        put(viewStacks, { ...stack, rootId, viewIds, version: isMoved ? 1 : stack.version + 1 }),
        ...moved.map((view) => put(views, view)),
        remove(views, { id }),
        ...(isMoved ? [remove(viewStacks, key)] : []),
      ],
    },
    answer: () => undefined,
  };
}

/** The view in its new place, if that is another one. */
function moveView({ previousId: before, ...view }: View, rootId: Id, previousId: Id | undefined): readonly View[] {
  if (view.rootId === rootId && before === previousId) return [];
  return [{ ...view, version: view.version + 1, rootId, ...(previousId !== undefined && { previousId }) }];
}
