import { isGenerated } from "./generated.mjs";

/** Tests, whose exports belong to the example of a README, and modules that Vitest or the bundler loads by their path. */
const loadedByPath =
  /\.test(?:-d)?\.tsx?$|\.stories\.tsx$|(?:^|\/)vite(?:st)?\.config\.ts$|^packages\/test-postgres\/src\/setup\.ts$|^apps\/server\/scripts\/bundled\//;

/** Finds the exports of hand-written modules that no other module imports. The entries of packages are exempt. */
export function findDeadExports({ modules, entries }) {
  const used = new Set(
    [...modules.values()].flatMap(({ imports }) =>
      imports.flatMap(({ to, names }) => names.map((name) => `${to} ${name}`)),
    ),
  );
  const open = new Set(entries.values());
  return [...modules]
    .filter(([path]) => !open.has(path) && !isGenerated(path) && !loadedByPath.test(path))
    .flatMap(([path, { exports }]) => exports.map((name) => ({ path, name })))
    .filter(({ path, name }) => !used.has(`${path} ${name}`) && !used.has(`${path} *`))
    .map(({ path, name }) => ({ path, message: `nothing imports ${name}: remove it, or its \`export\`` }));
}
