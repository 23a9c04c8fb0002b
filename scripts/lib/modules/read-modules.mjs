import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path/posix";
import { ResolverFactory } from "oxc-resolver";
import { parseSync } from "rolldown/utils";

const folders = "{packages,apps,examples,bench,fuzz,scripts}";
// Folders that git ignores: what is built, and what tests write and remove while they run.
const skipped =
  /(?:^|\/)(?:node_modules|dist|golden|starter|\.turbo|test\/(?:double\/guide|tried|examples)-[^/]+)(?:\/|$)/;
/** `import("…")`, as an expression or as a type. */
const inlineImport = /\bimport\(\s*"([^"]+)"\s*\)/g;
/** Finds the sources of a relative import, and of an entry of a package. */
const resolver = new ResolverFactory({
  conditionNames: ["@rollcall/source"],
  extensionAlias: { ".js": [".ts", ".tsx", ".js"] },
});

/**
 * Reads the modules of a repository, sorted by path.
 * @returns by path: `imports` (the specifier; `to`, the path of the module, if it is one of these; `isEarly`, whether
 *   loading the module loads it). Type imports are included.
 */
export function readModules(root) {
  const files = globSync([`${folders}/**/*.{ts,tsx,mjs,mts}`, "*.config.ts"], {
    cwd: root,
    exclude: (path) => skipped.test(path),
  });
  const known = new Set(files.filter((path) => !path.endsWith(".d.ts")).sort());
  const resolve = (from, specifier) => {
    if (!/^\.|^@rollcall\//.test(specifier)) return undefined;
    const { path = root } = resolver.sync(join(root, dirname(from)), specifier);
    const found = relative(root, path);
    return known.has(found) ? found : undefined;
  };
  const modules = [...known].map((path) => {
    const imports = readImports(path, readFileSync(join(root, path), "utf8"));
    return [path, { imports: imports.map((each) => ({ ...each, to: resolve(path, each.specifier) })) }];
  });
  return new Map(modules);
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

/** A house of a few modules, for tests of the checks: texts by path. */
export function createHouse(texts) {
  const modules = Object.entries(texts).map(([path, text]) => {
    const to = ({ specifier }) =>
      specifier.startsWith(".") ? join(path, "..", specifier).replace(/js$/, "ts") : undefined;
    return [path, { imports: readImports(path, text).map((each) => ({ ...each, to: to(each) })) }];
  });
  return { modules: new Map(modules) };
}
