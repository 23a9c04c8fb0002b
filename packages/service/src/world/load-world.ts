import type { Clock } from "@rollcall/scim-core";
import type { Ids } from "../ids.js";
import type { Store } from "../store/store.js";
import type { World } from "./format/world.js";
import { createNames } from "./names.js";
import { createWorldIds } from "./world-ids.js";
import { agentSessionWrites } from "./writes/agent-session-writes.js";
import { appWrites } from "./writes/app-writes.js";
import { canvasWrites } from "./writes/canvas-writes.js";
import { channelWrites } from "./writes/channel-writes.js";
import { crmWrites } from "./writes/crm-writes.js";
import { fileWrites } from "./writes/file-writes.js";
import { functionWrites } from "./writes/function-writes.js";
import { groupWrites } from "./writes/group-writes.js";
import { listWrites } from "./writes/list-writes.js";
import { messageWrites } from "./writes/message-writes.js";
import { organizationWrites } from "./writes/organization-writes.js";
import { tokenWrites } from "./writes/token-writes.js";
import { userWrites } from "./writes/user-writes.js";
import type { WriteContext } from "./writes/write-context.js";

export interface LoadWorldOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Address of the site that people use, without a trailing slash; profile links begin with it. */
  readonly siteUrl: string;
}

/** Whether the store holds no world yet. */
export async function isEmpty(store: Store): Promise<boolean> {
  return (await store.organizations.workspaces()).length === 0;
}

/**
 * Writes a checked world into an empty store, in one commit: all of it or nothing.
 * @throws Error where the store refuses it, which a world that `checkWorld` finds nothing in does not see
 */
export async function loadWorld(store: Store, world: World, options: LoadWorldOptions): Promise<void> {
  const names = createNames(world);
  const context: WriteContext = {
    world,
    names,
    ids: createWorldIds(world, names, options.ids),
    newIds: options.ids,
    nowMs: options.clock.now().getTime(),
    siteUrl: options.siteUrl,
  };
  const writes = [
    ...organizationWrites(context),
    ...appWrites(context),
    ...userWrites(context),
    ...channelWrites(context),
    ...groupWrites(context),
    ...fileWrites(context),
    ...listWrites(context),
    ...canvasWrites(context),
    ...agentSessionWrites(context),
    ...messageWrites(context),
    ...functionWrites(context),
    ...crmWrites(context),
    ...tokenWrites(context),
  ];
  const committed = await store.commit({ expect: [], writes });
  if (!committed.ok) throw new Error(`the store refused the world: ${JSON.stringify(committed.failed)}`);
}
