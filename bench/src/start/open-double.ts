import type { ServiceName } from "emulate";
import type { PeerName } from "./peers.js";

/** A double in this process. */
export interface OpenDouble {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Imports a double and starts it with its first world on a free port. */
export async function openDouble(peer: PeerName, service: string): Promise<OpenDouble> {
  if (peer === "Rollcall") {
    const { createServer } = await import("@rollcall/server");
    return createServer({ memory: true });
  }
  const { createEmulator } = await import("emulate");
  // The command of emulate lists the name.
  return createEmulator({ service: service as ServiceName, port: 0 });
}
