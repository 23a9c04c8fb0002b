import { importedPackage, isTest, packageImports, packageOf } from "./package-imports.mjs";

/** The packages of which the sources of another import only types, because their rules read the active definitions. */
const typeImports = { service: ["api"], server: ["api"] };

/** The default definitions of a server, what the service needs without active ones, and what the generator makes of them. */
const defaults = /^(?:apps\/server\/src|packages\/service\/src\/values)\/default(?:-[a-z]+)+\.ts$|\/generated\//;

/** Finds imports of packages that the importing package may not know, or of which it may know only types. Tests are exempt. */
export function findForeignImports({ modules }, mayImport = packageImports) {
  return [...modules]
    .filter(([path]) => !isTest(path) && packageOf(path) !== undefined)
    .flatMap(([path, { imports }]) => {
      const own = packageOf(path);
      const known = [own, ...(mayImport[own] ?? [])];
      const onlyTypes = defaults.test(path) ? [] : (typeImports[own] ?? []);
      const asked = imports.map(({ specifier, isEarly }) => ({ name: importedPackage(specifier), isEarly }));
      const foreign = asked.filter(({ name }) => name !== undefined && !known.includes(name));
      const values = asked.filter(({ name, isEarly }) => isEarly && onlyTypes.includes(name));
      const messages = [
        ...foreign.map(({ name }) => `${own} may not import ${name}: its package.json has no such dependency`),
        ...values.map(({ name }) => `${own} may import only types of ${name}: read the active definitions`),
      ];
      return [...new Set(messages)].map((message) => ({ path, message }));
    });
}
