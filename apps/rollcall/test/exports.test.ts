import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

describe("the package without a scope", () => {
  it.each(["", "/vitest", "/node-test", "/jest", "/testing", "/coverage", "/intercept", "/msw"])(
    "exports what @rollcall/server%s exports",
    async (path) => {
      const [own, original] = await Promise.all([import(`rollcall${path}`), import(`@rollcall/server${path}`)]);
      expect(Object.keys(original)).not.toEqual([]);
      expect(Object.keys(own).sort()).toEqual(Object.keys(original).sort());
    },
  );

  it("has a README with every variable that a run sets", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const path = "../../../packages/service/src/rules/apps/app-environment.ts";
    const source = await readFile(new URL(path, import.meta.url), "utf8");
    const names = [...source.matchAll(/^ {2}\w+: "([A-Z_]+)",$/gm)].map(([, name]) => `SVC_${name}`);
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
