import { describe, expect, it } from "vitest";
import { readTimes, runCounted } from "./cpu-budget.mjs";

describe("readTimes", () => {
  it("adds user and system time of the children", () => {
    expect(readTimes("0m0.004s 0m0.001s\n9m40.650s 2m10.388s\n")).toBeCloseTo(711.038);
  });
});

describe("runCounted", () => {
  const busy = "const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);";

  it("counts the CPU time of a command and of its children, and of the reference work meanwhile", async () => {
    const child = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(busy)}])`;
    const { code, seconds, reference } = await runCounted(process.execPath, ["-e", child], { env: process.env });
    expect(code).toBe(0);
    expect(seconds).toBeGreaterThan(0.25);
    expect(reference).toBeGreaterThan(0);
  });

  it("returns the exit code of the command", async () => {
    expect((await runCounted(process.execPath, ["-e", "process.exit(3)"], { env: process.env })).code).toBe(3);
  });
});
