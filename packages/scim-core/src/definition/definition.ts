import { type Schema, withoutZod } from "@rollcall/schemas";
import type { z } from "zod";
import type { CapabilityDefinitions } from "./capabilities.js";
import type { ScimSituation, ScimSituations } from "./situations.js";

/** The declared characteristics of an attribute. The rest has the defaults of RFC 7643 §7. */
export type AttributeGiven<Code extends string> = Pick<AttributeDefinition<Code>, "name" | "description" | "value"> &
  Partial<AttributeDefinition<Code>>;

/**
 * Fills in a row of an attribute table: by default a singular, optional string that clients read and write, without
 * case. Without `change`, changes are validated like whole values.
 */
export function attribute<Code extends string>(given: AttributeGiven<Code>): AttributeDefinition<Code> {
  return {
    wireName: given.name,
    type: "string",
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: "none",
    change: given.value,
    ...given,
  };
}

/** The protocol versions that the engine speaks. */
export type ScimVersion = "1.1" | "2.0";

/** Types of one resource type. */
export interface ResourceTypes {
  /** Attributes that may be returned. */
  readonly resource: object;
  /** Attributes that a client may write: all that are not readOnly. */
  readonly create: object;
  /** Names that a filter may use, including pseudo attributes; `never` for none. */
  readonly filterable: string;
}

/** The resource types of a definition set, by name. F-bound, because a generated interface has no index signature. */
export type ResourceMap<Resources> = { readonly [R in keyof Resources]: ResourceTypes };

/** One row of the error table, beside its key. */
export interface ErrorDefinition {
  /** The code on the wire. Several keys may share one (the same code with another status). */
  readonly wireName: string;
  /** HTTP status. */
  readonly status: number;
  /** `scimType` of RFC 7644 §3.12, if the set writes one. */
  readonly scimType?: string;
  /** Meaning of the code, as one sentence. */
  readonly meaning: string;
  /** Seconds of `Retry-After`, unless the refusal has its own. */
  readonly retryAfterSeconds?: number;
}

export type AttributeType =
  | "string"
  | "boolean"
  | "decimal"
  | "integer"
  | "dateTime"
  | "reference"
  | "binary"
  | "complex";

/**
 * One attribute with the characteristics of RFC 7643 §7. An extension is a complex attribute of its resource, under a
 * short name. Its name on the wire is its URN in each version.
 */
export interface AttributeDefinition<Code extends string = string> {
  /** Name in TypeScript; the key of the table. */
  readonly name: string;
  /** Name on the wire. For an extension, its name in `/Schemas` and documents. */
  readonly wireName: string;
  readonly type: AttributeType;
  readonly multiValued: boolean;
  readonly description: string;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: "readOnly" | "readWrite" | "immutable" | "writeOnly";
  readonly returned: "always" | "never" | "default" | "request";
  readonly uniqueness: "none" | "server" | "global";
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  /** Sub-attributes of a complex attribute, in the order of writing. */
  readonly subAttributes?: { readonly [name: string]: AttributeDefinition<Code> };
  /**
   * Keys of a complex value that are ignored because clients send them. Other keys without a sub-attribute are unknown.
   */
  readonly ignored?: readonly string[];
  /** Whether a single space in a PATCH of 1.1 is a value that the backend checks, and no removal. Default: false. */
  readonly spaceIsValue?: boolean;
  /** The versions that have the attribute. Default: all. */
  readonly versions?: readonly ScimVersion[];
  /** Further names by version that bodies and paths may use for it. They are never written. */
  readonly aliases?: { readonly [V in ScimVersion]?: readonly string[] };
  /** Set for an extension. */
  readonly extension?: ExtensionDefinition;
  /** The sub-attribute that a bare value sets (`managerId` of a manager sent as a string). */
  readonly bareValue?: string;
  /**
   * Validates a whole value as in a body: for a multi-valued attribute the array. Every message is a key of the error
   * table.
   */
  readonly value: Validator;
  /** Validates the value of a change: like `value`, with every sub-attribute optional. */
  readonly change: Validator;
  /** Error code for a change of an immutable attribute. Default: that of the situation `attributeImmutable`. */
  readonly updateError?: Code;
}

