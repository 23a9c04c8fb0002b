import type { Store } from "./service-store.js";

/** Whether the store has no world yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await store.organizations.workspaces()).length === 0;
}
