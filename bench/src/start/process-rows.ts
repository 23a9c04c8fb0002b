import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { residentKilobytes } from "../served/resident-kilobytes.js";
import type { Row } from "../suite.js";
import { fileGrowth } from "./file-growth.js";

/** Rows that start the server command in its own process. */
export function createProcessRows(folder: string): readonly Row[] {
  let run = 0;
  const start = () => {
    run += 1;
    return startCommand(join(folder, `process-${run}`));
  };
  return [
    {
      name: "Start the command until its first answer, new demo world",
      unit: "milliseconds",
      rounds: 7,
      contenders: [
        {
          name: "Rollcall",
          sample: async () => {
            const started = performance.now();
            const { url, stop } = await start();
            await (await fetch(`${url}/readyz`)).text();
            const elapsed = performance.now() - started;
            await stop();
            return elapsed;
          },
        },
      ],
      goals: [{ limit: 400 }],
    },
    {
      name: "Memory of the idle command",
      unit: "kilobytes",
      rounds: 3,
      contenders: [
        {
          name: "Rollcall",
          sample: async () => {
            const { url, pid, stop } = await start();
            await (await fetch(`${url}/readyz`)).text();
            await new Promise((resolve) => setTimeout(resolve, 500));
            const kilobytes = residentKilobytes(pid);
            await stop();
            return kilobytes;
          },
        },
      ],
      goals: [{ limit: 90 * 1024 }],
    },
    {
      name: "Growth of its memory over idle while 100 MB are uploaded and read",
      unit: "kilobytes",
      rounds: 3,
      contenders: [
        {
          name: "Rollcall",
          sample: async () => {
            const { url, pid, stop } = await start();
            // The first upload loads what uploads need.
            await fileGrowth({ url, pid }, 1);
            const kilobytes = await fileGrowth({ url, pid }, 100);
            await stop();
            return kilobytes;
          },
        },
      ],
      goals: [{ limit: 20 * 1024 }],
    },
  ];
}

const command = join(createRequire(import.meta.url).resolve("@rollcall/server"), "..", "command.js");

async function startCommand(data: string) {
  const args = [command, "--port", "0", "--data", data, "--log-level", "silent"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    const stop = async () => {
      child.kill("SIGTERM");
      await ended;
    };
    return { url, pid: child.pid ?? 0, stop };
  }
  throw new Error("The command stopped before it was ready.");
}
