import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("./unbundled-parts.mjs", import.meta.url));

describe("the bundle", () => {
  it("works with handlers, backends, errors and stores of the packages themselves", async () => {
    const data = await mkdtemp(join(tmpdir(), "rollcall-built-"));
    const { stdout } = await promisify(execFile)(process.execPath, [program, data]);
    await rm(data, { recursive: true });
    expect(JSON.parse(stdout)).toEqual({
      raised: { ok: true, level: 1, user: "UDEMOANNIE" },
      failed: { ok: false, error: "service_unavailable" },
      user: 404,
      reset: "ConnectionReset",
      defects: [],
      second: "inUse",
    });
  });
});
