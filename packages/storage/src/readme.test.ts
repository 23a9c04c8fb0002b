import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("the example of the README prints its output", async () => {
  const packageFolder = fileURLToPath(new URL("..", import.meta.url));
  const hooks = new URL("testing/source-hooks.mjs", import.meta.url).href;
  const [, code = ""] = /```ts\n([\s\S]*?)```/.exec(readFileSync(`${packageFolder}README.md`, "utf8")) ?? [];
  const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, text]) => text);
  const options = [
    "--conditions=@rollcall/source",
    `--import=${hooks}`,
    "--input-type=module-typescript",
    "--no-warnings",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [...options, "--eval", code], { cwd: packageFolder });
  expect(said).toHaveLength(2);
  expect(stdout.trimEnd().split("\n")).toEqual(said);
});
