import { type AppRequest, appRequests } from "../../model/app-request.js";
import { readAll } from "../../model/port/read-all.js";
import type { Store } from "../../model/service-store.js";
import type { Id } from "../../values/ids.js";

/** All open requests for an app in an organization or a workspace. */
export async function openRequests(
  appId: Id,
  targetId: Id,
  store: Pick<Store, "list">,
): Promise<readonly AppRequest[]> {
  const by = { app_id: appId, target_id: targetId };
  return readAll(appRequests, (page) => store.list(appRequests, "of_app", by, page));
}

/** The request with an identifier. A request that was replaced has none. */
export async function findRequest(id: Id, store: Pick<Store, "list">): Promise<AppRequest | undefined> {
  const [found] = await store.list(appRequests, "of_id", { id }, { limit: 1 });
  return found;
}
