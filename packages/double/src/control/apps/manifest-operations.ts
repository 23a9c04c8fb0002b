import { undoneBy, updateApp } from "@rollcall/service";
import type { App } from "@rollcall/service/store";
import { type ControlOutcome, notFound } from "../../control-refusal.js";
import type { ManifestFinding, App as ShownApp } from "../../generated/control/index.js";
import type { World } from "../../worlds/world.js";
import type { Controlled } from "../controlled.js";
import { findApp } from "../lookups.js";
import { type ControlHandlers, inWorld } from "../operations.js";
import { findNamesake, invalid, printFinding } from "./refuse-app.js";
import { toApp } from "./to-app.js";

type Names = "apps.check" | "apps.update";

/** Operations that check and replace the manifests of apps. */
export function createManifestOperations(controlled: Controlled): ControlHandlers<Names> {
  const { worlds } = controlled;
  return {
    "apps.check": ({ app, manifest, world: name }) =>
      inWorld(worlds, name, async (world) => {
        const found = app === undefined ? undefined : await findApp(world.store, app);
        if (found?.ok === false) return found;
        const { findings } = await readManifest(manifest, found?.app, controlled);
        return { ok: true, findings };
      }),
    "apps.update": ({ app, manifest, world: name }) =>
      inWorld(worlds, name, async (world) => {
        const found = await findApp(world.store, app);
        return found.ok ? update(world, found.app, await readManifest(manifest, found.app, controlled)) : found;
      }),
  };
}

/** A manifest, unless something is wrong with it. */
interface ReadManifest {
  readonly manifest?: object;
  /** By position. */
  readonly findings: readonly ManifestFinding[];
}

async function readManifest(
  text: string,
  app: App | undefined,
  { parseManifest }: Pick<Controlled, "parseManifest">,
): Promise<ReadManifest> {
  const parsed = await parseManifest(text);
  if (!parsed.ok) return { findings: parsed.findings.map(toFinding).toSorted(byPosition) };
  const { manifest, locate } = parsed;
  const undone = app === undefined ? [] : undoneBy(app, manifest);
  const findings = undone.map(({ pointer, message }) => ({ ...locate(pointer), message: `${pointer} ${message}` }));
  return { ...(findings.length === 0 && { manifest }), findings: findings.map(toFinding).toSorted(byPosition) };
}

/** Without what else a reader of files knows of a finding. */
function toFinding({ line, column, message }: ManifestFinding): ManifestFinding {
  return { line, column, message };
}

function byPosition(one: ManifestFinding, other: ManifestFinding): number {
  return one.line - other.line || one.column - other.column;
}

async function update(
  world: World,
  { id }: App,
  { manifest, findings }: ReadManifest,
): Promise<ControlOutcome<{ readonly app: ShownApp }>> {
  if (manifest === undefined) return invalid(findings.map(printFinding));
  const taken = await findNamesake(world, manifest, id);
  if (taken !== undefined) return taken;
  const updated = await updateApp({ appId: id, manifest }, world.delivery.store);
  if (updated.ok) return { ok: true, app: toApp(updated.app) };
  if (updated.error === "unknown_app") return notFound("app", id, []);
  return invalid(updated.problems.map(({ pointer, message }) => `${pointer} ${message}`));
}
