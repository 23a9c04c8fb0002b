import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import { type View, views } from "../../model/view.js";
import { type ViewStack, viewStacks } from "../../model/view-stack.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";

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
