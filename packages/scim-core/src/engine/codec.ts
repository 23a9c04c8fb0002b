import type { DialectName } from "@rollcall/scim-filter";
import type { CompiledAttribute } from "../attributes/attribute-table.js";
import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { RawChange } from "../changes/raw-change.js";
import type { ErrorDefinition, VersionDefinition } from "../definition.js";
import type { JsonObject } from "../json-object.js";
import type { Read } from "../refused.js";

/** What decides how a PATCH is read. */
export interface ReadChangesOptions {
  readonly resource: CompiledResource;
  readonly unknownAttributes: "refuse" | "ignore";
  /** What may be written between the brackets of a path. */
  readonly dialect: DialectName;
}

/** A list, written but for its frame. */
export interface WrittenList {
  /** Core URN of what is listed. */
  readonly urn: string;
  readonly resources: readonly object[];
  readonly totalResults: number;
  readonly startIndex: number;
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

/** What differs between the protocol versions. */
export interface VersionCodec {
  readonly readChanges: (body: JsonObject, options: ReadChangesOptions) => Read<readonly RawChange[]>;
  readonly writeList: (list: WrittenList) => object;
  /** `detail` is what the set lets clients see: the code or an explanation. */
  readonly writeError: (error: ErrorDefinition, detail: string) => object;
  readonly writeServiceProviderConfig: (version: VersionDefinition, location: string) => object;
  /** The schema of a resource type; `whole` asks for the attributes of its extensions too. */
  readonly describeSchema: (resource: CompiledResource, whole: boolean) => DescribedSchema;
  readonly writeSchema: (schema: DescribedSchema, location: string) => object;
}
