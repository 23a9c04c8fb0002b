import type { DialectName } from "@rollcall/scim-filter";
import type { CompiledAttribute } from "../attributes/attribute-table.js";
import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { RawChange } from "../changes/raw-change.js";
import type { ErrorDefinition, ScimLimits, VersionDefinition } from "../definition.js";
import type { JsonObject } from "../json-object.js";
import type { Read } from "../refused.js";

/** What decides how a PATCH is read. */
export interface ReadChangesOptions {
  readonly resource: CompiledResource;
  readonly unknownAttributes: "refuse" | "ignore";
  /** Whether paths of 2.0 that no schema knows are passed over; false unless said. */
  readonly skipsUnknownPaths?: boolean;
  /** Whether the body may lack `schemas`; false unless said. */
  readonly schemasOptional?: boolean;
  /** What may be written between the brackets of a path. */
  readonly dialect: DialectName;
  /** Whether what identity providers send beside the RFC's form is taken. */
  readonly isLenient: boolean;
}

/** A list, written but for its frame. */
export interface WrittenList {
  /** Core URN of what is listed. */
  readonly urn: string;
  readonly resources: readonly object[];
  readonly totalResults: number;
  /** Absent where the list is paged by cursor. */
  readonly startIndex?: number;
  readonly nextCursor?: string;
  readonly previousCursor?: string;
}

/** A schema to describe. */
export interface DescribedSchema {
  readonly urn: string;
  readonly name: string;
  readonly description: string;
  /** Set where the schema is that of a resource type. */
  readonly endpoint?: string;
  readonly attributes: readonly DescribedAttribute[];
}

/** An attribute to describe, with the URN of the schema that it belongs to. */
export interface DescribedAttribute {
  readonly attribute: CompiledAttribute;
  readonly urn: string;
}

/** How a set lets clients see an error. */
export interface ErrorStyle {
  /** The code on the wire, or an explanation. */
  readonly detail: string;
  /** What the status of a 2.0 error is in JSON. */
  readonly status: "text" | "integer";
}

/** What differs between the protocol versions. */
export interface VersionCodec {
  readonly readChanges: (body: JsonObject, options: ReadChangesOptions) => Read<readonly RawChange[]>;
  readonly writeList: (list: WrittenList) => object;
  readonly writeError: (error: ErrorDefinition, style: ErrorStyle) => object;
  readonly writeServiceProviderConfig: (version: VersionDefinition, limits: ScimLimits, location: string) => object;
  /** The schema of a resource type; `whole` asks for the attributes of its extensions too. */
  readonly describeSchema: (resource: CompiledResource, whole: boolean) => DescribedSchema;
  readonly writeSchema: (schema: DescribedSchema, location: string) => object;
  /** Whether a URN names one schema, so that it can be asked for by it; in 1.1 resource types share one. */
  readonly hasSchemasByUrn: boolean;
}
