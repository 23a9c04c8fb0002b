import { readFile } from "node:fs/promises";
import type { World } from "@rollcall/service/world";
import { packageFile } from "../../machine/package-file.js";

/**
 * Reads the default world. The file is `worlds/demo.yaml`, already parsed and checked, so that a start loads neither a
 * YAML parser nor the schema of worlds.
 */
export async function readDemoWorld(): Promise<World> {
  // A test compares the file with the world file.
  return JSON.parse(await readFile(packageFile("worlds/demo.json"), "utf8")) as World;
}
