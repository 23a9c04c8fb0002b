import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { vendorWord } from "../kit/open-vendor-client.js";
import { runTests } from "./run-tests.js";

// The folder is inside the package, so that imports resolve as in the package's own tests.
const beside = fileURLToPath(new URL("./guide-", import.meta.url));
let folder = "";
let files: readonly (readonly [name: string, text: string])[] = [];

beforeAll(async () => {
  const guide = await readFile(new URL("../../../../docs/testing-a-client.md", import.meta.url), "utf8");
  files = [...guide.matchAll(/^```ts\n\/\/ (\S+)\n(.*?)^```$/gms)].map(([, name = "", text = ""]) => [
    name,
    text.replaceAll("vendorApiUrl", `${vendorWord}ApiUrl`),
  ]);
  folder = await mkdtemp(beside);
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the guide to testing a client", () => {
  it("has no other TypeScript than what runs here", async () => {
    const guide = await readFile(new URL("../../../../docs/testing-a-client.md", import.meta.url), "utf8");
    expect(files).toHaveLength(guide.split("```ts\n").length - 1);
    expect(files.map(([name]) => name).filter((name) => name.endsWith(".test.ts"))).toHaveLength(10);
  });

  it("has snippets that pass as tests", async () => {
    const { code, output } = await runTests("vitest", folder);
    expect(output).toContain("13 passed (13)");
    expect(output).not.toContain("less than required");
    expect(code).toBe(0);
  });
});
