import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ensureBuilt } from "@rollcall/test-kit/build";
import { describe, expect, it } from "vitest";

await ensureBuilt();
const program = fileURLToPath(new URL("./run-led.mjs", import.meta.url));

/** Runs a program with the variables of the built package, and returns its output. */
async function output(file: string, args: readonly string[], without: readonly string[] = []): Promise<string> {
  const asked = JSON.stringify({ file, args, without });
  const { stdout } = await promisify(execFile)(process.execPath, [program, asked]);
  const { output: printed, others } = JSON.parse(stdout);
  expect(others).toEqual([]);
  return printed;
}

const print = `async (response) => { for await (const chunk of response) console.log(String(chunk)); }`;
const withHttps = `import { get } from "node:https"; get("https://api.vendor.example/a", ${print});`;
const withFetch = `console.log(await (await fetch("https://api.vendor.example/a")).text())`;
const inWorker = `import { Worker } from "node:worker_threads";
  new Worker('fetch("https://api.vendor.example/a").then((response) => response.text()).then(console.log)', { eval: true });`;
const inChild = `import { execFileSync } from "node:child_process";
  console.log(execFileSync(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(inWorker)}]).toString());`;
const node = (code: string) => [process.execPath, ["--input-type=module", "-e", code]] as const;
const proxies = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];

describe("the variables of createEnvironment", () => {
  it.each([
    ["fetch", node(withFetch), []],
    ["https, which ignores proxies", node(withHttps), proxies],
    ["a worker of a child process", node(inChild), []],
    ["curl, through the proxy", ["curl", ["-sS", "https://api.vendor.example/a"]] as const, []],
  ])("lead %s", async (_what, [file, args], without) => {
    expect(await output(file, args, without)).toBe("api.vendor.example/a");
  });
});
