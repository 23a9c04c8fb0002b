import type { SeedConfig, ServiceName } from "emulate";
import type { PeerName } from "./peers.js";
import type { RunningServer } from "./running-server.js";
import { shortTest } from "./short-test-calls.js";

/** Imports a server and starts it with its first world on a free port. */
export async function openDouble(peer: PeerName, service: string): Promise<RunningServer> {
  if (peer === "Rollcall") {
    const { createServer } = await import("@rollcall/server");
    return createServer({ memory: true });
  }
  if (peer === "node:http") {
    const { openBare } = await import("./open-bare.js");
    return openBare(0);
  }
  const { createEmulator } = await import("emulate");
  // The command of emulate lists the name.
  return createEmulator({ service: service as ServiceName, port: 0, seed: seedOf(service) });
}

/** The bot of a short test, which the world of emulate lacks. */
function seedOf(service: string): SeedConfig {
  const { token } = shortTest.emulate;
  return { [service]: { users: [{ name: "bot" }], tokens: [{ token, user: "bot" }] } };
}
