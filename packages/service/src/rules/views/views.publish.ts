import type { Methods, ViewsPublishArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, idPrefixes } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { appHomes, type View, views } from "../../model/view.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Refused } from "../../store/refusal.js";
import type { Id, Ids } from "../../values/ids.js";
import { findVisible } from "../directory/find-visible.js";
import { hasHomeTab } from "./has-home-tab.js";
import { nameView, refuse, refuseArguments, refuseView, replaceView } from "./replace-view.js";
import { toView } from "./to-view.js";
import { newHash, toContent } from "./view-content.js";
import { botOf } from "./views.js";

type Outcome = MethodOutcome<Methods["views.publish"]>;
type Context = MethodContext<WebapiCaller>;

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
