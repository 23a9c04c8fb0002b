import type { Expectation } from "../../model/expectations.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { View } from "../../model/view.js";
import { viewNames } from "../../model/view-name.js";
import type { SilentWrite } from "../../model/writes.js";
import type { Refused } from "../../store/refusal.js";
import { refuse } from "./refusal.js";

/** The writes that give a view its external identifier and release the former one. */
interface NameChange {
  readonly ok: true;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

/** Names a view, unless another view of the app in the workspace has the external identifier. */
export async function nameView(
  view: View,
  before: View | undefined,
  store: Pick<Store, "get">,
): Promise<NameChange | Refused<"duplicate_external_id">> {
  const { external_id: wanted } = view.content;
  const had = before?.content.external_id;
  if (wanted === had) return { ok: true, expect: [], writes: [] };
  const key = (external_id: string) => ({ workspace_id: view.workspaceId, app_id: view.appId, external_id });
  const released = had === undefined ? [] : [remove(viewNames, key(had))];
  if (wanted === undefined) return { ok: true, expect: [], writes: released };
  const holder = await store.get(viewNames, key(wanted));
  if (holder !== undefined) {
    return refuse("duplicate_external_id", holder.viewId, "an external_id that no other view has");
  }
  const { workspaceId, appId, id: viewId } = view;
  const name = { workspaceId, appId, externalId: wanted, version: 1, viewId };
  return { ok: true, expect: [hasVersion(viewNames, key(wanted), 0)], writes: [...released, put(viewNames, name)] };
}
