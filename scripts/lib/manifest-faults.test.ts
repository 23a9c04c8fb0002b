import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findForeignVersions, findManifestFaults, findNodeFaults } from "./manifest-faults.mjs";
import { publishedPackages, root } from "./packages.mjs";

describe("findManifestFaults", () => {
  const [whole] = publishedPackages();

  it("finds nothing in a published package", () => expect(findManifestFaults(whole)).toEqual([]));

  it.each([
    [{ description: undefined }, "has no description"],
    [{ keywords: ["a", "b", "c"] }, "fewer than four keywords"],
    [{ keywords: ["a", "b", "c", "c"] }, "has a keyword twice"],
    [{ homepage: "https://example.com" }, "homepage"],
    [{ repository: { directory: "packages/other" } }, "packages/other"],
    [{ license: "ISC" }, "ISC"],
    [{ publishConfig: { access: "public" } }, "provenance"],
    [{ author: "x" }, "author"],
    [{ exports: {} }, "package.json"],
    [{ files: ["dist"] }, "CHANGELOG.md"],
    [{ type: undefined }, "is no ESM"],
    [{ sideEffects: true }, "side effects"],
  ])("finds what is wrong with %o", (changed, wanted) => {
    expect(findManifestFaults({ ...whole, ...changed }).join("\n")).toContain(wanted);
  });
});

describe("findForeignVersions", () => {
  it("finds a version that another package may not have", () => {
    const dependencies = {
      zod: "catalog:",
      typescript: "catalog:classic",
      "@rollcall/api": "workspace:*",
      pg: "^8.0.0",
    };
    const [found, ...others] = findForeignVersions({ dependencies, devDependencies: { vite: "catalog:" } });
    expect(found).toContain("has pg ^8.0.0");
    expect(others).toEqual([]);
  });
});

describe("findNodeFaults", () => {
  const storage = { name: "@rollcall/storage", engines: { node: "^24.16 || >=26.1" } };
  const dependencies = { "@rollcall/storage": "workspace:*" };

  it("a package must not depend on one that requires a newer Node", () => {
    for (const [node, wanted] of [
      [">=22.18", ["promises Node >=22.18, but @rollcall/storage requires ^24.16 || >=26.1"]],
      [">=24", ["promises Node >=24, but @rollcall/storage requires ^24.16 || >=26.1"]],
      ["^24.16 || >=26.1", []],
      [">=26.1", []],
    ]) {
      expect(findNodeFaults({ engines: { node }, dependencies }, [storage])).toEqual(wanted);
      expect(findNodeFaults({ engines: { node } }, [storage])).toEqual([]);
    }
  });

  it("the README names the packages that require more than the others, as their manifests do", async () => {
    const readme = await readFile(join(root, "README.md"), "utf8");
    const [, named = "", newer = "", others = ""] =
      /\n\n([^.]*) require Node ([\s\S]*?),\s+for its `node:sqlite`. The other packages require Node ([\d.]+) or later/.exec(
        readme,
      ) ?? [];
    const ranges = publishedPackages().map(({ name, engines }) => [name, engines.node]);
    const isNewer = ([, node]) => node !== `>=${others}`;
    expect([...named.matchAll(/`([^`]+)`/g)].map(([, name]) => name).sort()).toEqual(
      ranges
        .filter(isNewer)
        .map(([name]) => name)
        .sort(),
    );
    // "Node 24.16 or a later 24, or 26.1 or later" is the range ^24.16 || >=26.1.
    const [lowest = "", next = ""] = newer.match(/\d+\.\d+/g) ?? [];
    expect([...new Set(ranges.filter(isNewer).map(([, node]) => node))]).toEqual([`^${lowest} || >=${next}`]);
  });
});
