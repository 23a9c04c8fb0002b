import { idPatterns } from "../../../generated/service.js";
import { isObject } from "../../../values/is-object.js";

/** Files that blocks name: IDs of the service's own files, and references to files kept elsewhere. */
interface NamedFiles {
  readonly ids: readonly string[];
  /** References that cannot be files of the service. */
  readonly strangers: readonly string[];
}

/** Finds the files that blocks name, at any depth. */
export function namedFiles(blocks: readonly object[]): NamedFiles {
  const found = blocks.flatMap(namesIn);
  return {
    ids: [...new Set(found.flatMap((name) => idOf(name) ?? []))],
    strangers: found.filter((name) => idOf(name) === undefined),
  };
}

/** The ID itself, or the ID in the path of a URL. */
function idOf(name: string): string | undefined {
  if (idPatterns.file.test(name)) return name;
  return name.split(/[/?#]/).findLast((step) => idPatterns.file.test(step));
}

function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  const own = value["type"] === "file" ? textOf(value["external_id"]) : nameOf(value["svc_file"]);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

function nameOf(reference: unknown): readonly string[] {
  return isObject(reference) ? textOf(reference["id"] ?? reference["url"]) : [];
}

function textOf(value: unknown): readonly string[] {
  return typeof value === "string" ? [value] : [];
}
