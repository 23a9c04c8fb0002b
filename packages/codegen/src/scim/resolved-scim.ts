import type {
  AttributeType,
  CoreSituation,
  DefaultViolations,
  Keyed,
  Limits,
  LoadedFile,
  Provenance,
  ScimError,
  ScimRoute,
  ScimSchema,
  ScimSituation,
  ScimVersion,
  ServiceScim,
  Violations,
} from "../formats/index.js";

/** An attribute with every default filled in. */
export interface ResolvedAttribute extends Provenance {
  readonly name: string;
  readonly wireName: string;
  readonly description: string;
  readonly type: AttributeType;
  readonly multiValued: boolean;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: "readOnly" | "readWrite" | "immutable" | "writeOnly";
  readonly returned: "always" | "never" | "default" | "request";
  readonly uniqueness: "none" | "server" | "global";
  readonly canonicalValues?: readonly string[] | undefined;
  readonly referenceTypes?: readonly string[] | undefined;
  /** Empty unless complex. */
  readonly subAttributes: readonly ResolvedAttribute[];
  /** Ignored keys of a value. */
  readonly ignored?: readonly string[] | undefined;
  readonly typeName?: string | undefined;
  readonly versions?: readonly ScimVersion[] | undefined;
  readonly nullable: boolean;
  readonly alwaysPresent: boolean;
  /** Further names on the wire by version. */
  readonly aliases?: { readonly [V in ScimVersion]?: readonly string[] | undefined } | undefined;
  readonly bareValue?: string | undefined;
  readonly booleanText: boolean;
  readonly spaceIsValue?: boolean | undefined;
  readonly limits: Limits;
  readonly errors: Violations;
  /** Set for an extension. Its attributes are the sub-attributes. */
  readonly extension?: ResolvedSchema | undefined;
}

/** A schema with its attributes resolved. */
export interface ResolvedSchema {
  readonly file: LoadedFile<"scim-schema">;
  readonly name: string;
  readonly description: string;
  /** Name under `/Schemas/<name>`. */
  readonly schemaName: string;
  readonly urns: { readonly [V in ScimVersion]?: string | undefined };
  readonly resource?: ScimSchema["resource"];
  readonly extension?: ScimSchema["extension"];
  /** In the order of answers. Extensions of a resource are at their positions. */
  readonly attributes: readonly ResolvedAttribute[];
}

/** One row of the error table. */
export interface ResolvedError extends Omit<ScimError, "variants">, Keyed {}

/** The error keys of situations. A special one may be missing. */
export type ResolvedSituations = { readonly [S in CoreSituation]: string } & { readonly [S in ScimSituation]?: string };

/** The SCIM side of a set, including its base. */
export interface ResolvedScim {
  /** Name of the set. */
  readonly set: string;
  readonly title: string;
  /** Folder of the set's own SCIM files. */
  readonly folder: string;
  readonly service: ServiceScim;
  /** In the order of the routes. */
  readonly resources: readonly ResolvedSchema[];
  readonly extensions: readonly ResolvedSchema[];
  readonly routes: readonly ScimRoute[];
  readonly errors: readonly ResolvedError[];
  readonly situations: ResolvedSituations;
  readonly violations: DefaultViolations;
}
