import type { Finding, LoadedFile, Path } from "../../formats/loaded-set.js";
import type { AttributeType, ScimAttribute } from "../../formats/scim/scim-attribute.js";
import type { ResolvedAttribute } from "../../scim/resolved-scim.js";
import { brokenLimit, contraryLimits } from "../shared/contrary-limits.js";
import { finding, repeatedWords } from "../shared/findings.js";

type Place = Pick<LoadedFile, "file">;

/** An attribute as written, with its position and its resolved form. */
export interface PlacedResolved {
  readonly written: ScimAttribute;
  readonly path: Path;
  readonly resolved: ResolvedAttribute;
  /** The versions that have the attribute's owner. */
  readonly versions: readonly string[];
}

/** Finds characteristics of an attribute that contradict each other or do not apply to its type. */
export function contraryAttribute(file: Place, placed: PlacedResolved): readonly Finding[] {
  const { path, resolved } = placed;
  return [
    ...unfitKeys(placed).map(([key, message]) => finding(file, [...path, key], message)),
    ...contraryLimits(file, resolved.limits, [...path, "limits"], { kind: resolved.type, list: resolved.multiValued }),
    ...checkCanonical(file, placed),
    ...checkReferences(file, placed),
    ...checkSeen(file, placed),
    ...checkVersions(file, placed),
    ...checkSub(file, placed),
  ];
}

const comparedByCase: readonly AttributeType[] = ["string", "reference", "binary"];
const unique: readonly AttributeType[] = ["string", "reference", "binary", "integer", "decimal", "dateTime"];

/** Finds keys of an attribute that do not apply to its type. */
function unfitKeys({ written, resolved }: PlacedResolved): readonly (readonly [keyof ScimAttribute, string])[] {
  const { type } = resolved;
  const unfit = (key: keyof ScimAttribute, isFit: boolean, what: string = key) =>
    isFit || written[key] === undefined ? [] : [[key, `${what} does not apply to ${type}`] as const];
  const { uniqueness, caseExact } = written;
  return [
    ...unfit("referenceTypes", type === "reference"),
    ...unfit("canonicalValues", type !== "complex" && type !== "boolean"),
    ...unfit("subAttributes", type === "complex"),
    ...unfit("ignored", type === "complex"),
    ...unfit("typeName", type === "complex"),
    ...unfit("caseExact", caseExact !== true || comparedByCase.includes(type)),
    ...unfit("uniqueness", uniqueness === "none" || canBeUnique(resolved), `uniqueness ${uniqueness}`),
  ];
}

/** Whether values can be compared for uniqueness: complex ones by their `value`. */
function canBeUnique({ type, multiValued, subAttributes }: ResolvedAttribute): boolean {
  return (
    unique.includes(type) || (type === "complex" && multiValued && subAttributes.some(({ name }) => name === "value"))
  );
}

/** Suggested values must be unique and valid. */
function checkCanonical(file: Place, { written, path, resolved }: PlacedResolved): readonly Finding[] {
  const at = (i: number): Path => [...path, "canonicalValues", i];
  const values = written.canonicalValues ?? [];
  const fold = (value: string): string => (resolved.caseExact ? value : value.toLowerCase());
  return values.flatMap((value, i) => {
    const text = JSON.stringify(value);
    if (values.findIndex((each) => fold(each) === fold(value)) < i)
      return [finding(file, at(i), `Duplicate value ${text}`)];
    const broken = brokenLimit(value, resolved.limits);
    return broken === undefined ? [] : [finding(file, at(i), `${text} violates ${broken}, so it is never valid`)];
  });
}

function checkReferences(file: Place, { written, path }: PlacedResolved): readonly Finding[] {
  const named = (key: "referenceTypes" | "ignored") =>
    (written[key] ?? []).map((word, i) => ({ path: [...path, key, i], word }));
  const known = (written.subAttributes ?? []).map(({ name, wireName = name }) => wireName.toLowerCase());
  return [
    ...repeatedWords(file, "reference type", named("referenceTypes")),
    ...repeatedWords(file, "key", named("ignored")),
    ...named("ignored")
      .filter(({ word }) => known.includes(word.toLowerCase()))
      .map(({ path: at, word }) => finding(file, at, `${word} is a sub-attribute, so it cannot be ignored`)),
  ];
}

/**
 * A value must be readable or writable, a writeOnly value must never be returned, and an alwaysPresent value must be
 * returned.
 */
function checkSeen(file: Place, { written, path, resolved }: PlacedResolved): readonly Finding[] {
  const { name, mutability, returned, alwaysPresent } = resolved;
  const nearest: Path = [...path, written.returned === undefined ? "mutability" : "returned"];
  return [
    ...(mutability === "writeOnly" && returned !== "never"
      ? [finding(file, nearest, `${name} is writeOnly, so it must have returned: never`)]
      : []),
    ...(mutability === "readOnly" && returned === "never"
      ? [finding(file, nearest, `${name} can be neither written nor read`)]
      : []),
    ...(alwaysPresent && (returned === "never" || returned === "request")
      ? [finding(file, [...path, "alwaysPresent"], `${name} has returned: ${returned}, so it cannot be alwaysPresent`)]
      : []),
  ];
}

function checkVersions(file: Place, { written, path, versions }: PlacedResolved): readonly Finding[] {
  const named = (written.versions ?? []).map((word, i) => ({ path: [...path, "versions", i], word }));
  return [
    ...repeatedWords(file, "version", named),
    ...named
      .filter(({ word }) => !versions.includes(word))
      .map(({ path: at, word }) => finding(file, at, `The owner of ${written.name} does not exist in version ${word}`)),
  ];
}

/** `primary` makes sense only in a list. */
function checkSub(file: Place, { written, path, resolved }: PlacedResolved): readonly Finding[] {
  if (resolved.multiValued) return [];
  return (written.subAttributes ?? []).flatMap(({ name, wireName = name }, i) =>
    wireName.toLowerCase() === "primary"
      ? [
          finding(
            file,
            [...path, "subAttributes", i, "name"],
            `${written.name} has a single value, so it needs no primary`,
          ),
        ]
      : [],
  );
}
