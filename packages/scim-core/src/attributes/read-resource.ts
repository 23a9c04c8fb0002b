import type { JsonObject } from "../json-object.js";
import type { Read, Refused } from "../refused.js";
import { checkForms } from "./check-forms.js";
import { checkValue } from "./check-value.js";
import type { CompiledResource } from "./compiled-resource.js";
import { readMembers, type SentAttribute } from "./read-members.js";
import { readSchemas } from "./read-schemas.js";
import { asDefined, asSent, type ReadValueOptions, readValue } from "./read-value.js";

/** What decides how a whole resource is read. */
export interface ReadResourceOptions {
  readonly resource: CompiledResource;
  readonly operation: "insert" | "replace";
  readonly unknownAttributes: "refuse" | "ignore";
  /** Whether the body of a PUT may lack `schemas`; false unless said. */
  readonly schemasOptional?: boolean;
  /** Whether values may have other shapes than their definitions say, and `checkForms` is left to the backend. */
  readonly isLenient: boolean;
  /** The endpoints of the resource types, by name, which references point at. */
  readonly endpoints: ReadonlyMap<string, string>;
}

const notAttributes: ReadonlySet<string> = new Set(["schemas"]);

/** The resource that the body of a POST or PUT describes, with names in TypeScript, checked. */
export function readResource(body: JsonObject, options: ReadResourceOptions): Read<object> {
  const { resource, operation, unknownAttributes } = options;
  const creates = operation === "insert";
  const schemas = readSchemas(body, {
    known: resource.knownSchemas,
    required: resource.urn,
    unknown: options.isLenient ? unknownAttributes : "refuse",
    isOptional: !creates && options.schemasOptional === true,
  });
  if (!schemas.ok) return schemas;
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
  const validator = creates ? create : (replace ?? create);
  const how = options.isLenient ? asSent : asDefined;
  const checked = checkValue(validator, toValues(members.value, how), { key: "", parts: resource.attributes });
  const misformed = options.isLenient || !checked.ok ? undefined : checkAllForms(checked.value, options);
  return misformed ?? checked;
}

function checkAllForms(values: object, { resource, endpoints }: ReadResourceOptions): Refused | undefined {
  for (const attribute of resource.attributes.ordered) {
    const value = (values as JsonObject)[attribute.name]; // A validator makes an object of the values of a body.
    const refused = value === undefined ? undefined : checkForms(attribute, value, endpoints);
    if (refused !== undefined) return refused;
  }
  return undefined;
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
      because: {
        rule: "RFC 7644 §3.5.1",
        at: attribute.key,
        found: attribute.key,
        wanted: "an attribute that can be changed",
      },
    };
  }
  return undefined;
}

function toValues(members: readonly SentAttribute[], options: ReadValueOptions): object {
  const values: Record<string, unknown> = {};
  for (const { attribute, value } of members) {
    const read = readValue(attribute, value, options);
    if (read !== undefined) values[attribute.name] = read;
  }
  return values;
}
