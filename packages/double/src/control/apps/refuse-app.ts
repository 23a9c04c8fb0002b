import { type ControlRefusal, conflict } from "../../control-refusal.js";
import type { ManifestFinding } from "../../generated/control/index.js";
import type { World } from "../../worlds/world.js";
import { listApps } from "../lookups.js";

/**
 * Refuses a second app with the same name, because operations find apps by their names.
 * @param ownId the app that gets the manifest, if there is one already
 */
export async function findNamesake(
  { store }: Pick<World, "store">,
  manifest: object,
  ownId?: string,
): Promise<ControlRefusal | undefined> {
  const { name } = (manifest as { readonly display_information: { readonly name: string } }).display_information;
  const namesake = (await listApps(store)).find(
    (app) => app.id !== ownId && app.name.toLowerCase() === name.toLowerCase(),
  );
  return namesake && conflict(`${namesake.id} has the name ${JSON.stringify(namesake.name)}; use another name.`);
}

/** Refuses arguments, with one line per problem. */
export function invalid(messages: readonly string[]): ControlRefusal {
  return { ok: false, error: "invalid_arguments", response_metadata: { messages } };
}

/** A finding as `manifest:line:column message`. */
export function printFinding({ line, column, message }: ManifestFinding): string {
  return `manifest:${line}:${column} ${message}`;
}
