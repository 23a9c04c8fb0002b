import {
  createApp,
  endInstallations,
  installApp,
  isDeliveryUrl,
  type WantedDelivery,
  withDelivery,
  withWebhook,
} from "@rollcall/service";
import { type ControlOutcome, type ControlRefusal, conflict, notFound } from "../../control-refusal.js";
import type { App, AppsUninstallArguments, Methods } from "../../generated/control/index.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { findApp, findWorkspace, unknownWorkspace } from "../lookups.js";
import { type ControlHandlers, inWorld } from "../operations.js";
import { environmentOf, findWebhookChannel } from "./describe-app.js";
import { findNamesake, invalid, printFinding } from "./refuse-app.js";
import { toApp } from "./to-app.js";

type Names = "apps.create" | "apps.install" | "apps.environment";

/** Operations that create and install the apps of a world. Neither the journal nor the log has their secrets. */
export function createInstallOperations(controlled: Controlled): ControlHandlers<Names> {
  const { worlds } = controlled;
  return {
    "apps.create": (sent) => inWorld(worlds, sent.world, (world) => create(world, controlled, sent)),
    "apps.install": (sent) => inWorld(worlds, sent.world, (world) => install(world, controlled, sent)),
    "apps.environment": ({ app, world: name }) =>
      inWorld(worlds, name, async (world) => {
        const found = await findApp(world.store, app);
        if (!found.ok) return found;
        return { ok: true, environment: await environmentOf(world, controlled, found.app) };
      }),
  };
}

async function create(world: World, controlled: Controlled, sent: Methods["apps.create"]["arguments"]) {
  const delivery = readDelivery(sent);
  if (!delivery.ok) return delivery;
  const parsed = await controlled.parseManifest(sent.manifest);
  if (!parsed.ok) return invalid(parsed.findings.map(printFinding));
  const { wanted } = delivery;
  const delivered = wanted === undefined ? parsed.manifest : withDelivery(parsed.manifest, wanted);
  const manifest = sent.webhook === undefined ? delivered : withWebhook(delivered);
  const { install: isInstalled = false, workspace } = sent;
  const hooked = await findWebhookChannel(world, manifest, sent);
  if (!hooked.ok) return hooked;
  const taken = await findNamesake(world, manifest);
  if (taken !== undefined) return taken;
  const app = await createApp({ manifest, isInstalled, workspace }, installing(world, controlled, hooked.id));
  if (app === undefined) return unknownWorkspace(world.store, workspace);
  return { ok: true, app: toApp(app), environment: await environmentOf(world, controlled, app) } as const;
}

async function install(world: World, controlled: Controlled, sent: Methods["apps.install"]["arguments"]) {
  const found = await findApp(world.store, sent.app);
  if (!found.ok) return found;
  const { id, name, manifest } = found.app;
  const hooked = await findWebhookChannel(world, manifest, sent);
  if (!hooked.ok) return hooked;
  const options = installing(world, controlled, hooked.id);
  const installed = await installApp({ appId: id, workspace: sent.workspace }, options);
  if (installed.ok) {
    const { app } = installed;
    return { ok: true, app: toApp(app), environment: await environmentOf(world, controlled, app) } as const;
  }
  switch (installed.error) {
    case "unknown_app":
      return notFound("app", sent.app, []);
    case "unknown_workspace":
      return unknownWorkspace(world.store, sent.workspace);
    case "already_installed":
      return conflict(`${name} is already installed; apps.environment has its tokens.`);
  }
}

function installing(
  { store, clock, ids }: World,
  { service: { sealer, tokenPrefixes } }: Controlled,
  channelId: string | undefined,
) {
  return { store, ids, nowMs: clock.now().getTime(), sealer, tokenPrefixes, channelId };
}

type ReadDelivery = { readonly ok: true; readonly wanted?: WantedDelivery } | ControlRefusal;

function readDelivery({ events, socket }: Methods["apps.create"]["arguments"]): ReadDelivery {
  if (events === undefined) return socket === true ? { ok: true, wanted: { kind: "socket" } } : { ok: true };
  if (socket === true) return invalid(["an app receives events at an address or over a socket, not both"]);
  if (isDeliveryUrl(events)) return { ok: true, wanted: { kind: "http", url: events } };
  return invalid([`the address for events must be a URL, not ${JSON.stringify(events)}`]);
}

/** Uninstalls an app as an operator, from one place or everywhere. */
export async function uninstallApp(
  world: World,
  { app: text, workspace }: AppsUninstallArguments,
): Promise<ControlOutcome<{ readonly app: App }>> {
  const found = await findApp(world.store, text);
  if (!found.ok) return found;
  const { app } = found;
  const place = await findPlace(world, workspace);
  if (!place.ok) return place;
  const nowMs = world.clock.now().getTime();
  const ended = await endInstallations({ appId: app.id, placeId: place.id }, { store: world.delivery.store, nowMs });
  if (ended === "uninstalled") return { ok: true, app: toApp(app) };
  return conflict(`${app.name} is not installed${workspace === undefined ? "" : " there"}.`);
}

/** The organization or a workspace; undefined for every place. */
async function findPlace(
  { store }: World,
  text: string | undefined,
): Promise<ControlOutcome<{ readonly id: string | undefined }>> {
  if (text === undefined || (await store.organizations.get())?.id === text) return { ok: true, id: text };
  const found = await findWorkspace(store, text);
  return found.ok ? { ok: true, id: found.workspace.id } : found;
}
