import { at, type Json, listAt, objectsAt, textAt } from "../../json.js";

/** A schema of SCIM, as `/Schemas` has it. */
export interface Schema {
  /** Its URN. */
  readonly id: string;
  readonly name: string;
  readonly isExtension: boolean;
  readonly attributes: readonly Attribute[];
}

/** An attribute of a schema, or of another attribute. */
export interface Attribute {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly isMulti: boolean;
  readonly isRequired: boolean;
  readonly mutability: string;
  /** Empty if any value is valid. */
  readonly canonicalValues: readonly string[];
  readonly attributes: readonly Attribute[];
}

/** The schemas of a resource type, the core schema first. */
export function readSchemas(schemas: unknown, types: unknown, resourceType: string): readonly Schema[] {
  const type = objectsAt(types, "Resources").find((each) => textAt(each, "name") === resourceType);
  const all = new Map(objectsAt(schemas, "Resources").map((schema) => [textAt(schema, "id"), schema]));
  const core = textAt(type, "schema");
  const extensions = objectsAt(type, "schemaExtensions").map((each) => textAt(each, "schema"));
  return [core, ...extensions].flatMap((id) => {
    const schema = all.get(id);
    if (schema === undefined) return [];
    const attributes = objectsAt(schema, "attributes").map(readAttribute);
    return [{ id, name: textAt(schema, "name"), isExtension: id !== core, attributes }];
  });
}

function readAttribute(attribute: Json): Attribute {
  return {
    name: textAt(attribute, "name"),
    description: textAt(attribute, "description"),
    type: textAt(attribute, "type"),
    isMulti: at(attribute, "multiValued") === true,
    isRequired: at(attribute, "required") === true,
    mutability: textAt(attribute, "mutability"),
    canonicalValues: listAt(attribute, "canonicalValues").filter((each) => typeof each === "string"),
    attributes: objectsAt(attribute, "subAttributes").map(readAttribute),
  };
}

/** Whether a form can set an attribute. */
export function isSettable({ mutability }: Attribute, isNew: boolean): boolean {
  return mutability !== "readOnly" && (isNew || mutability !== "immutable");
}
