/** Attribute types of RFC 7643 §2.3. */
export type AttributeType =
  | "string"
  | "boolean"
  | "decimal"
  | "integer"
  | "dateTime"
  | "reference"
  | "binary"
  | "complex";

/** The characteristics of an attribute that filters use. Defaults are those of RFC 7643 §7. */
export interface FilterAttribute {
  /** Default: `string`. */
  readonly type?: AttributeType;
  /** Whether comparison is case-sensitive. For references and binary values it always is. Default: false. */
  readonly caseExact?: boolean;
  /** Whether it has several values. If it has one, `toSql` refuses a table of elements. Default: not known. */
  readonly multiValued?: boolean;
  /** Sub-attributes of a complex attribute, by name. */
  readonly subAttributes?: FilterAttributes;
  /** Aliases of the name. */
  readonly aliases?: readonly string[];
  /** The schema URNs of an extension, a complex attribute of its resource. */
  readonly urns?: readonly string[];
}

/** Attributes by their key in a resource. */
export interface FilterAttributes {
  readonly [key: string]: FilterAttribute;
}

/** The characteristics of a resource type that filters use. */
export interface FilterSchema {
  readonly attributes: FilterAttributes;
  /** Core schema URNs. They may precede any attribute that is not in an extension. */
  readonly urns?: readonly string[];
}
