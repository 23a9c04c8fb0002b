import type { Store } from "../service-store.js";
import type { Id } from "../values/ids.js";
import { type AppRequest, appRequests } from "./app-request.js";

const requestsAtOnce = 200;

/** All open requests for an app in an organization or a workspace. */
export async function openRequests(
  appId: Id,
  targetId: Id,
  store: Pick<Store, "list">,
): Promise<readonly AppRequest[]> {
  const by = { app_id: appId, target_id: targetId };
  const found: AppRequest[] = [];
  for (let after: { readonly after?: typeof by & { readonly user_id: Id } } = {}; ; ) {
    const page = await store.list(appRequests, "of_app", by, { limit: requestsAtOnce, ...after });
    found.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < requestsAtOnce) return found;
    after = { after: { ...by, user_id: last.userId } };
  }
}

/** The request with an identifier. A request that was replaced has none. */
export async function findRequest(id: Id, store: Pick<Store, "list">): Promise<AppRequest | undefined> {
  const [found] = await store.list(appRequests, "of_id", { id }, { limit: 1 });
  return found;
}
