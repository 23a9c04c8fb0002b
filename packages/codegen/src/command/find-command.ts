import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";

/**
 * Finds the project's own command that generates into a folder: a script of its package.json. Undefined if there is
 * none.
 */
export async function findCommand(root: string, out: string): Promise<string | undefined> {
  const scripts = Object.entries(await readScripts(join(root, "package.json")));
  const found = scripts.find(([, text]) => {
    const words = typeof text === "string" ? text.split(/\s+/) : [];
    const runs = words.some((word, i) => generators.has(word) && words[i + 1] === "generate");
    return runs && words.some((word) => posix.join(word, ".") === out) && !words.some((word) => others.has(word));
  });
  return found && `npm run ${found[0]}`;
}

/** Names of the generator's commands. */
const generators = new Set(["rollcall-codegen", "rollcall"]);

/** Flags that change the effect of a run. */
const others = new Set(["--check", "--watch", "--only"]);

async function readScripts(path: string): Promise<object> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  try {
    const { scripts }: { readonly scripts?: unknown } = Object(JSON.parse(text));
    return Object(scripts);
  } catch {
    // npm cannot read such a file either.
    return {};
  }
}
