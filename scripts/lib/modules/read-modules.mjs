import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "rolldown/utils";

const folders = "{packages,apps,examples,bench,fuzz,scripts}";
const skipped = /(?:^|\/)(?:node_modules|dist|golden|starter|\.turbo)(?:\/|$)/;
/** `import("…")`, as an expression or as a type, which may name one export. */
const inlineImport = /\bimport\(\s*"([^"]+)"\s*\)(?:\.(\w+))?/g;

/**
 * Reads the modules of a repository.
 * @returns by path: `imports` (the specifier; `to`, the path of the module, if it is one of these; the imported names,
 *   where `*` means all; `isEarly`, whether loading the module loads it) and `exports` (names). Type imports are
 *   included.
 */
export function readModules(root) {
  const known = new Set(readFiles(root).filter((path) => /\.(?:tsx?|m[jt]s)$/.test(path) && !path.endsWith(".d.ts")));
  const entries = readEntries(root);
  const resolve = (from, specifier) => {
    if (!specifier.startsWith(".")) return entries.get(specifier);
    const path = join(dirname(from), specifier);
    return [path, path.replace(/js$/, "ts"), path.replace(/js$/, "tsx")].find((each) => known.has(each));
  };
  const modules = [...known].map((path) => {
    const { imports, exports } = readModule(path, readFileSync(join(root, path), "utf8"));
    return [path, { imports: imports.map((each) => ({ ...each, to: resolve(path, each.specifier) })), exports }];
  });
  return new Map(modules);
}

/** The paths of all files that belong to the code of a repository, sorted. */
export function readFiles(root) {
  return globSync([`${folders}/**/*.*`, "*.config.ts"], { cwd: root, exclude: (path) => skipped.test(path) }).sort();
}

/** The path of each entry of a package, by the name with which others import it. */
export function readEntries(root) {
  const manifests = globSync("{packages,apps,examples}/*/package.json", { cwd: root });
  const entries = manifests.flatMap((path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), "utf8"));
    return Object.entries(exports)
      .filter(([, target]) => typeof target === "object" && target["@rollcall/source"] !== undefined)
      .map(([entry, target]) => [`${name}${entry.slice(1)}`, join(dirname(path), target["@rollcall/source"])]);
  });
  return new Map(entries);
}

/** The imports and the exports of a module. */
export function readModule(path, text) {
  const { module } = parseSync(path, text);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.map(({ importName }) => nameOf(importName)),
      isEarly: entries.length === 0 || entries.some(({ isType }) => !isType),
    })),
    ...exported
      .filter(({ moduleRequest }) => moduleRequest !== null)
      .map(({ moduleRequest, importName, isType }) => ({
        specifier: moduleRequest.value,
        names: [nameOf(importName)],
        isEarly: !isType,
      })),
    ...[...text.matchAll(inlineImport)].map(([, specifier, name = "*"]) => ({
      specifier,
      names: [name],
      isEarly: false,
    })),
  ];
  return { imports, exports: [...new Set(exported.map(({ exportName }) => nameOf(exportName)))] };
}

function nameOf({ kind, name }) {
  if (kind === "Name") return name;
  return kind === "Default" ? "default" : "*";
}
