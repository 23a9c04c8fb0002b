import { importedPackage, isTest, packageImports, packageOf } from "./package-imports.mjs";

/** Finds imports of packages that the importing package may not know. Tests are exempt. */
export function findForeignImports({ modules }, mayImport = packageImports) {
  return [...modules]
    .filter(([path]) => !isTest(path) && packageOf(path) !== undefined)
    .flatMap(([path, { imports }]) => {
      const own = packageOf(path);
      const known = mayImport[own] ?? [];
      const foreign = imports.map(({ specifier }) => importedPackage(specifier));
      return [...new Set(foreign)]
        .filter((name) => name !== undefined && name !== own && !known.includes(name))
        .map((name) => ({ path, message: `${own} may not import ${name}: see packageImports in scripts/lib/modules` }));
    });
}
