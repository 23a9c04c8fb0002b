import type { Field, Fields } from "../formats/index.js";
import { limitsPhrase } from "./limits-text.js";
import { code, entryLink, section, table } from "./markdown.js";

/** The page of the shared types, from any other page of the Web API that has fields. */
const typesPage = "../types/README.md";

/** A table of fields, or one table per case of an object with cases. */
export function fieldSections(
  shape: Pick<Field, "fields" | "variants" | "type" | "ref" | "list" | "limits" | "values">,
  title: string,
): readonly (string | undefined)[] {
  const cases = (shape.variants?.cases ?? []).map((each) =>
    section(
      `${each.typeName}: ${shape.variants?.by} is ${each.values.map(code).join(" or ")}`,
      fieldTable(each.fields ?? {}) ?? each.description,
    ),
  );
  const limits = limitsPhrase(shape.limits);
  const plain = shape.type === "object" ? undefined : `Type: ${typeText(shape)}${limits === "" ? "" : `; ${limits}`}.`;
  return [plain, section(title, fieldTable(shape.fields ?? {})), ...cases];
}

/** A table of fields, and of the fields inside them. Undefined without fields. */
export function fieldTable(fields: Fields): string | undefined {
  const rows = flattenFields(fields).map(({ path, field }) => [
    code(path),
    typeText(field),
    field.required === true ? "yes" : "",
    placeLimits(field),
    field.description ?? "",
  ]);
  return table(["Field", "Type", "Always present", "Limits", "Meaning"], rows);
}

/** The limits of a value, and narrower limits of members of a named type. */
export function placeLimits({ limits, within = {} }: Pick<Field, "limits" | "within">): string {
  const members = Object.entries(within).map(([name, less]) => `${code(name)} ${limitsPhrase(less)}`);
  return [limitsPhrase(limits), ...members].filter((phrase) => phrase !== "").join("; ");
}

interface Flat {
  readonly path: string;
  readonly field: Field;
}

/** Fields and the fields inside them, with their paths. */
export function flattenFields(fields: Fields, above = ""): readonly Flat[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = above === "" ? (field.wireName ?? name) : `${above}.${field.wireName ?? name}`;
    return [{ path, field }, ...flattenFields(field.fields ?? {}, path)];
  });
}

/** The type of a value, with a link to a shared type. */
export function typeText({ type = "string", ref, list, nullableItems, nullable, values }: Partial<Field>): string {
  const plain = type === "map" ? `map of ${values === undefined ? "anything" : typeText(values)}` : type;
  const one = ref === undefined ? plain : entryLink(ref, typesPage);
  const ofList = nullableItems === true ? `list of (${one} or null)` : `list of ${one}`;
  return `${list === true ? ofList : one}${nullable === true ? " or null" : ""}`;
}
