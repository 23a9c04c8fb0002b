import type {
  Methods,
  ViewsOpenArguments,
  ViewsPublishArguments,
  ViewsPushArguments,
  ViewsUpdateArguments,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, idPrefixes, serviceLimits } from "../../generated/service.js";
import { hasHomeTab } from "../../model/app.js";
import { stepOf, type WebapiCaller } from "../../model/caller.js";
import type { Trigger } from "../../model/interaction.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { appHomes, type View, type ViewStack, viewNames, viewStacks, views } from "../../model/view.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { findVisible } from "../directory/find-visible.js";
import { isGranted } from "../directory/reach.js";
import { toBotId } from "../directory/user.js";
import { exchange, findTrigger } from "./find-trigger.js";
import { nameView, refuse, refuseArguments, refuseView, replaceView } from "./replace-view.js";
import { newHash, openStacksOf, toContent, toView } from "./view.js";

type OpenViewOutcome = MethodOutcome<Methods["views.open"]>;
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
  return async (sent: ViewsOpenArguments, context: Context): Promise<OpenViewOutcome> =>
    refuseView(sent.view, maxBytes) ?? decide(options.store, () => decideOpening(sent, context, options));
}

async function decideOpening(
  sent: ViewsOpenArguments,
  { caller, now }: Context,
  { store, ids }: OpenOptions,
): Promise<Decision<OpenViewOutcome>> {
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

type PushViewOutcome = MethodOutcome<Methods["views.push"]>;

/** Dependencies of `views.push`. */
interface PushOptions {
  readonly definition: MethodDefinition<Methods["views.push"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Adds a modal on top of the one in which the user acted. */
export function createPushView(options: PushOptions) {
  const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
  return async (sent: ViewsPushArguments, context: Context): Promise<PushViewOutcome> =>
    refuseView(sent.view, maxBytes) ?? decide(options.store, () => decidePush(sent, context, options));
}

async function decidePush(
  sent: ViewsPushArguments,
  { caller, now }: Context,
  { store, ids }: PushOptions,
): Promise<Decision<PushViewOutcome>> {
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

type UpdateViewOutcome = MethodOutcome<Methods["views.update"]>;

/** Dependencies of `views.update`. */
interface UpdateOptions {
  readonly definition: MethodDefinition<Methods["views.update"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Replaces an open view. */
export function createUpdateView(options: UpdateOptions) {
  const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
  return async (sent: ViewsUpdateArguments, context: Context): Promise<UpdateViewOutcome> =>
    refuseView(sent.view, maxBytes) ?? decide(options.store, () => decideUpdate(sent, context, options));
}

async function decideUpdate(
  sent: ViewsUpdateArguments,
  { caller, now }: Context,
  { store, ids }: UpdateOptions,
): Promise<Decision<UpdateViewOutcome>> {
  const view = await findView(sent, caller, store);
  if (view === undefined) {
    const answer = refuse("not_found", sent.view_id ?? sent.external_id, "an open view of the app");
    return { kind: "answer", answer };
  }
  const { type } = view.content;
  if (sent.view.type !== type) {
    const problem = { path: ["view", "type"], found: sent.view.type, wanted: `must be one of: ${type}` };
    return { kind: "answer", answer: refuseArguments([problem]) };
  }
  const { external_id: name } = view.content;
  const renamed = sent.view.external_id === undefined && name !== undefined ? { external_id: name } : {};
  const content = { ...sent.view, ...renamed };
  const replaced = await replaceView(view, { sent: content, hash: sent.hash, nowMs: now.getTime(), store, ids });
  if (!replaced.ok) return { kind: "answer", answer: replaced };
  return {
    kind: "commit",
    batch: replaced.batch,
    answer: () => ({ ok: true, view: toView(replaced.view) }),
  };
}

/** The view that a call names, if it belongs to the app and the token covers its workspace. */
async function findView(
  { view_id: viewId = "", external_id: externalId = "" }: ViewsUpdateArguments,
  { app, token, workspace }: WebapiCaller,
  store: Pick<Store, "get">,
): Promise<View | undefined> {
  if (app === undefined) return undefined;
  const key = { workspace_id: workspace.id, app_id: app.id, external_id: externalId };
  const id = viewId === "" ? (await store.get(viewNames, key))?.viewId : viewId;
  const view = id === undefined ? undefined : await store.get(views, { id });
  return view?.appId === app.id && isGranted(token, view.workspaceId) ? view : undefined;
}

/** The bot that views of a call have. Absent for a user's token. */
function botOf({ user }: WebapiCaller): { readonly botId?: Id } {
  return user?.kind === "bot" ? { botId: toBotId(user.id) } : {};
}

type Outcome = MethodOutcome<Methods["views.publish"]>;

/** Dependencies of `views.publish`. */
interface PublishOptions {
  readonly definition: MethodDefinition<Methods["views.publish"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Replaces the home of the app for a user. */
export function createPublishView(options: PublishOptions) {
  const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
  return async (sent: ViewsPublishArguments, context: Context): Promise<Outcome> =>
    refuseView(sent.view, maxBytes) ?? decide(options.store, () => decidePublication(sent, context, options));
}

async function decidePublication(
  sent: ViewsPublishArguments,
  { caller, now }: Context,
  { store, ids }: PublishOptions,
): Promise<Decision<Outcome>> {
  const appId = findHomeTab(caller);
  if (appId === undefined) {
    const answer = refuse("not_enabled", caller.app?.id, "an app whose manifest enables the home tab");
    return { kind: "answer", answer };
  }
  const refusal = await refuseUser(sent.user_id, caller, store);
  if (refusal !== undefined) return { kind: "answer", answer: refusal };
  const nowMs = now.getTime();
  const home = await store.get(appHomes, { app_id: appId, user_id: sent.user_id });
  const before = home === undefined ? undefined : await store.get(views, { id: home.viewId });
  if (before !== undefined) {
    const replaced = await replaceView(before, { sent: sent.view, hash: sent.hash, nowMs, store, ids });
    if (!replaced.ok) return { kind: "answer", answer: replaced };
    const answer = () => ({ ok: true, view: toView(replaced.view) }) as const;
    return { kind: "commit", batch: replaced.batch, answer };
  }
  if (sent.hash !== undefined) {
    return { kind: "answer", answer: refuse("hash_conflict", sent.hash, "no hash, since there is no home yet") };
  }
  return decideFirst(sent, { caller, appId, nowMs, store, ids, version: home?.version ?? 0 });
}

interface FirstPublication extends Pick<PublishOptions, "store" | "ids"> {
  readonly caller: WebapiCaller;
  readonly appId: Id;
  readonly nowMs: number;
  /** Version of the user's home of the app; 0 if there is none. */
  readonly version: number;
}

/** Makes the home that a user does not have yet. */
async function decideFirst(
  { user_id: userId, view: sent }: ViewsPublishArguments,
  { caller, appId, nowMs, store, ids, version }: FirstPublication,
): Promise<Decision<Outcome>> {
  const id = ids.id(idPrefixes.view);
  const view: View = {
    id,
    version: 1,
    workspaceId: caller.workspace.id,
    appId,
    userId,
    ...botOf(caller),
    content: toContent(sent, ids),
    values: {},
    hash: newHash(nowMs, ids),
    rootId: id,
  };
  const named = await nameView(view, undefined, store);
  if (!named.ok) return { kind: "answer", answer: named };
  return {
    kind: "commit",
    batch: {
      expect: [
        hasVersion(appHomes, { app_id: appId, user_id: userId }, version),
        hasVersion(views, { id }, 0),
        ...named.expect,
      ],
      writes: [put(views, view), put(appHomes, { appId, userId, version: version + 1, viewId: id }), ...named.writes],
    },
    answer: () => ({ ok: true, view: toView(view) }),
  };
}

/** The app of the call, if it has a home. */
function findHomeTab({ app }: WebapiCaller): Id | undefined {
  return app !== undefined && hasHomeTab(app) ? app.id : undefined;
}

async function refuseUser(
  userId: string,
  caller: WebapiCaller,
  store: Pick<Store, "users" | "channels">,
): Promise<Refused<"invalid_arguments"> | undefined> {
  const user = idPatterns.user.test(userId) ? await findVisible(userId, caller, store) : undefined;
  if (user?.kind === "person") return undefined;
  return refuseArguments([{ path: ["user_id"], found: userId, wanted: "must be the identifier of a user" }]);
}
