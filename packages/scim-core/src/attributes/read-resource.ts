import type { JsonObject } from "../json-object.js";
import type { Read, Refused } from "../refused.js";
import { checkValue } from "./check-value.js";
import type { CompiledResource } from "./compiled-resource.js";
import { readMembers, type SentAttribute } from "./read-members.js";
import { readSchemas } from "./read-schemas.js";
import { asSent, readValue } from "./read-value.js";

/** What decides how a whole resource is read. */
export interface ReadResourceOptions {
  readonly resource: CompiledResource;
  readonly operation: "insert" | "replace";
  readonly unknownAttributes: "refuse" | "ignore";
}

const notAttributes: ReadonlySet<string> = new Set(["schemas"]);

/** The resource that the body of a POST or PUT describes, with names in TypeScript, checked. */
export function readResource(body: JsonObject, options: ReadResourceOptions): Read<object> {
  const { resource, operation, unknownAttributes } = options;
  const schemas = readSchemas(body, {
    known: resource.knownSchemas,
    required: resource.urn,
    unknown: unknownAttributes,
  });
  if (!schemas.ok) return schemas;
  const creates = operation === "insert";
  const members = readMembers(body, {
    resource,
    schemas: schemas.value,
    unknownAttributes,
    creates,
    except: notAttributes,
  });
  if (!members.ok) return members;
  const refused = creates ? undefined : findRefusedUpdate(members.value);
  if (refused !== undefined) return refused;
  const { create, replace } = resource.definition;
  return checkValue(creates ? create : (replace ?? create), toValues(members.value));
}

/** An immutable attribute that has an error for it is refused in a PUT; whether another one changes, the backend sees. */
function findRefusedUpdate(members: readonly SentAttribute[]): Refused | undefined {
  for (const { attribute, value } of members) {
    const { mutability, updateError } = attribute.definition;
    if (mutability !== "immutable" || updateError === undefined || value === null) continue;
    return {
      ok: false,
      situation: "attributeImmutable",
      error: updateError,
      because: { rule: "RFC 7644 §3.5.1", found: attribute.key, wanted: "an attribute that can be changed" },
    };
  }
  return undefined;
}

function toValues(members: readonly SentAttribute[]): object {
  const values: Record<string, unknown> = {};
  for (const { attribute, value } of members) {
    const read = readValue(attribute, value, asSent);
    if (read !== undefined) values[attribute.name] = read;
  }
  return values;
}
