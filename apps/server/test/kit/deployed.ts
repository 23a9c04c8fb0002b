import { hash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Tokens of the world that deployments of tests start with. */
export const deployedTokens = { admin: "svcp-kit-admin", member: "svcp-kit-member", bot: "svcb-kit-bot" } as const;

const demo = new URL("../../worlds/demo.yaml", import.meta.url);

/**
 * Options of a deployment for tests: the demo world with tokens of its own, because a deployment refuses the public ones,
 * a key for the credentials of its apps, and no rate limits.
 */
export function deployed() {
  return { world: worldFile(), secretKey: "5e".repeat(32), rateMode: "off" } as const;
}

/** The same as flags of the command. */
export function deployedArgs(): readonly string[] {
  const { world, secretKey, rateMode } = deployed();
  return ["--world", world, "--secret-key", secretKey, "--rate-mode", rateMode];
}

/** Writes the world to a file that is named after its content, so that processes can share it. */
function worldFile(): string {
  const text = readFileSync(demo, "utf8").replaceAll(/(?<=\bsvc[a-z]-(?:1-)?)demo-/g, "kit-");
  const path = join(tmpdir(), `rollcall-kit-${hash("sha256", text).slice(0, 16)}.yaml`);
  if (existsSync(path)) return path;
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
  return path;
}
