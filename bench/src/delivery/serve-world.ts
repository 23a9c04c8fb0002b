import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningServer, runServer } from "../served/run-server.js";
import type { SuiteOptions } from "../suite.js";

/** Starts a server with a world in a new folder. */
export async function serveWorld(world: object, onClose: SuiteOptions["onClose"]): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-bench-"));
  onClose(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "world.json"), JSON.stringify(world));
  const server = await runServer("rollcall", join(folder, "data"), join(folder, "world.json"));
  onClose(() => server.stop());
  return server;
}
