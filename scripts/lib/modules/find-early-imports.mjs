/** Packages that nothing may load with the entry of the server: they take long to load, and most runs never need them. */
const latePackages = { "apps/server/src/index.ts": ["kysely", "pg", "yaml", "zod"] };

/** Finds packages that an entry loads too early, with the modules from the entry to the package. */
export function findEarlyImports({ modules }, late = latePackages) {
  return Object.entries(late).flatMap(([entry, packages]) => {
    const found = loadedWith(entry, modules);
    return packages.flatMap((name) => {
      const chain = found.get(name);
      if (chain === undefined) return [];
      return [{ path: entry, message: `loads ${name}, which it may load only when it is used: ${chain.join(", ")}` }];
    });
  });
}

/** The modules and packages of npm that an entry loads, each with the shortest way to it: modules, and packages of npm. */
function loadedWith(entry, modules) {
  const ways = new Map([[entry, [entry]]]);
  for (const [path, way] of ways) {
    for (const { specifier, to, isEarly } of modules.get(path)?.imports ?? []) {
      const target = to ?? packageOf(specifier);
      if (isEarly && !ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return ways;
}

function packageOf(specifier) {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}
