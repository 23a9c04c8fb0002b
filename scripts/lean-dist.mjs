// Runs in the folder of a package after its compiler, and removes from `dist` what its users do not need: the maps of generated
// code, whose sources are not published, and declarations that no entry of the package reaches.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

const { exports: entries } = JSON.parse(readFileSync("package.json", "utf8"));

for (const file of globSync("dist/generated/**/*.{js,d.ts}")) {
  const text = readFileSync(file, "utf8");
  const lean = text.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "\n");
  if (lean !== text) writeFileSync(file, lean);
  rmSync(`${file}.map`, { force: true });
}

const reached = new Set();
// An entry with a pattern has every declaration below its folder.
const pending = Object.values(entries).flatMap(({ types }) =>
  types?.includes("*") ? globSync(types.replace("*", "**/*")) : (types ?? []),
);
for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
  const path = join(file);
  if (reached.has(path)) continue;
  reached.add(path);
  const named = readFileSync(path, "utf8").matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"(\.[^"]+)"/g);
  for (const [, name] of named) {
    const declared = join(dirname(path), name.replace(/\.js$/, ".d.ts"));
    // A file without types, such as JSON, has no declaration.
    if (existsSync(declared)) pending.push(declared);
  }
}
for (const file of globSync("dist/**/*.d.ts")) {
  if (reached.has(file.replaceAll("\\", "/"))) continue;
  rmSync(file);
  rmSync(`${file}.map`, { force: true });
}