/** An extension on the wire. */
export interface ExtensionDefinition {
  /** Schema URN by version. */
  readonly urns: { readonly [V in ScimVersion]?: string };
  /** Further URNs by version that are accepted as the schema's own, and never written. */
  readonly aliases?: { readonly [V in ScimVersion]?: readonly string[] };
  /** Whether a body with the extension must list it in `schemas`. */
  readonly listed: "required" | "optional";
  /**
   * Whether the body of a 2.0 PATCH that lists the extension and has no `Operations` is read like 1.1, as a partial
   * resource. Default: false.
   */
  readonly partialPatch?: boolean;
}

/** One attribute that a filter may name. */
export interface FilterableAttribute {
  /** For a complex attribute, the attribute of the same name has the sub-attributes. */
  readonly type: AttributeType;
  readonly caseExact: boolean;
  /** Further spellings of the name, compared without case. */
  readonly aliases: readonly string[];
}

/** One resource type. */
export interface ResourceDefinition<R extends ResourceTypes, Code extends string> {
  /** Name in TypeScript; the key of the table. */
  readonly name: string;
  readonly wireName: string;
  readonly description: string;
  /** Path below the version, with its slash: `/Users`. */
  readonly endpoint: string;
  /** Core schema URN by version. */
  readonly urns: { readonly [V in ScimVersion]?: string };
  /** Name of the schema under `/Schemas/<name>`, an alternative to its URN. */
  readonly schemaName: string;
  /** Pattern of identifiers. Default: any text. */
  readonly idPattern?: RegExp;
  /** Includes `id` and `meta`, in the order of writing. `schemas` is always first. */
  readonly attributes: {
    readonly [A in (keyof R["resource"] | keyof R["create"]) & string]: AttributeDefinition<Code>;
  };
  /** Validates a body after its names have become names in TypeScript. Every message is a key of the error table. */
  readonly create: Validator<R["create"]>;
  /** Validates a PUT body, if its codes differ from those of a POST. Default: `create`. */
  readonly replace?: Validator<R["create"]>;
  readonly filterable: { readonly [F in R["filterable"]]: FilterableAttribute };
  /** Codes of this type that differ from the set's. */
  readonly situations?: { readonly [S in ScimSituation]?: Code };
  /** Top-level keys of a body that are ignored, because a client may return what it received. */
  readonly ignored: readonly string[];
}

export type ScimOperation = "get" | "find" | "insert" | "replace" | "change" | "remove";
export type DiscoveryDocument = "serviceProviderConfig" | "resourceTypes" | "schemas" | "schema";

/** The endpoint behind a route. Routes of `search`, `me` and `bulk` are never declared: they follow from the capabilities. */
export type RouteService =
  | { readonly kind: "resource"; readonly operation: ScimOperation; readonly resourceType: string }
  | { readonly kind: "discovery"; readonly document: DiscoveryDocument }
  /** A list requested by POST; without a resource type, of all types. */
  | { readonly kind: "search"; readonly resourceType?: string }
  /** The caller's own resource, of any type. */
  | { readonly kind: "me"; readonly operation: ScimOperation }
  | { readonly kind: "bulk" };

/** One route of one version, relative to the version's base. */
export interface RouteDefinition {
  readonly verb: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `{id}` is one segment: `/Users/{id}`, `/Schemas/{name}`. */
  readonly path: string;
  readonly serves: RouteService;
  /** Status of success. */
  readonly status: number;
  /** Body of a success. `none` is an empty body. */
  readonly answer: "resource" | "list" | "document" | "none";
  /**
   * Whether a document about the service is also answered without valid credentials. If so, no middleware sees the call.
   * Default: false.
   */
  readonly isOpen?: boolean;
}

