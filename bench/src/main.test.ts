import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const built = fileURLToPath(new URL("../dist/main.js", import.meta.url));

/** The options of `pnpm check speed`, with the smallest directory. */
const guarded = ["--guard", "--users", "100"];

/** Runs the built command, in a process of its own: its exit code is what CI reads. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [built, ...args], { encoding: "utf8" });
  return { status, stdout, stderr };
}

describe("pnpm bench", () => {
  it("exits with 1 if a guarded goal is missed", () => {
    const { status, stdout, stderr } = run(
      ...guarded,
      "--stricter",
      "1000000",
      "--row",
      "message, with `fetch`",
      "short-test",
    );
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^MISSED: CPU of a short test/m);
    expect(status).toBe(1);
  });

  it.each([
    ["a suite that does not exist", ["nothing"], "Unknown suite nothing."],
    ["an invalid factor", ["--guard", "--stricter", "much"], "--stricter must be a number above 0."],
  ])("exits with 2 for %s", (_, args, reason) => {
    const { status, stderr } = run(...args);
    expect(stderr).toContain(reason);
    expect(status).toBe(2);
  });
});
