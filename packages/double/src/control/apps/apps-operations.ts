import { documents, hasVersion, put, type Store, type App as StoredApp } from "@rollcall/service/store";
import { type ControlOutcome, conflict } from "../../control-refusal.js";
import type { App } from "../../generated/control/index.js";
import type { Controlled } from "../controlled.js";
import { findApp, listApps } from "../lookups.js";
import { type ControlHandlers, inWorld } from "../operations.js";
import { describeApp } from "./describe-app.js";
import { uninstallApp } from "./install-operations.js";
import { toApp } from "./to-app.js";

type Names = "apps.list" | "apps.get" | "apps.switchOn" | "apps.uninstall";

/** Operations on the apps of a world. */
export function createAppOperations(controlled: Controlled): ControlHandlers<Names> {
  const { worlds } = controlled;
  return {
    "apps.list": ({ world }) =>
      inWorld(worlds, world, async ({ store }) => ({ ok: true, apps: (await listApps(store)).map(toApp) })),
    "apps.get": ({ app, world: name }) =>
      inWorld(worlds, name, async (world) => {
        const found = await findApp(world.store, app);
        return found.ok ? { ok: true, ...(await describeApp(world, controlled, found.app)) } : found;
      }),
    "apps.uninstall": (sent) => inWorld(worlds, sent.world, (world) => uninstallApp(world, sent)),
    "apps.switchOn": ({ app, world }) => inWorld(worlds, world, ({ store }) => switchOn(store, app)),
  };
}

async function switchOn(store: Store, text: string): Promise<ControlOutcome<{ readonly app: App }>> {
  const found = await findApp(store, text);
  if (!found.ok) return found;
  const { switchedOff, ...app } = found.app;
  if (switchedOff === undefined) return { ok: true, app: toApp(app) };
  const on: StoredApp = { ...app, version: app.version + 1 };
  const isSame = hasVersion(documents.app, { id: app.id }, app.version);
  const committed = await store.commit({ expect: [isSame], writes: [put(documents.app, on)] });
  return committed.ok ? { ok: true, app: toApp(on) } : conflict(`${app.id} was changed at the same time; try again.`);
}
