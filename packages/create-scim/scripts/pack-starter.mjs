// Packs the files of a new service into dist/starter.json: those of examples/own-scim-service, and those of starter, which
// replace them. Versions come from the catalog; versions of this project's packages are filled in when a service is created.
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const example = join(root, "examples/own-scim-service");
const starter = join(root, "packages/create-scim/starter");
/** Ending of files that would be taken for files of this repository. */
const ending = /\.template$/;
/** Files of the example that a service does not need: its tutorial, and the store without SQL. */
const omitted = [/^src\/(main|map-stores?)\.ts$/, /^test\/readme\.test\.ts$/, /^test\/kit\/(run-curl|stores)\.ts$/];
const renamed = new Map([["src/main-sqlite.ts", "src/main.ts"]]);

const fromExample = globSync("{definitions,src,test}/**/*.*", { cwd: example })
  .map(toPosix)
  .filter((path) => !omitted.some((pattern) => pattern.test(path)))
  .map((path) => [renamed.get(path) ?? path, withoutLintComments(readFileSync(join(example, path), "utf8"))]);
const own = readdirSync(starter, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => toPosix(relative(starter, join(entry.parentPath, entry.name))))
  .map((path) => [path.replace(ending, ""), withVersions(path, readFileSync(join(starter, path), "utf8"))]);

const files = Object.entries({ ...Object.fromEntries(fromExample), ...Object.fromEntries(own) }).sort(([a], [b]) =>
  a < b ? -1 : 1,
);
mkdirSync(join(root, "packages/create-scim/dist"), { recursive: true });
writeFileSync(join(root, "packages/create-scim/dist/starter.json"), JSON.stringify(Object.fromEntries(files)));

function toPosix(path) {
  return path.replaceAll("\\", "/");
}

function withoutLintComments(text) {
  return text.replaceAll(/^ *\/\/ biome-ignore .*\n/gm, "");
}

/** Replaces the versions of a manifest that only this workspace knows. */
function withVersions(path, text) {
  if (path !== "package.json.template") return text;
  const { catalog } = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"));
  return text.replaceAll('"workspace:*"', '"^__VERSION__"').replaceAll(/"([^"]+)": "catalog:"/g, (_all, name) => {
    if (catalog[name] === undefined) throw new Error(`The catalog has no ${name}.`);
    return `"${name}": "${catalog[name]}"`;
  });
}
