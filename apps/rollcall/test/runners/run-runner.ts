import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const inPackage = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path);

const commands = {
  vitest: () => [inPackage("vitest", "vitest.mjs"), "run", "--root", "."],
  jest: () => ["--experimental-vm-modules", inPackage("jest", "bin/jest.js"), "--ci"],
  "node-test": () => ["--test"],
  mocha: () => [inPackage("mocha", "bin/mocha.js"), "--timeout", "60000", "--require", "./hooks.mjs", "*.test.mjs"],
  playwright: () => [inPackage("@playwright/test", "cli.js"), "test", "--reporter", "list"],
} as const;

/** Runs the tests of a folder with a runner, in a process of its own. */
export async function runRunner(
  runner: keyof typeof commands,
  cwd: string,
  browser: string,
): Promise<{ readonly code: number; readonly output: string }> {
  const env = { PATH: process.env["PATH"], NO_COLOR: "1", CI: "1", BROWSER_PATH: browser };
  const child = spawn(process.execPath, commands[runner](), { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [code] = await once(child, "close");
  return { code, output };
}
