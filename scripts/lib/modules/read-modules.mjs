import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "rolldown/utils";

const folders = "{packages,apps,examples,bench,fuzz,scripts}";
const skipped = /(?:^|\/)(?:node_modules|dist|golden|starter|\.turbo)(?:\/|$)/;
/** `import("…")`, as an expression or as a type. */
const inlineImport = /\bimport\(\s*"([^"]+)"\s*\)/g;

/**
 * Reads the modules of a repository.
 * @returns by path: `imports` (the specifier; `to`, the path of the module, if it is one of these; `isEarly`, whether
 *   loading the module loads it). Type imports are included.
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
    const imports = readImports(path, readFileSync(join(root, path), "utf8"));
    return [path, { imports: imports.map((each) => ({ ...each, to: resolve(path, each.specifier) })) }];
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

/** The imports of a module, and what it exports again from others. */
export function readImports(path, text) {
  const { module } = parseSync(path, text);
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ moduleRequest }) => moduleRequest !== null),
  );
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isEarly: entries.length === 0 || entries.some(({ isType }) => !isType),
    })),
    ...again.map(({ moduleRequest, isType }) => ({ specifier: moduleRequest.value, isEarly: !isType })),
    ...[...text.matchAll(inlineImport)].map(([, specifier]) => ({ specifier, isEarly: false })),
  ];
}
