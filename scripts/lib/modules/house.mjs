import { join } from "node:path/posix";
import { readModule } from "./read-modules.mjs";

/** A house of a few modules, for tests of the checks: texts by path, and the paths of entries. */
export function createHouse(texts, entries = []) {
  const modules = Object.entries(texts).map(([path, text]) => {
    const { imports, exports } = readModule(path, text);
    const to = ({ specifier }) =>
      specifier.startsWith(".") ? join(path, "..", specifier).replace(/js$/, "ts") : undefined;
    return [path, { imports: imports.map((each) => ({ ...each, to: to(each) })), exports }];
  });
  return { modules: new Map(modules), entries: new Map(entries.map((path) => [path, path])) };
}
