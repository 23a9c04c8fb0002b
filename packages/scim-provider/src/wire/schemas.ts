import type { ScimVersion } from "@rollcall/client";

/** URNs of schemas and messages. @see RFC 7643 §8.7, RFC 7644 §8.2, SCIM 1.1 core schema §6 and §8 */
export const schemas = {
  "1.1": {
    User: "urn:scim:schemas:core:1.0",
    Group: "urn:scim:schemas:core:1.0",
    enterprise: "urn:scim:schemas:extension:enterprise:1.0",
  },
  "2.0": {
    User: "urn:ietf:params:scim:schemas:core:2.0:User",
    Group: "urn:ietf:params:scim:schemas:core:2.0:Group",
    enterprise: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  },
} as const;

/** The schema of a PATCH. @see RFC 7644 §3.5.2 */
export const patchSchema = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** The place of an attribute in a resource. */
export interface Place {
  /** URN of the extension. Absent for the core schema. */
  readonly urn?: string;
  readonly name: string;
  readonly subAttribute?: string;
  /** Path in a PATCH. */
  readonly wirePath: string;
}

/** Finds the place of an attribute by its path in a directory. */
export function toPlace(path: string, version: ScimVersion): Place {
  const end = path.lastIndexOf(":");
  const [name = "", subAttribute] = path.slice(end + 1).split(".");
  const sub = subAttribute === undefined ? {} : { subAttribute };
  if (end < 0) return { name, ...sub, wirePath: path };
  const schema = path.slice(0, end);
  const urn = schema === "enterprise" ? schemas[version].enterprise : schema;
  return { urn, name, ...sub, wirePath: `${urn}:${path.slice(end + 1)}` };
}
