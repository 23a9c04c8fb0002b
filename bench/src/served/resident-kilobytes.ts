import { readFileSync } from "node:fs";

/** Memory of a process that is in the machine, as Linux tells it. */
export function residentKilobytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN);
}
