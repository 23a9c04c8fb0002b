import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const work = fileURLToPath(new URL("reference-work.mjs", import.meta.url));

/**
 * Runs a command in this terminal. Returns its exit code, the CPU seconds of its process and its descendants, and those of the
 * reference work meanwhile: neighbors of a virtual machine, and the command itself, make both slower.
 */
export async function runCounted(command, args, options) {
  const folder = mkdtempSync(join(tmpdir(), "rollcall-times-"));
  const file = join(folder, "times");
  const script = '"$@"; code=$?; times > "$ROLLCALL_TIMES"; exit $code';
  const env = { ...options.env, ROLLCALL_TIMES: file };
  const child = spawn("sh", ["-c", script, "sh", command, ...args], { ...options, env });
  const ended = once(child, "exit");
  const samples = [await measureReference()];
  while (child.exitCode === null && child.signalCode === null) {
    await Promise.race([ended, pause(20_000, undefined, { ref: false })]);
    samples.push(await measureReference());
  }
  const [code] = await ended;
  const seconds = readTimes(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  const reference = samples.reduce((sum, each) => sum + each, 0) / samples.length;
  return { code: code ?? 1, seconds, reference };
}

/** CPU seconds that the reference work takes on this machine now. */
async function measureReference() {
  return Number((await promisify(execFile)(process.execPath, [work])).stdout);
}

/** CPU seconds of a shell's children, user and system, from the output of `times`. */
export function readTimes(text) {
  const [, children = ""] = text.trim().split("\n");
  const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}
