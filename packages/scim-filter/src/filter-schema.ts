/** The types of RFC 7643 §2.3. */
export type AttributeType =
  | "string"
  | "boolean"
  | "decimal"
  | "integer"
  | "dateTime"
  | "reference"
  | "binary"
  | "complex";

/** What a filter needs to know of an attribute. Defaults are those of RFC 7643 §7. */
export interface FilterAttribute {
  /** Default: `string`. */
  readonly type?: AttributeType;
  /** Whether text is compared with case. References and binary values always are. Default: false. */
  readonly caseExact?: boolean;
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

/** What a filter needs to know of a resource type. */
export interface FilterSchema {
  readonly attributes: FilterAttributes;
  /** The core schema URNs, which may precede any attribute outside of extensions. */
  readonly urns?: readonly string[];
}
