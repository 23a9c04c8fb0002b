import { existsSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseCheckedYaml } from "@rollcall/checked-yaml";
import { z } from "zod";

/** Where folders and files of definitions lie on the disk. */
export interface Places {
  /** The place of a path that is relative to the root, or that begins with the name of a package. */
  readonly of: (path: string) => string;
}

/** Finds what begins with the name of a package among the packages installed for the root, or else for the generator. */
export function createPlaces(root: string): Places {
  const packages = new Map<string, string>();
  return {
    of: (path) => {
      const [name, rest] = splitPackage(path);
      if (name === undefined) return join(root, path);
      const folder =
        packages.get(name) ?? findPackage(resolve(root), name) ?? findPackage(here, name) ?? join(root, name);
      packages.set(name, folder);
      return join(folder, rest);
    },
  };
}

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of a package among the `node_modules` of a folder and of those around it. */
function findPackage(from: string, name: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  const around = dirname(from);
  return around === from ? undefined : findPackage(around, name);
}

/** Only the name of a scoped package tells itself from a folder. */
function splitPackage(path: string): readonly [string | undefined, string] {
  const [, name, rest = ""] = /^(@[^/]+\/[^/]+)\/?(.*)$/.exec(path) ?? [];
  return [name, rest];
}

const beginningSchema = z.looseObject({ extends: z.string().min(1).optional() });

/** What a `service.yaml` extends, as it says it; undefined where it extends nothing, or does not say so readably. */
export function readExtends(service: string): string | undefined {
  const read = parseCheckedYaml(service, beginningSchema, { path: "service.yaml" });
  return read.ok ? read.value.extends?.replace(/\/+$/, "") : undefined;
}

/** The folder of what the set of a folder extends. */
export function baseFolder(folder: string, base: string): string {
  if (splitPackage(base)[0] !== undefined) return base;
  return normalize(join(folder, base)).replaceAll("\\", "/").replace(/\/+$/, "");
}
