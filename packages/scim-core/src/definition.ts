import type { z } from "zod";
import type { CapabilityDefinitions } from "./capabilities.js";
import type { ScimSituation, ScimSituations } from "./situations.js";

/** The protocol versions that the engine speaks. */
export type ScimVersion = "1.1" | "2.0";

/** Types of one resource type. */
export interface ResourceTypes {
  /** What is answered: every attribute that may be returned. */
  readonly resource: object;
  /** What a client may write: every attribute that is not readOnly. */
  readonly create: object;
  /** Names that a filter may use, pseudo attributes included; `never` for none. */
  readonly filterable: string;
}

/** The resource types of a definition set, by name. F-bound, because a generated interface has no index signature. */
export type ResourceMap<Resources> = { readonly [R in keyof Resources]: ResourceTypes };

/** One row of the error table, beside its key. */
export interface ErrorDefinition {
  /** The code as it is written on the wire. Several keys may share one (the same code with another status). */
  readonly wireName: string;
  /** HTTP status. */
  readonly status: number;
  /** `scimType` of RFC 7644 §3.12, where the set writes one. */
  readonly scimType?: string;
  /** What the code means, as one sentence. */
  readonly meaning: string;
  /** Seconds of `Retry-After`, where the answer carries one and the refusal does not say its own. */
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
 * short name; its URN of each version is its name on the wire.
 */
export interface AttributeDefinition<Code extends string = string> {
  /** Name in TypeScript; the key of the table. */
  readonly name: string;
  /** Name on the wire; for an extension the name that `/Schemas` and documents give it. */
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
  /** Of a complex attribute, in the order in which they are written. */
  readonly subAttributes?: { readonly [name: string]: AttributeDefinition<Code> };
  /** Keys of a complex value that are read over, because clients send them; others that no sub-attribute has are unknown. */
  readonly ignored?: readonly string[];
  /** The versions that know the attribute; absent means all. */
  readonly versions?: readonly ScimVersion[];
  /** Set on an extension. */
  readonly extension?: ExtensionDefinition;
  /** The sub-attribute that a bare value stands for (`managerId` of a manager sent as a string). */
  readonly bareValue?: string;
  /** Checks a whole value as a body carries it: of a multi-valued attribute the array. Every message is a key of the error table. */
  readonly value: z.ZodType;
  /** Checks the value of a change: as `value`, with every sub-attribute optional. */
  readonly change: z.ZodType;
  /** Refuses a change of an immutable attribute; absent means the situation `attributeImmutable`. */
  readonly updateError?: Code;
}

/** How an extension stands on the wire. */
export interface ExtensionDefinition {
  /** Schema URN by version. */
  readonly urns: { readonly [V in ScimVersion]?: string };
  /** Further URNs by version that are read as the schema's own, and never written. */
  readonly aliases?: { readonly [V in ScimVersion]?: readonly string[] };
  /** Whether a body that carries the extension must name it in `schemas`. */
  readonly listed: "required" | "optional";
  /**
   * Whether the body of a 2.0 PATCH that lists the extension and has no `Operations` is read as 1.1 reads it, as a
   * partial resource; false unless said.
   */
  readonly partialPatch?: boolean;
}

/** One attribute that a filter may name. */
export interface FilterableAttribute {
  /** Of a complex one, the attribute of the same name says which sub-attributes there are. */
  readonly type: AttributeType;
  readonly caseExact: boolean;
  /** Further spellings that mean the same; compared without case. */
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
  /** Name of the schema under `/Schemas/<name>`, beside its URN. */
  readonly schemaName: string;
  /** What every identifier of the type matches; absent means anything goes. */
  readonly idPattern?: RegExp;
  /** `id` and `meta` included, in the order in which they are written; `schemas` comes first by itself. */
  readonly attributes: {
    readonly [A in (keyof R["resource"] | keyof R["create"]) & string]: AttributeDefinition<Code>;
  };
  /** Checks a body after its wire names have become names in TypeScript. Every message is a key of the error table. */
  readonly create: z.ZodType<R["create"]>;
  /** Checks a PUT body, where a definition says other codes for it than for a POST; absent means `create`. */
  readonly replace?: z.ZodType<R["create"]>;
  readonly filterable: { readonly [F in R["filterable"]]: FilterableAttribute };
  /** Codes of this type where they differ from the set's. */
  readonly situations?: { readonly [S in ScimSituation]?: Code };
  /** Top-level keys of a body that are read over, because a client may send back what it was given. */
  readonly ignored: readonly string[];
}

export type ScimOperation = "get" | "find" | "insert" | "replace" | "change" | "remove";
export type DiscoveryDocument = "serviceProviderConfig" | "resourceTypes" | "schemas" | "schema";

/** What a route serves. Those of `search`, `me` and `bulk` are never written down: they follow from the capabilities. */
export type RouteService =
  | { readonly kind: "resource"; readonly operation: ScimOperation; readonly resourceType: string }
  | { readonly kind: "discovery"; readonly document: DiscoveryDocument }
  /** A list asked for by POST; without a resource type, of all of them. */
  | { readonly kind: "search"; readonly resourceType?: string }
  /** The caller's own resource, whatever its type. */
  | { readonly kind: "me"; readonly operation: ScimOperation }
  | { readonly kind: "bulk" };

/** One route of one version, relative to the version's base. */
export interface RouteDefinition {
  readonly verb: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `{id}` stands for one segment: `/Users/{id}`, `/Schemas/{name}`. */
  readonly path: string;
  readonly serves: RouteService;
  /** Status of success. */
  readonly status: number;
  /** What success carries; `none` is an empty body. */
  readonly answer: "resource" | "list" | "document" | "none";
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
  /** Path segment below the mount that selects the version, without a slash: `v2`; empty where there is one version only. */
  readonly segment: string;
  /** Media type of answers; bodies are read as this, as `application/json`, and without any. */
  readonly mediaType: string;
  readonly capabilities: CapabilityDefinitions;
  readonly authenticationSchemes: readonly AuthenticationScheme[];
  readonly documentationUri?: string;
  readonly routes: readonly RouteDefinition[];
  /** By status, the version in whose shape an error is written; absent means this version. */
  readonly errorShapes?: { readonly [status: number]: ScimVersion };
}

/** How many of what. */
export interface ScimLimits {
  /** Page size where the client names none. */
  readonly defaultCount: number;
  /** Page size served where the client asks for more. */
  readonly maxCount: number;
  /** Depth of nested arrays and objects in a body. */
  readonly maxBodyDepth: number;
  /** Size of a body in bytes. */
  readonly maxBodyBytes: number;
}

/** A complete definition set: everything that makes the engine one service. */
export interface ScimDefinition<Resources extends ResourceMap<Resources>, Code extends string> {
  /** Path of the base address, without a trailing slash: `/scim`; empty for the root. */
  readonly mount: string;
  readonly versions: { readonly [V in ScimVersion]?: VersionDefinition };
  readonly resources: { readonly [R in keyof Resources]: ResourceDefinition<Resources[R], Code> };
  readonly errors: { readonly [C in Code]: ErrorDefinition };
  readonly situations: ScimSituations<Code>;
  /** What the 2.0 error's `detail` holds: the code on the wire, or an explanation. */
  readonly errorDetail: "code" | "explanation";
  /** What `status` of the 2.0 error is in JSON; `text`, as RFC 7644 §3.12 has it, unless said. */
  readonly errorStatus?: "text" | "integer";
  /** What becomes of attributes that no schema knows. */
  readonly unknownAttributes: "refuse" | "ignore";
  /** What becomes of what a PATCH of 2.0 does to attributes that no schema knows; `refuse` unless said. */
  readonly unknownPaths?: "refuse" | "skip";
  /** What becomes of a PATCH or a PUT without `schemas`; `refuse` unless said. Accepted, it counts as listing all. */
  readonly missingSchemas?: "refuse" | "accept";
  readonly limits: ScimLimits;
}
