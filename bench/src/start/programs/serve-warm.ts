import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "@rollcall/server";
import { createEmulator, type ServiceName } from "emulate";
import { onStop } from "../../served/programs/on-stop.js";
import { emulateWorld, rollcallWorld } from "../warm-world.js";

/**
 * Serves a double with the world of the warm rows.
 *
 * Arguments: the double, and the name of emulate's service.
 */
const [peer, service = ""] = process.argv.slice(2);
const double = peer === "emulate" ? await openEmulate() : await openRollcall();
onStop(() => void double.close());
process.stdout.write(`${double.url}\n`);

async function openRollcall() {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-bench-warm-"));
  const world = join(folder, "world.yaml");
  await writeFile(world, JSON.stringify(rollcallWorld()));
  const server = await createServer({ memory: true, world });
  await rm(folder, { recursive: true });
  return server;
}

function openEmulate() {
  // The command of emulate lists the name.
  return createEmulator({ service: service as ServiceName, port: 0, seed: emulateWorld(service) });
}
