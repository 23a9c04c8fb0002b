import { endInstallations } from "@rollcall/service";
import { type ControlOutcome, conflict } from "../../control-refusal.js";
import type { App, AppsUninstallArguments } from "../../generated/control/index.js";
import type { World } from "../../worlds/world.js";
import { findApp } from "../lookups/find-app.js";
import { unknownWorkspace } from "./refuse-app.js";
import { toApp } from "./to-app.js";

/** Uninstalls an app as an operator, from one place or everywhere. */
export async function uninstallApp(
  world: World,
  { app: text, workspace }: AppsUninstallArguments,
): Promise<ControlOutcome<{ readonly app: App }>> {
  const found = await findApp(world.store, text);
  if (!found.ok) return found;
  const { app } = found;
  const placeId = workspace === undefined ? undefined : await findPlaceId(world, workspace);
  if (workspace !== undefined && placeId === undefined) return unknownWorkspace(world, workspace);
  const nowMs = world.clock.now().getTime();
  const ended = await endInstallations({ appId: app.id, placeId }, { store: world.delivery.store, nowMs });
  if (ended === "uninstalled") return { ok: true, app: toApp(app) };
  return conflict(`${app.name} is not installed${workspace === undefined ? "" : " there"}.`);
}

async function findPlaceId({ store }: World, text: string): Promise<string | undefined> {
  const [organization, workspaces] = await Promise.all([store.organizations.get(), store.organizations.workspaces()]);
  if (organization?.id === text) return text;
  return workspaces.find(({ id, domain }) => id === text || domain === text)?.id;
}
