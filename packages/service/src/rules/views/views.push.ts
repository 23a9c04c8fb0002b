import type { Methods, ViewsPushArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { Trigger } from "../../model/trigger.js";
import { type View, views } from "../../model/view.js";
import { type ViewStack, viewStacks } from "../../model/view-stack.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { stepOf } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Refused } from "../../store/refusal.js";
import type { Ids } from "../../values/ids.js";
import { botOf } from "./bot-of.js";
import { nameView } from "./name-change.js";
import { newHash } from "./new-hash.js";
import { refuse } from "./refusal.js";
import { refuseView } from "./refuse-view.js";
import { toContent } from "./to-content.js";
import { toView } from "./to-view.js";
import { exchange, findTrigger } from "./triggers/find-trigger.js";

type Outcome = MethodOutcome<Methods["views.push"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `views.push`. */
interface PushOptions {
  readonly definition: MethodDefinition<Methods["views.push"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Adds a modal on top of the one in which the user acted. */
export function createPushView(options: PushOptions) {
  const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
  return async (sent: ViewsPushArguments, context: Context): Promise<Outcome> =>
    refuseView(sent.view, maxBytes) ?? decide(options.store, () => decidePush(sent, context, options));
}

async function decidePush(
  sent: ViewsPushArguments,
  { caller, now }: Context,
  { store, ids }: PushOptions,
): Promise<Decision<Outcome>> {
  const nowMs = now.getTime();
  const found = await findTrigger(sent, { caller, nowMs, store });
  if (!found.ok) return { kind: "answer", answer: found };
  const place = await findStack(found.trigger, store);
  if (!place.ok) return { kind: "answer", answer: place };
  const { stack } = place;
  const { rootId, version, workspaceId, appId, userId, viewIds } = stack;
  const { channelId } = found.trigger;
  const view: View = {
    id: ids.id(idPrefixes.view),
    version: 1,
    workspaceId,
    appId,
    userId,
    ...(channelId !== undefined && { channelId }),
    ...stepOf(caller),
    ...botOf(caller),
    content: toContent(sent.view, ids),
    values: {},
    hash: newHash(nowMs, ids),
    rootId,
    previousId: viewIds.at(-1) ?? rootId,
  };
  const named = await nameView(view, undefined, store);
  if (!named.ok) return { kind: "answer", answer: named };
  const used = exchange(found.trigger);
  const higher: ViewStack = { ...stack, version: version + 1, viewIds: [...viewIds, view.id] };
  return {
    kind: "commit",
    batch: {
      expect: [
        ...used.expect,
        hasVersion(viewStacks, { root_id: rootId }, version),
        ...named.expect,
        hasVersion(views, { id: view.id }, 0),
      ],
      writes: [...used.writes, put(viewStacks, higher), put(views, view), ...named.writes],
    },
    answer: () => ({ ok: true, view: toView(view) }),
  };
}

/** The stack of the modal in which the user acted, if it has room. */
async function findStack(
  { viewId }: Trigger,
  store: Pick<Store, "get">,
): Promise<{ readonly ok: true; readonly stack: ViewStack } | Refused<"not_found" | "push_limit_reached">> {
  const view = viewId === undefined ? undefined : await store.get(views, { id: viewId });
  const stack = view?.content.type === "modal" ? await store.get(viewStacks, { root_id: view.rootId }) : undefined;
  if (stack === undefined) return refuse("not_found", viewId, "a trigger of an open modal");
  const { value, error } = serviceLimits.stackedViews;
  return stack.viewIds.length < value ? { ok: true, stack } : refuse(error, value, `less than ${value} modals`);
}
