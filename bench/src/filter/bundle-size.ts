import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** Imports that an application needs from each package to parse and apply filters. */
const imports: { readonly [name: string]: string } = {
  Rollcall: 'export { parseFilter, compileFilter } from "@rollcall/scim-filter";',
  "scim2-parse-filter": 'export { parse, filter } from "scim2-parse-filter";',
  scimmy: 'import SCIMMY from "scimmy"; export const { Filter } = SCIMMY.Types;',
  "scim-query-filter-parser": 'export { compileFilter } from "scim-query-filter-parser";',
};

/** Size of the package with its dependencies as one minified, gzipped file, in kilobytes. */
export async function measureBundle(name: string): Promise<number> {
  const text = imports[name] ?? "";
  const folder = fileURLToPath(new URL("../..", import.meta.url));
  const entry = join(folder, "entry.js");
  const bundle = await rolldown({
    input: entry,
    cwd: folder,
    platform: "node",
    logLevel: "silent",
    plugins: [
      { name: "entry", resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? text : null) },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  const code = output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
  return gzipSync(code).length / 1000;
}
