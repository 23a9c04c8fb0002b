import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseCheckedYaml } from "@rollcall/checked-yaml";
import { didYouMean } from "@rollcall/checked-yaml/words";
import { z } from "zod";

/** Locations of definitions in the file system. */
export interface Places {
  /** Location of a path that is relative to the root or starts with a package name. */
  readonly of: (path: string) => string;
  /** Says that the package of a path is not installed. Undefined if it is, or if the path has none. */
  readonly isMissing: (path: string) => string | undefined;
}

/** The version of a package that is installed for a root, or else for the generator. Undefined if it is not installed. */
export function installedVersion(root: string, name: string): string | undefined {
  const folder = findPackage(resolve(root), name) ?? findPackage(here, name);
  if (folder === undefined) return undefined;
  const { version }: { readonly version?: unknown } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return typeof version === "string" ? version : undefined;
}

/** Resolves package names among the packages that are installed for the root, or else for the generator. */
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
    isMissing: (path) => {
      const [name] = splitPackage(path);
      if (name === undefined || installedVersion(root, name) !== undefined) return undefined;
      return `The package ${name} is not installed${didYouMean(name, [definitionsPackage])}`;
    },
  };
}

/** The package with the definitions of the service, which most sets extend. */
const definitionsPackage = "@rollcall/definitions";

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of a package in the `node_modules` of a folder or of its parents. */
function findPackage(from: string, name: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  const around = dirname(from);
  return around === from ? undefined : findPackage(around, name);
}

/** The name of a package and the path inside of it. A name is scoped, so it has two segments. */
export function splitPackage(path: string): readonly [string | undefined, string] {
  const [, name, rest = ""] = /^(@[^/]+\/[^/]+)\/?(.*)$/.exec(path) ?? [];
  return [name, rest];
}

const beginningSchema = z.looseObject({ extends: z.string().min(1).optional() });

/** The `extends` of a `service.yaml` as written. Undefined if it has none or cannot be read. */
export function readExtends(service: string): string | undefined {
  const read = parseCheckedYaml(service, beginningSchema, { path: "service.yaml" });
  return read.ok ? read.value.extends?.replace(/\/+$/, "") : undefined;
}

/** The folder of the base of a set. */
export function baseFolder(folder: string, base: string): string {
  if (splitPackage(base)[0] !== undefined) return base;
  return normalize(join(folder, base)).replaceAll("\\", "/").replace(/\/+$/, "");
}
