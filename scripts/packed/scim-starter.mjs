import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { exec } from "../lib/exec.mjs";

/** Packages of this project that a service depends on, also indirectly. */
const needed =
  /rollcall-(checked-yaml|codegen|create-scim|definitions|engine|schemas|scim-conformance|scim-core|scim-filter|server-adapters)-/;

/**
 * Creates a SCIM service outside of all other projects, installs it with the packed packages, runs its commands, starts it,
 * and checks it with the command line.
 */
export async function checkScimStarter({ work, folder, tarballs }) {
  const bin = (name) => join(folder, "node_modules", ".bin", name);
  await exec(bin("create-scim"), ["my-service"], { cwd: work });
  const cwd = join(work, "my-service");
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  await exec("npm", ["install", ...options, ...tarballs.filter((path) => needed.test(path))], {
    cwd,
    timeoutMs: 300_000,
  });
  for (const script of ["check", "typecheck", "test", "build"])
    await exec("npm", ["run", script], { cwd, timeoutMs: 300_000 });
  const env = { ...process.env, PORT: "0", TOKEN: "a-token", DATABASE: ":memory:" };
  const service = spawn(process.execPath, ["dist/main.js"], { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(service, "exit");
  try {
    const [url] = await Promise.race([once(createInterface(service.stdout), "line"), ended]);
    const skips = ["rfc7644-3.5.2.3/no-target=lenient"];
    const args = ["conformance", String(url), "--token", "a-token", "--caller", "admin", "--skip", ...skips];
    const report = await exec(bin("rollcall"), args, { cwd: work, timeoutMs: 120_000 });
    return report.trim().split("\n").at(-1);
  } finally {
    service.kill();
    await ended;
  }
}
