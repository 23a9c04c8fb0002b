import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { findFaults } from "./pack.mjs";

const files = { "README.md": "", LICENSE: "", "dist/index.js": "", "src/index.ts": "" };
const mapped = { "dist/index.js": "export {};\n//# sourceMappingURL=index.js.map\n" };
const mapOf = (source: string) => ({ "dist/index.js.map": JSON.stringify({ version: 3, sources: [source] }) });

it.each<[string, readonly string[], Record<string, string>, readonly string[]]>([
  ["nothing in a whole package", ["dist", "CHANGELOG.md", "!src/x"], {}, []],
  ["a test", [], { "src/greet.test.ts": "" }, ["ships the test src/greet.test.ts"]],
  ["documents that were not generated", ["openapi", "dist"], {}, ["has no openapi"]],
  ["nothing in a map of sources that are there", [], { ...mapped, ...mapOf("../src/index.ts") }, []],
  [
    "the map of a bundled command",
    [],
    { ...mapped, ...mapOf("../../other/src/a.ts") },
    ["ships dist/index.js.map, a map of sources that it does not ship"],
  ],
  ["a map that is not there", [], mapped, ["asks in dist/index.js for a source map that it does not ship"]],
])("findFaults finds %s", (_case, listed, changed, wanted) => {
  const folder = mkdtempSync(join(tmpdir(), "rollcall-pack-"));
  const all = { ...files, ...changed, "package.json": JSON.stringify({ files: listed }) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(findFaults(folder, Object.keys(all))).toEqual(wanted);
  const { LICENSE: _license, ...others } = all;
  expect(findFaults(folder, Object.keys(others))).toEqual(["has no LICENSE", ...wanted]);
  rmSync(folder, { recursive: true });
});
