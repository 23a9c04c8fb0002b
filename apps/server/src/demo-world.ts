import { readFile } from "node:fs/promises";
import type { World } from "@rollcall/service/world";
import { packageFile } from "./package-file.js";

/**
 * The world that a server holds which was given none. It is `worlds/demo.yaml` as it was read and checked beforehand, so
 * that a start needs neither a parser of YAML nor the schema of worlds.
 */
export async function readDemoWorld(): Promise<World> {
  // A test compares the file with what the world file says.
  return JSON.parse(await readFile(packageFile("worlds/demo.json"), "utf8")) as World;
}
