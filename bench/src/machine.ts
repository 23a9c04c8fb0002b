import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { cpus } from "node:os";

/** Describes the machine, Node and the versions of packages in one sentence. */
export async function describeMachine(packages: readonly string[]): Promise<string> {
  const processors = cpus();
  const processor = processors[0]?.model.trim().replaceAll(/\s+/g, " ") ?? "an unknown processor";
  const versions = await Promise.all(packages.map(async (name) => `${name} ${await findVersion(name)}`));
  const machine = `Node ${process.versions.node} on ${processor} (${processors.length} cores)`;
  return `${[machine, ...(versions.length === 0 ? [] : [versions.join(", ")])].join("; ")}.`;
}

async function findVersion(name: string): Promise<string> {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  const manifest: unknown = JSON.parse(await readFile(file, "utf8"));
  if (typeof manifest !== "object" || manifest === null || !("version" in manifest)) {
    throw new Error(`${file} has no version.`);
  }
  return String(manifest.version);
}
