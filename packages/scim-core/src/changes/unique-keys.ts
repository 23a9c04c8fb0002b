import { foldCase } from "@rollcall/scim-filter";
import { isObject, type JsonObject, listOf } from "../body/read-body.js";
import type { AttributeRules } from "./check-update.js";

/**
 * The values of a resource whose `uniqueness` is not `none`, as texts that no two resources of the type may share,
 * without `id`. For a backend's own index: a Map, or a column with a unique index.
 *
 * @see RFC 7643 §7
 */
export function uniqueKeys(resource: object, { attributes }: Pick<AttributeRules, "attributes">): readonly string[] {
  const values = resource as JsonObject; // A resource is an object of JSON values.
  return Object.entries(attributes).flatMap(([name, { wireName, type, uniqueness, caseExact, subAttributes = {} }]) => {
    if (name === "id" || values[name] === undefined) return [];
    if (uniqueness !== "none" && type !== "complex")
      return listOf(values[name]).flatMap((value) => toKey(wireName, value, caseExact));
    return Object.entries(subAttributes)
      .filter(([, part]) => part.uniqueness !== "none")
      .flatMap(([partName, part]) =>
        listOf(values[name]).flatMap((element) =>
          isObject(element) ? toKey(`${wireName}.${part.wireName}`, element[partName], part.caseExact) : [],
        ),
      );
  });
}

function toKey(path: string, value: unknown, caseExact: boolean): readonly string[] {
  if (value === undefined || value === null) return [];
  return [`${path}=${typeof value === "string" && !caseExact ? foldCase(value) : String(value)}`];
}
