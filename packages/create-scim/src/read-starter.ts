import { readFile } from "node:fs/promises";

/** Texts by path, with `__NAME__` and `__VERSION__` for the name of the service and the version of its dependencies. */
type Starter = Readonly<Record<string, string>>;

/** Reads the files of a new service, which the build packs. */
export async function readStarter(): Promise<Starter> {
  return JSON.parse(await readFile(new URL("../dist/starter.json", import.meta.url), "utf8"));
}
