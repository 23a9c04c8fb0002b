import type { Methods, ViewsOpenArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import { type View, views } from "../../model/view.js";
import { viewStacks } from "../../model/view-stack.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { stepOf } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { botOf } from "./bot-of.js";
import { nameView } from "./name-change.js";
import { newHash } from "./new-hash.js";
import { openStacksOf } from "./open-stacks.js";
import { refuseView } from "./refuse-view.js";
import { toContent } from "./to-content.js";
import { toView } from "./to-view.js";
import { exchange, findTrigger } from "./triggers/find-trigger.js";

type Outcome = MethodOutcome<Methods["views.open"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `views.open`. */
interface OpenOptions {
  readonly definition: MethodDefinition<Methods["views.open"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Opens a modal for the user whose act the trigger comes from. */
export function createOpenView(options: OpenOptions) {
  const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
  return async (sent: ViewsOpenArguments, context: Context): Promise<Outcome> =>
    refuseView(sent.view, maxBytes) ?? decide(options.store, () => decideOpening(sent, context, options));
}

async function decideOpening(
  sent: ViewsOpenArguments,
  { caller, now }: Context,
  { store, ids }: OpenOptions,
): Promise<Decision<Outcome>> {
  const nowMs = now.getTime();
  const found = await findTrigger(sent, { caller, nowMs, store });
  if (!found.ok) return { kind: "answer", answer: found };
  const { trigger } = found;
  const id = ids.id(idPrefixes.view);
  const { workspaceId, appId, userId, channelId } = trigger;
  const view: View = {
    id,
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
    rootId: id,
  };
  const named = await nameView(view, undefined, store);
  if (!named.ok) return { kind: "answer", answer: named };
  const used = exchange(trigger);
  const turn = 1 + ((await openStacksOf(userId, store)).at(-1)?.turn ?? 0);
  const stack = { rootId: id, version: 1, workspaceId, appId, userId, viewIds: [id], turn };
  return {
    kind: "commit",
    batch: {
      expect: [...used.expect, ...named.expect, hasVersion(views, { id }, 0)],
      writes: [...used.writes, put(viewStacks, stack), put(views, view), ...named.writes],
    },
    answer: () => ({ ok: true, view: toView(view) }),
  };
}
