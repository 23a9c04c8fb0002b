import { join } from "node:path/posix";
import { readImports } from "./read-modules.mjs";

/** A house of a few modules, for tests of the checks: texts by path. */
export function createHouse(texts) {
  const modules = Object.entries(texts).map(([path, text]) => {
    const to = ({ specifier }) =>
      specifier.startsWith(".") ? join(path, "..", specifier).replace(/js$/, "ts") : undefined;
    return [path, { imports: readImports(path, text).map((each) => ({ ...each, to: to(each) })) }];
  });
  return { modules: new Map(modules) };
}
