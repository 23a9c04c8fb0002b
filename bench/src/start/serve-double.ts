import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { emulatedService, type PeerName } from "./peers.js";

/** A double in a process of its own. */
export interface ServedDouble extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
  /** CPU time of the process so far, in microseconds. */
  cpuMicroseconds(): Promise<number>;
}

/** Starts a double in a new process, with its first world. */
export async function serveDouble(peer: PeerName): Promise<ServedDouble> {
  const program = fileURLToPath(new URL("./programs/serve-double.js", import.meta.url));
  const child = spawn(process.execPath, [program, peer, emulatedService()], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${peer} ended early`);
    return value;
  };
  return {
    url: await next(),
    pid: child.pid ?? 0,
    async cpuMicroseconds() {
      child.stdin.write("\n");
      return Number(await next());
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, "exit");
      child.stdin.end();
      await ended;
    },
  };
}
