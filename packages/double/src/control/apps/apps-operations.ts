import { createAppToken, revokeAppToken } from "@rollcall/service";
import { documents, hasVersion, put, type Store, type App as StoredApp } from "@rollcall/service/store";
import { type ControlOutcome, conflict, notFound } from "../../control-refusal.js";
import type { App, AppToken, Methods } from "../../generated/control/index.js";
import { prefixOf } from "../../worlds/pick-world.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { findApp, listApps } from "../lookups.js";
import { type ControlHandlers, inWorld } from "../operations.js";
import { describeApp, toToken } from "./describe-app.js";
import { uninstallApp } from "./install-operations.js";
import { toApp } from "./to-app.js";

type Names =
  | "apps.list"
  | "apps.get"
  | "apps.switchOn"
  | "apps.uninstall"
  | `apps.tokens.${"create" | "list" | "revoke"}`;

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
    "apps.tokens.create": (sent) => inWorld(worlds, sent.world, (world) => createToken(world, controlled, sent)),
    "apps.tokens.list": ({ app, world: name }) =>
      inWorld(worlds, name, async (world) => {
        const found = await findApp(world.store, app);
        return found.ok ? { ok: true, tokens: await appLevelTokens(world, controlled, found.app) } : found;
      }),
    "apps.tokens.revoke": (sent) => inWorld(worlds, sent.world, (world) => revokeToken(world, controlled, sent)),
    "apps.switchOn": ({ app, world }) => inWorld(worlds, world, ({ store }) => switchOn(store, app)),
  };
}

/** The app-level tokens of an app, oldest first. */
async function appLevelTokens(world: World, controlled: Controlled, app: StoredApp): Promise<readonly AppToken[]> {
  const { tokens } = await describeApp(world, controlled, app);
  return tokens.filter(({ kind }) => kind === "app");
}

async function createToken(
  world: World,
  controlled: Controlled,
  { app: text, name = "default", scopes }: Methods["apps.tokens.create"]["arguments"],
): Promise<ControlOutcome<{ readonly token: AppToken }>> {
  const found = await findApp(world.store, text);
  if (!found.ok) return found;
  const { app } = found;
  const { sealer, tokenPrefixes } = controlled.service;
  const options = { store: world.store, ids: world.ids, nowMs: world.clock.now().getTime(), sealer, tokenPrefixes };
  const made = await createAppToken({ appId: app.id, name, scopes }, options);
  if (made.ok) return { ok: true, token: toToken(made.token, made.text, prefixOf(world, controlled.worlds.first)) };
  if (made.error === "unknown_app") return notFound("app", text, []);
  return conflict(`${app.name} has a token with the name ${JSON.stringify(name)}; use another name, or revoke it.`);
}

async function revokeToken(
  world: World,
  controlled: Controlled,
  { app: text, token: named }: Methods["apps.tokens.revoke"]["arguments"],
): Promise<ControlOutcome<{ readonly token: AppToken }>> {
  const found = await findApp(world.store, text);
  if (!found.ok) return found;
  const { id, name } = found.app;
  const prefix = prefixOf(world, controlled.worlds.first);
  const before = await appLevelTokens(world, controlled, found.app);
  const own = named.startsWith(prefix) ? named.slice(prefix.length) : named;
  const options = { store: world.store, nowMs: world.clock.now().getTime() };
  const revoked = await revokeAppToken({ appId: id, named: own }, options);
  if (revoked !== undefined) return { ok: true, token: toToken(revoked, undefined, prefix) };
  const names = before.flatMap((token) => token.name ?? []);
  const known = names.length === 0 ? "none of its tokens has a name" : `the named ones are ${names.join(", ")}`;
  return { ok: false, error: "not_found", detail: `${name} has no such app-level token; ${known}.` };
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
