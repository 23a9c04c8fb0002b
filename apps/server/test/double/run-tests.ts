import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "@rollcall/test-kit/build";

// The tests import the built package, as those of its users do.
await ensureBuilt();
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = at("../../../..");

const commands = {
  node: ["--test", at("./runners/node-test.mjs")],
  vitest: [at("../../../../node_modules/vitest/vitest.mjs"), "run", "--config", at("./runners/vitest.config.ts")],
} as const;

/**
 * Runs tests in a separate process: those of `runners/` for the given runner, one of which fails on purpose, or those
 * of a folder with vitest.
 */
export async function runTests(
  runner: keyof typeof commands,
  folder?: string,
): Promise<{ readonly code: number; readonly output: string }> {
  const env = { PATH: process.env["PATH"], NO_COLOR: "1", ...(folder !== undefined && { TESTS_IN: folder }) };
  const child = spawn(process.execPath, commands[runner], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [code] = await once(child, "close");
  return { code, output };
}
