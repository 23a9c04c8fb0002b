import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A filter that uses the whole grammar of each package. */
const text = 'userType eq "Employee" and (emails co "example.com" or title pr)';

/** The code with which a new process imports each package and parses its first filter. */
const programs: { readonly [name: string]: readonly [load: string, use: string] } = {
  Rollcall: ['await import("@rollcall/scim-filter")', "loaded.parseFilter(text)"],
  "scim2-parse-filter": ['await import("scim2-parse-filter")', "loaded.default.parse(text)"],
  scimmy: ['await import("scimmy")', "new loaded.default.Types.Filter(text)"],
  "scim-query-filter-parser": ['await import("scim-query-filter-parser")', "loaded.default.compileFilter(text)"],
};

/** Time to import the package, or to parse the first filter after that, in a new process, in milliseconds. */
export async function timeStart(name: string, part: "import" | "parse"): Promise<number> {
  const [load, use] = programs[name] ?? ["", ""];
  const program = `
    const text = ${JSON.stringify(text)};
    const started = performance.now();
    const loaded = ${load};
    const imported = performance.now();
    ${use};
    const parsed = performance.now();
    process.stdout.write(JSON.stringify({ import: imported - started, parse: parsed - imported }));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
  });
  const times: unknown = JSON.parse(stdout);
  if (typeof times !== "object" || times === null || !(part in times)) throw new Error(`${name} was not timed.`);
  return Number(Reflect.get(times, part));
}