export interface AuthenticationScheme {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly primary: boolean;
  readonly specUri?: string;
  readonly documentationUri?: string;
}

/** One protocol version of the service. */
export interface VersionDefinition {
  /**
   * Path segment below the mount that selects the version, without a slash: `v2`. Empty if there is only one version.
   */
  readonly segment: string;
  /** Media type of answers. Bodies may have this type, `application/json`, or none. */
  readonly mediaType: string;
  readonly capabilities: CapabilityDefinitions;
  readonly authenticationSchemes: readonly AuthenticationScheme[];
  readonly documentationUri?: string;
  readonly routes: readonly RouteDefinition[];
  /** Version in whose shape an error is written, by status. Default: this version. */
  readonly errorShapes?: { readonly [status: number]: ScimVersion };
}

/** Limits of requests and answers. */
export interface ScimLimits {
  /** Default page size. */
  readonly defaultCount: number;
  /** Maximum page size. A larger `count` is reduced to it. */
  readonly maxCount: number;
  /** Maximum depth of nested arrays and objects in a body. */
  readonly maxBodyDepth: number;
  /** Maximum size of a body, in bytes. */
  readonly maxBodyBytes: number;
  /** Maximum members and elements in a body. Default: no limit. */
  readonly maxBodyMembers?: number;
  /** Maximum bytes of bodies that are received and served at a time. Default: no limit. */
  readonly maxBodyBytesInFlight?: number;
}

/**
 * A complete definition set: everything that turns the engine into one service. `Facts` are those that the engine does
 * not read.
 */
export interface ScimDefinition<Resources extends ResourceMap<Resources>, Code extends string, Facts = unknown> {
  /** Path of the base address, without a trailing slash: `/scim`. Empty for the root. */
  readonly mount: string;
  readonly versions: { readonly [V in ScimVersion]?: VersionDefinition };
  readonly resources: { readonly [R in keyof Resources]: ResourceDefinition<Resources[R], Code> };
  readonly errors: { readonly [C in Code]: ErrorDefinition };
  readonly situations: ScimSituations<Code>;
  /** Content of `detail` in a 2.0 error: the code on the wire, or an explanation. */
  readonly errorDetail: "code" | "explanation";
  /** JSON type of `status` in a 2.0 error. Default: `text`, as in RFC 7644 §3.12. */
  readonly errorStatus?: "text" | "integer";
  /** Treatment of attributes that no schema knows. */
  readonly unknownAttributes: "refuse" | "ignore";
  /**
   * Treatment of an operation of a lenient 2.0 whose path names an ignored readOnly attribute. As a member of a value
   * it is always ignored. Default: `refuse`.
   */
  readonly ignoredPaths?: "refuse" | "ignore";
  /** Treatment of unknown attributes in a PATCH of 2.0. Default: `refuse`. */
  readonly unknownPaths?: "refuse" | "skip";
  /** Treatment of a PATCH or a PUT without `schemas`. If accepted, it counts as listing all. Default: `refuse`. */
  readonly missingSchemas?: "refuse" | "accept";
  /** Treatment of a PUT whose `schemas` is a list in a list. Default: `refuse`. */
  readonly nestedSchemas?: "refuse" | "accept";
  readonly limits: ScimLimits;
  /** Facts that the engine does not read and that middleware may: rate limits, and the codes and limits of attributes. */
  readonly facts: Facts;
}

/** The validator of a definition: a generated schema, or a validator of zod. */
export type Validator<T = unknown> = Schema<T> | z.ZodType<T>;

/** The validator that the engine runs. A generated schema runs without zod. */
export function toRunning<T>(validator: Validator<T>): z.ZodType<T> {
  return typeof validator === "function" ? validator(withoutZod) : validator;
}
