import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A server in its own process. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a program of the folder `programs`. The program prints its URL as the first line. */
export async function runServer(name: string, ...args: readonly string[]): Promise<RunningServer> {
  const program = fileURLToPath(new URL(`./programs/${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions(name), program, ...args], {
    // The program stops when its standard input ends, so it also stops if the bench fails.
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [url] = await Promise.race([
    once(createInterface(child.stdout), "line"),
    once(child, "exit").then(() => {
      throw new Error(`the server ${name} stopped before it was ready`);
    }),
  ]);
  return {
    url: String(url),
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.stdin.end();
      await once(child, "exit");
    },
  };
}

/** Node options that write a CPU profile of the server to the folder in the environment variable. */
function nodeOptions(name: string): readonly string[] {
  const folder = process.env["BENCH_PROFILE"];
  return folder === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}.cpuprofile`];
}
