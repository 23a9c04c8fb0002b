import type { Methods, ViewsUpdateArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import { type View, views } from "../../model/view.js";
import { viewNames } from "../../model/view-name.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { isGranted } from "../directory/is-granted.js";
import { refuse } from "./refusal.js";
import { refuseArguments, refuseView } from "./refuse-view.js";
import { replaceView } from "./replace-view.js";
import { toView } from "./to-view.js";

type Outcome = MethodOutcome<Methods["views.update"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `views.update`. */
interface UpdateOptions {
  readonly definition: MethodDefinition<Methods["views.update"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Replaces an open view. */
export function createUpdateView(options: UpdateOptions) {
  const { value: maxBytes } = options.definition.facts.limits.view.maxBytes;
  return async (sent: ViewsUpdateArguments, context: Context): Promise<Outcome> =>
    refuseView(sent.view, maxBytes) ?? decide(options.store, () => decideUpdate(sent, context, options));
}

async function decideUpdate(
  sent: ViewsUpdateArguments,
  { caller, now }: Context,
  { store, ids }: UpdateOptions,
): Promise<Decision<Outcome>> {
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
