import { readFileSync } from "node:fs";

const tickNanoseconds = 10_000_000;

/** Time of the processors that a process has used, in nanoseconds, from Linux. It counts in ticks of 10 milliseconds. */
export function processorNanoseconds(pid: number): number {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = after.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickNanoseconds;
}

/** Resident memory of a process in kilobytes, from Linux. */
export function residentKilobytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN);
}
