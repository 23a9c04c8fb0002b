import { type Finding, fileOfKind, type LoadedSet, lineage } from "../formats/index.js";
import { installedVersion, splitPackage } from "../loading/set-places.js";

/** The base whose generated modules an npm package has. */
export interface BasePackage {
  readonly set: LoadedSet;
  /** Name of the package. */
  readonly name: string;
}

/** The nearest base of a set that names a package with its modules. Undefined if none does: the set is emitted whole. */
export function basePackage(set: LoadedSet): BasePackage | undefined {
  const bases = lineage(set).slice(1);
  return bases.flatMap((base) => {
    const name = fileOfKind(base, "service")?.value.package;
    return name === undefined ? [] : [{ set: base, name }];
  })[0];
}

/**
 * The definitions of a base and the package with its modules must be of one version: an addition to one version does not
 * fit another. Compared if both are installed.
 */
export function checkBasePackage(root: string, set: LoadedSet): readonly Finding[] {
  const { definitions, name, wanted, found } = versionsOf(root, set);
  const file = fileOfKind(set, "service");
  if (file === undefined || wanted === undefined || found === undefined || wanted === found) return [];
  const message = `${definitions} is version ${wanted}, and ${name} with its generated modules is version ${found}: install ${name}@${wanted}`;
  return [{ file: file.file, path: ["extends"], message }];
}

/** Says that the package with the modules of a base is not installed. Empty if it is. */
export function missingBasePackage(root: string, set: LoadedSet): readonly string[] {
  const { name, wanted, found } = versionsOf(root, set);
  if (wanted === undefined || found !== undefined) return [];
  return [`The modules import ${name}, which is not installed: npm install ${name}@${wanted}`];
}

/** The package with the definitions of a base, its version, and that of the package with the modules. */
function versionsOf(root: string, set: LoadedSet) {
  const base = basePackage(set);
  const [definitions] = splitPackage(base?.set.folder ?? "");
  if (base === undefined || definitions === undefined) return {};
  const [wanted, found] = [definitions, base.name].map((name) => installedVersion(root, name));
  return { definitions, name: base.name, wanted, found };
}
