import type { DialectName } from "@rollcall/scim-filter";
import type { CompiledAttribute } from "../attributes/attribute-table.js";
import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { JsonObject } from "../body/read-body.js";
import type { RawChange } from "../changes/to-changes.js";
import type { ErrorDefinition, ScimLimits, VersionDefinition } from "../definition/definition.js";
import type { Read } from "../refusals/refused.js";

/** Options for reading a PATCH. */
export interface ReadChangesOptions {
  readonly resource: CompiledResource;
  readonly unknownAttributes: "refuse" | "ignore";
  /** Whether paths of 2.0 that no schema knows are ignored. Default: false. */
  readonly skipsUnknownPaths?: boolean;
  /** Whether a path of 2.0 may name an attribute that is ignored in bodies. Default: false. */
  readonly meansIgnored?: boolean;
  /** Whether the body may omit `schemas`. Default: false. */
  readonly schemasOptional?: boolean;
  /** Filter dialect between the brackets of a path. */
  readonly dialect: DialectName;
  /** Whether the deviations of identity providers from the RFC are accepted. */
  readonly isLenient: boolean;
}

/** A list without its envelope. */
export interface WrittenList {
  /** Core URN of the listed resources. */
  readonly urn: string;
  readonly resources: readonly object[];
  readonly totalResults: number;
  /** Absent if the list is paged by cursor. */
  readonly startIndex?: number;
  readonly nextCursor?: string;
  readonly previousCursor?: string;
}

/** A schema to describe. */
export interface DescribedSchema {
  readonly urn: string;
  readonly name: string;
  readonly description: string;
  /** Set for the schema of a resource type. */
  readonly endpoint?: string;
  readonly attributes: readonly DescribedAttribute[];
}

/** An attribute to describe, with the URN of the schema that it belongs to. */
export interface DescribedAttribute {
  readonly attribute: CompiledAttribute;
  readonly urn: string;
}

/** The form of an error for clients. */
export interface ErrorStyle {
  /** The code on the wire, or an explanation. */
  readonly detail: string;
  /** JSON type of `status` in a 2.0 error. */
  readonly status: "text" | "integer";
}

/** Differences between the protocol versions. */
export interface VersionCodec {
  /** Whether a PATCH has operations. If not, or if its body has none, it is a partial resource. */
  readonly hasOperations: boolean;
  /** The changes in the body of a PATCH. The first call loads the grammar of paths and filters. */
  readonly readChanges: (body: JsonObject, options: ReadChangesOptions) => Promise<Read<readonly RawChange[]>>;
  readonly writeList: (list: WrittenList) => object;
  readonly writeError: (error: ErrorDefinition, style: ErrorStyle) => object;
  readonly writeServiceProviderConfig: (version: VersionDefinition, limits: ScimLimits, location: string) => object;
  /** The schema of a resource type. `whole` includes the attributes of its extensions. */
  readonly describeSchema: (resource: CompiledResource, whole: boolean) => DescribedSchema;
  readonly writeSchema: (schema: DescribedSchema, location: string) => object;
  /** Whether a URN names one schema and can be requested. In 1.1 resource types share one URN. */
  readonly hasSchemasByUrn: boolean;
}
