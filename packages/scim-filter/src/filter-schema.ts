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

/** What a filter has to know of an attribute; what is left out has the default of RFC 7643 §7. */
export interface FilterAttribute {
  /** `string` unless said. */
  readonly type?: AttributeType;
  /** Whether case counts in comparing text; false unless said. It always counts in references and binary values. */
  readonly caseExact?: boolean;
  /** Of a complex attribute, by name. */
  readonly subAttributes?: FilterAttributes;
  /** Further names that mean the same. */
  readonly aliases?: readonly string[];
  /** The schema URNs of an extension, which is a complex attribute of its resource. */
  readonly urns?: readonly string[];
}

/** Attributes by the key under which a resource has them. */
export interface FilterAttributes {
  readonly [key: string]: FilterAttribute;
}

/** What a filter has to know of a resource type. */
export interface FilterSchema {
  readonly attributes: FilterAttributes;
  /** The core schema URNs, which may stand before any attribute that is in no extension. */
  readonly urns?: readonly string[];
}
