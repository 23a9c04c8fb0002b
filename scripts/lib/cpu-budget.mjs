import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const work = fileURLToPath(new URL("reference-work.mjs", import.meta.url));

/** CPU seconds that the reference work takes on this machine now, with all cores busy. */
export async function measureReference() {
  const runs = Array.from({ length: availableParallelism() }, () => promisify(execFile)(process.execPath, [work]));
  const seconds = (await Promise.all(runs)).map(({ stdout }) => Number(stdout));
  return seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
}

/** Runs a command in this terminal. Returns its exit code, and the CPU seconds of its process and its descendants. */
export function runCounted(command, args, options) {
  const folder = mkdtempSync(join(tmpdir(), "rollcall-times-"));
  const file = join(folder, "times");
  const script = '"$@"; code=$?; times > "$ROLLCALL_TIMES"; exit $code';
  const env = { ...options.env, ROLLCALL_TIMES: file };
  const code = spawnSync("sh", ["-c", script, "sh", command, ...args], { ...options, env }).status ?? 1;
  const seconds = readTimes(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  return { code, seconds };
}

/** CPU seconds of a shell's children, user and system, from the output of `times`. */
export function readTimes(text) {
  const [, children = ""] = text.trim().split("\n");
  const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}
