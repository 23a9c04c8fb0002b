import type { ScimVersion } from "@rollcall/client";
import { isObject, managerPath } from "../directory/attributes.js";
import type { Person } from "../directory/resolve-directory.js";
import { isEmpty } from "../directory/same-value.js";
import type { AttributeChange } from "../plan/plan.js";
import type { StyleFacts } from "../styles/style-facts.js";
import type { Resource } from "../target/resource.js";
import type { Draft } from "../wire/exchange.js";
import { schemas, toPlace } from "../wire/schemas.js";
import { type Operation, toListOperations, withTypes, writePatch } from "./operations.js";

/** The form of a request. */
export interface Writing {
  readonly version: ScimVersion;
  readonly facts: StyleFacts;
  /** The sub-attribute with the identifier of a manager. */
  readonly managerName: "value" | "managerId";
}

type Body = Record<string, unknown>;

/** Writes the request that creates a user. The values of managers are identifiers. */
export function writeUserCreate(person: Person, values: ReadonlyMap<string, unknown>, writing: Writing): Draft {
  const extras = writing.facts.userExtras.value;
  const body: Body = { ...extras, ...toBody(values, writing), active: person.isActive };
  return { method: "POST", path: "/Users", body: withSchemas(body, writing) };
}

/** Writes the request that changes attributes of a user. In `changes` and `all`, a manager is an identifier. */
export function writeUserChange(
  resource: Resource,
  changes: readonly AttributeChange[],
  all: ReadonlyMap<string, unknown>,
  writing: Writing,
): Draft {
  const path = `/Users/${encodeURIComponent(resource.id)}`;
  const { version, facts } = writing;
  if (facts.changes.value === "PUT") return { method: "PUT", path, body: replaced(resource, all, changes, writing) };
  if (version === "1.1") return { method: "PATCH", path, body: partial(changes, writing) };
  const operations = changes.flatMap((change) => toOperations(change, writing));
  return { method: "PATCH", path, body: writePatch(operations, facts) };
}

/** Writes the request that activates or deactivates a user. */
export function writeActive(resource: Resource, active: boolean, writing: Writing): Draft {
  const path = `/Users/${encodeURIComponent(resource.id)}`;
  const { version, facts } = writing;
  if (facts.activation.value === "PUT") {
    const body = withSchemas({ ...resource, active }, writing);
    return { method: "PUT", path, body };
  }
  if (version === "1.1") return { method: "PATCH", path, body: { schemas: [schemas["1.1"].User], active } };
  if (facts.activation.value === "PATCH with a value")
    return { method: "PATCH", path, body: writePatch([{ op: "replace", value: { active } }], facts) };
  const value = facts.active.value === "text" ? (active ? "True" : "False") : active;
  return { method: "PATCH", path, body: writePatch([{ op: "replace", path: "active", value }], facts) };
}

function toOperations({ path, from, to }: AttributeChange, writing: Writing): readonly Operation[] {
  const { wirePath, name } = toPlace(path, "2.0");
  if (Array.isArray(to) || Array.isArray(from)) return toListOperations(wirePath, name, from, to, writing.facts);
  if (to === undefined) return [{ op: "remove", path: wirePath }];
  const value = path === managerPath ? writeManager(to, writing, writing.facts.manager.value) : to;
  return [{ op: isEmpty(from) ? "add" : "replace", path: wirePath, value }];
}

function writeManager(id: unknown, { managerName, version }: Writing, form: "object" | "text"): unknown {
  if (version === "1.1") return { managerId: id };
  return form === "text" ? id : { [managerName]: id };
}

/** A partial resource of 1.1. @see SCIM 1.1 §3.3.2 */
function partial(changes: readonly AttributeChange[], writing: Writing): Body {
  const set = changes.filter(({ to }) => to !== undefined);
  const cleared = changes.filter(({ to }) => to === undefined).map(({ path }) => toPlace(path, "1.1").wirePath);
  // In a partial resource, elements are merged into a list. Elements that go are marked.
  const gone = set.flatMap(({ path, from, to }) => (Array.isArray(to) ? [[path, removedOf(from, to)] as const] : []));
  const values = new Map(set.map(({ path, to }) => [path, to]));
  for (const [path, elements] of gone) {
    const wanted = values.get(path);
    if (elements.length > 0 && Array.isArray(wanted)) values.set(path, [...elements, ...wanted]);
  }
  const body = { ...toBody(values, writing), ...(cleared.length > 0 && { meta: { attributes: cleared } }) };
  return withSchemas(body, writing);
}

function removedOf(from: unknown, to: readonly unknown[]): readonly unknown[] {
  if (!Array.isArray(from)) return [];
  const values = new Set(to.map((element) => (isObject(element) ? element["value"] : element)));
  return from
    .filter((element) => isObject(element) && !values.has(element["value"]))
    .map((element) => ({ ...element, operation: "delete" }));
}

/** The whole resource as the target has it, with the values of the directory. */
function replaced(
  resource: Resource,
  all: ReadonlyMap<string, unknown>,
  changes: readonly AttributeChange[],
  writing: Writing,
): Body {
  // Only active people are changed. The resource may be from before their reactivation.
  const body: Body = { ...structuredClone(resource), active: true };
  for (const { path, to } of changes) if (to === undefined) put(body, path, undefined, writing);
  for (const [path, value] of all) if (value !== undefined) put(body, path, value, writing);
  return withSchemas(body, writing);
}

/** Writes values by path as a body. */
function toBody(values: ReadonlyMap<string, unknown>, writing: Writing): Body {
  const body: Body = {};
  for (const [path, value] of values) if (value !== undefined) put(body, path, value, writing);
  return body;
}

function put(body: Body, path: string, value: unknown, writing: Writing): void {
  const { urn, name, subAttribute } = toPlace(path, writing.version);
  const written = path === managerPath && value !== undefined ? writeManager(value, writing, "object") : value;
  const outer = urn === undefined ? body : inner(body, urn);
  const at = subAttribute === undefined ? outer : inner(outer, name);
  const key = subAttribute ?? name;
  if (written === undefined) delete at[key];
  else at[key] = Array.isArray(written) ? withTypes(written, writing.facts) : written;
}

function inner(body: Body, name: string): Body {
  const found: Body = { ...(isObject(body[name]) ? body[name] : {}) };
  body[name] = found;
  return found;
}

function withSchemas(body: Body, { version }: Writing): Body {
  const extensions = Object.keys(body).filter((key) => key.startsWith("urn:"));
  const { schemas: _, ...rest } = body;
  return { schemas: [schemas[version].User, ...extensions], ...rest };
}
