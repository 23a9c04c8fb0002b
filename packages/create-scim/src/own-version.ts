import { readFile } from "node:fs/promises";

/** The version of this package, which all packages of a release have. */
export async function ownVersion(): Promise<string> {
  const { version }: { readonly version: string } = JSON.parse(
    await readFile(new URL("../package.json", import.meta.url), "utf8"),
  );
  return version;
}
