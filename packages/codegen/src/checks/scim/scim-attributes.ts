import { type Finding, filesOfKind, type LoadedFile, type Path } from "../../formats/loaded-set.js";
import type { ExtensionPlace, ScimAttribute } from "../../formats/scim/scim-attribute.js";
import { type LimitName, limitFact } from "../../formats/shared/limits.js";
import { resolveSchemas } from "../../scim/resolve-schemas.js";
import type { ResolvedAttribute } from "../../scim/resolved-scim.js";
import { type Check, finding, type Named, repeatedWireNames, repeatedWords, unknownWords } from "../shared/findings.js";
import { unfitLimits } from "../shared/limits.js";
import { limitEntries } from "../shared/walk.js";
import { contraryAttribute, type PlacedResolved } from "./contrary-attributes.js";

/** Attributes must have unique names, sub-attributes if they are complex, and limits that apply to their type. */
export const checkScimAttributes: Check = (set) => {
  const schemas = resolveSchemas(set);
  return filesOfKind(set, "scim-schema").flatMap((file) => {
    const resolved = schemas.get(file.value.name)?.attributes ?? [];
    const versions = Object.keys(file.value.urns);
    return checkList(file, file.value.attributes, ["attributes"], { resolved, versions, inside: false });
  });
};

type Place = Pick<LoadedFile, "file">;

/** The owner of the attributes of a list. */
interface Around {
  readonly resolved: readonly ResolvedAttribute[];
  /** The versions that have it. */
  readonly versions: readonly string[];
  /** Whether they are sub-attributes. */
  readonly inside: boolean;
}

function checkList(
  file: Place,
  written: readonly (ScimAttribute | ExtensionPlace)[],
  path: Path,
  { resolved, versions, inside }: Around,
): readonly Finding[] {
  const named = written.flatMap((each, i) =>
    "extension" in each ? [] : [{ path: [...path, i, "name"], word: each.name }],
  );
  const own = written.flatMap((each, i) => {
    if ("extension" in each) return [];
    const full = resolved.find(({ name }) => name === each.name);
    return full === undefined
      ? withoutSubs(file, each, [...path, i])
      : checkAttribute(file, { written: each, path: [...path, i], resolved: full, versions }, inside);
  });
  const wires = written.flatMap((each, i) => ("extension" in each ? [] : [{ path: [...path, i], ...each }]));
  return [...repeatedWords(file, "attribute", named), ...repeatedWireNames(file, wires), ...own];
}

function withoutSubs(file: Place, { name, type }: ScimAttribute, path: Path): readonly Finding[] {
  return type === "complex" ? [finding(file, path, `${name} is complex, so it must have subAttributes`)] : [];
}

function checkAttribute(file: Place, placed: PlacedResolved, inside: boolean): readonly Finding[] {
  const { written, path, resolved, versions } = placed;
  const sub = resolved.subAttributes;
  const bare: readonly Named[] =
    written.bareValue === undefined ? [] : [{ path: [...path, "bareValue"], word: written.bareValue }];
  return [
    ...describes(file, written, path, resolved),
    ...(inside && sub.length > 0
      ? [finding(file, path, `${written.name} is a sub-attribute, so it cannot be complex`)]
      : []),
    ...(written.type !== undefined && written.type !== "complex" && sub.length > 0
      ? [finding(file, [...path, "type"], `${written.name} has subAttributes, so its type must be complex`)]
      : []),
    ...(written.booleanText === true && resolved.type !== "boolean"
      ? [finding(file, [...path, "booleanText"], `${written.name} is not a boolean`)]
      : []),
    ...unknownWords(
      file,
      "sub-attribute",
      bare,
      sub.map(({ name }) => name),
    ),
    ...unfitLimits(file, limitNames(written), [...path, "limits"], { kind: resolved.type, list: resolved.multiValued }),
    ...checkDefaults(file, written, path),
    ...contraryAttribute(file, placed),
    ...checkList(file, written.subAttributes ?? [], [...path, "subAttributes"], {
      resolved: sub,
      versions: written.versions ?? versions,
      inside: true,
    }),
  ];
}

function limitNames(written: ScimAttribute): readonly LimitName[] {
  return limitEntries(written.limits ?? {}).map(([name]) => name);
}

function describes(file: Place, written: ScimAttribute, path: Path, resolved: ResolvedAttribute): readonly Finding[] {
  // Resolution fills in a placeholder if neither the schema nor its base has a description.
  if (resolved.description !== `Value of ${written.name}.`) return [];
  return [finding(file, path, `${written.name} has no description, and no base schema defines one`)];
}

/** A limit on a stored value needs no error. A limit on a sent value is useless for a readOnly attribute. */
function checkDefaults(file: Place, written: ScimAttribute, path: Path): readonly Finding[] {
  if (written.mutability !== "readOnly") return [];
  return limitEntries(written.limits ?? {}).flatMap(([name, limit]) =>
    limitFact(limit).of === "sent"
      ? [finding(file, [...path, "limits", name], `${written.name} is readOnly, so clients never send it`)]
      : [],
  );
}
