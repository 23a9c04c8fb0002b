// Part of the step `lint` of `pnpm check`: the rules read the active definitions. Hand-written code of the service and of
// the server imports only types of @rollcall/api. The files below are the exceptions.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folders = ["packages/service/src", "apps/server/src"];

/** The default definitions of a server, and what the service needs without active ones. */
const exceptions = /^(?:apps\/server\/src|packages\/service\/src\/values)\/default(?:-[a-z]+)+\.ts$/;

const isChecked = (file) => file.endsWith(".ts") && !/\.test(-d)?\.ts$|\/(testing|generated)\//.test(file);

/** Whether an import or a re-export has a name that is not a type. */
const hasValues = (statement) => {
  if (/^(import|export)\s+type\b/.test(statement)) return false;
  const [, names] = /\{([^}]*)\}/.exec(statement) ?? [];
  if (names === undefined) return true;
  return names.split(",").some((name) => name.trim() !== "" && !/^\s*type\s/.test(name));
};

const imports = /^(?:import|export)\b[^;]*?\bfrom\s+"@rollcall\/api\/[^"]*"/gm;

const lists = await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true })));
const files = lists.flatMap((names, index) => names.map((name) => `${folders[index]}/${name.replaceAll("\\", "/")}`));
for (const file of files.filter(isChecked)) {
  if (exceptions.test(file)) continue;
  const text = await readFile(join(root, file), "utf8");
  const found = [...text.matchAll(imports)].filter(([statement]) => hasValues(statement));
  for (const { index } of found) {
    const line = text.slice(0, index).split("\n").length;
    process.stderr.write(`${file}:${line} imports values of the generated set; read the active definitions.\n`);
    process.exitCode = 1;
  }
}
