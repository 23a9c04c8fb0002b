import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A server in a process of its own. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a program of the folder `programs`, which writes its address as its first line. */
export async function runServer(name: string, ...args: readonly string[]): Promise<RunningServer> {
  const program = fileURLToPath(new URL(`./programs/${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions(name), program, ...args], {
    // It ends when its standard input does, so that it does not outlive a bench that fails.
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [url] = await Promise.race([
    once(createInterface(child.stdout), "line"),
    once(child, "exit").then(() => {
      throw new Error(`the server ${name} ended before it served`);
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

/** A profile of what a server does is written to the folder that the environment names. */
function nodeOptions(name: string): readonly string[] {
  const folder = process.env["BENCH_PROFILE"];
  return folder === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}.cpuprofile`];
}
