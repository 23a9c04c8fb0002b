import { readFileSync } from "node:fs";

/** Resident memory of a process in kilobytes, from Linux. */
export function residentKilobytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN);
}
