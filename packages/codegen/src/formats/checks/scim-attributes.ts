import { resolveSchemas } from "../../scim/resolve-schemas.js";
import type { ResolvedAttribute } from "../../scim/resolved-scim.js";
import { type LimitName, limitFact } from "../limits.js";
import { type Finding, filesOfKind, type LoadedFile, type Path } from "../loaded-set.js";
import type { ExtensionPlace, ScimAttribute } from "../scim-attribute.js";
import { type Check, finding, type Named, repeatedWireNames, repeatedWords, unknownWords } from "./findings.js";
import { unfitLimits } from "./limits.js";
import { limitEntries } from "./walk.js";

/** Attributes have names of their own, sub-attributes where they are complex, and limits that their type knows. */
export const checkScimAttributes: Check = (set) => {
  const schemas = resolveSchemas(set);
  return filesOfKind(set, "scim-schema").flatMap((file) => {
    const resolved = schemas.get(file.value.name)?.attributes ?? [];
    return checkList(file, file.value.attributes, ["attributes"], resolved, false);
  });
};

type Place = Pick<LoadedFile, "file">;

function checkList(
  file: Place,
  written: readonly (ScimAttribute | ExtensionPlace)[],
  path: Path,
  resolved: readonly ResolvedAttribute[],
  inside: boolean,
): readonly Finding[] {
  const named = written.flatMap((each, i) =>
    "extension" in each ? [] : [{ path: [...path, i, "name"], word: each.name }],
  );
  const own = written.flatMap((each, i) => {
    if ("extension" in each) return [];
    const full = resolved.find(({ name }) => name === each.name);
    return checkAttribute(file, each, [...path, i], full, inside);
  });
  const wires = written.flatMap((each, i) => ("extension" in each ? [] : [{ path: [...path, i], ...each }]));
  return [...repeatedWords(file, "attribute", named), ...repeatedWireNames(file, wires), ...own];
}

function checkAttribute(
  file: Place,
  written: ScimAttribute,
  path: Path,
  resolved: ResolvedAttribute | undefined,
  inside: boolean,
): readonly Finding[] {
  if (resolved === undefined) {
    return written.type === "complex"
      ? [finding(file, path, `${written.name} is complex and has no subAttributes`)]
      : [];
  }
  const sub = resolved.subAttributes;
  const bare: readonly Named[] =
    written.bareValue === undefined ? [] : [{ path: [...path, "bareValue"], word: written.bareValue }];
  return [
    ...describes(file, written, path, resolved),
    ...(inside && sub.length > 0
      ? [finding(file, path, `${written.name} is a sub-attribute, so it is not complex`)]
      : []),
    ...(written.type !== undefined && written.type !== "complex" && sub.length > 0
      ? [finding(file, [...path, "type"], `${written.name} has subAttributes, so its type is complex`)]
      : []),
    ...(written.booleanText === true && resolved.type !== "boolean"
      ? [finding(file, [...path, "booleanText"], `${written.name} is no boolean`)]
      : []),
    ...unknownWords(
      file,
      "sub-attribute",
      bare,
      sub.map(({ name }) => name),
    ),
    ...unfitLimits(file, limitNames(written), [...path, "limits"], { kind: resolved.type, list: resolved.multiValued }),
    ...checkDefaults(file, written, path),
    ...checkList(file, written.subAttributes ?? [], [...path, "subAttributes"], sub, true),
  ];
}

function limitNames(written: ScimAttribute): readonly LimitName[] {
  return limitEntries(written.limits ?? {}).map(([name]) => name);
}

function describes(file: Place, written: ScimAttribute, path: Path, resolved: ResolvedAttribute): readonly Finding[] {
  // Resolution fills in a stand-in where neither the schema nor its base says anything.
  if (resolved.description !== `Value of ${written.name}.`) return [];
  return [finding(file, path, `${written.name} has no description, and none of a base set to take`)];
}

/** A stored limit needs no error; one on what is sent is of no use on an attribute that nobody sends. */
function checkDefaults(file: Place, written: ScimAttribute, path: Path): readonly Finding[] {
  if (written.mutability !== "readOnly") return [];
  return limitEntries(written.limits ?? {}).flatMap(([name, limit]) =>
    limitFact(limit).of === "sent"
      ? [finding(file, [...path, "limits", name], `${written.name} is readOnly, so no client sends it`)]
      : [],
  );
}
