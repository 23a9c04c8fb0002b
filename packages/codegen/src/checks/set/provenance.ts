import type { AnyLoadedFile, Finding, Path } from "../../formats/loaded-set.js";
import { isObject } from "../../formats/shared/is-object.js";
import { type Provenance, provenanceLines } from "../../formats/shared/provenance.js";
import { type Check, finding, unknownWords } from "../shared/findings.js";
import { sectionNames } from "../shared/set-facts.js";

/** Every file must have the source of its facts, and every source must name a document of the set. */
export const checkProvenance: Check = (set) => {
  const documents = sectionNames(set, "documents");
  return set.files.flatMap((file) => [...missing(file), ...checkSources(file, file.value, [], documents)]);
};

function missing(file: AnyLoadedFile): readonly Finding[] {
  const { source, assumed }: Provenance = file.value;
  if (source !== undefined || assumed !== undefined) return [];
  return [finding(file, [], "Missing `source` or `assumed`, which names where these facts come from")];
}

/** Checks every `source` in a tree. A field named `source` does not match, because its value is an object. */
function checkSources(
  file: AnyLoadedFile,
  node: unknown,
  path: Path,
  documents: readonly string[],
): readonly Finding[] {
  if (Array.isArray(node)) return node.flatMap((each, i) => checkSources(file, each, [...path, i], documents));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "source" && isLines(value)
      ? provenanceLines(value).flatMap((line) => checkSource(file, line, [...path, key], documents))
      : checkSources(file, value, [...path, key], documents),
  );
}

function isLines(value: unknown): value is string | readonly string[] {
  return typeof value === "string" || (Array.isArray(value) && value.every((line) => typeof line === "string"));
}

function checkSource(file: AnyLoadedFile, line: string, path: Path, documents: readonly string[]): readonly Finding[] {
  const document = /^([a-z0-9-]+)(#[a-z0-9_-]+| §\S+)$/.exec(line)?.[1];
  if (document === undefined) {
    return [
      finding(file, path, `Invalid source ${JSON.stringify(line)}; expected document#heading or document §section`),
    ];
  }
  return unknownWords(file, "document", [{ path, word: document }], documents);
}
