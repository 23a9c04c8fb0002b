import type { OpenapiDocument, Schema } from "@rollcall/test-kit/documents";
import { anything, generateValue } from "./generate-value.js";
import type { JsonTree } from "./json-text.js";
import type { Random } from "./random.js";
import { oddText } from "./words.js";

const patchUrn = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const verbs = ["add", "replace", "remove", "Add", "REPLACE", "Remove"];

/** Generates the body of a SCIM 2.0 PATCH that changes attributes of `component`. */
export function generatePatch(document: OpenapiDocument, component: string, random: Random): JsonTree {
  const schema = document.components.schemas[component] ?? {};
  const operations = Array.from({ length: random.integer(1, 3) }, () => generateOperation(document, schema, random));
  return { schemas: [patchUrn], Operations: operations };
}

function generateOperation(document: OpenapiDocument, schema: Schema, random: Random): JsonTree {
  const op = random.pick(verbs);
  if (random.chance(0.25)) return { op, value: generateValue({ ...schema, required: [] }, { random, document }) };
  const [name, attribute] = random.pick(Object.entries(schema.properties ?? {}));
  const value = random.chance(0.85) ? generateValue(attribute, { random, document }, name) : anything(random);
  const path = pathTo(name, attribute, random);
  return op.toLowerCase() === "remove" && random.chance(0.7) ? { op, path } : { op, path, value };
}

function pathTo(name: string, { items, properties }: Schema, random: Random): string {
  const parts = Object.keys(items?.properties ?? properties ?? {});
  if (parts.length === 0 || random.chance(0.5)) return name;
  const part = random.pick(parts);
  if (items === undefined) return name.startsWith("urn:") ? `${name}:${part}` : `${name}.${part}`;
  const condition = random.pick([
    'type eq "work"',
    "primary eq true",
    `${part} pr`,
    'value eq "UDEMOANNIE"',
    generateFilter(random),
  ]);
  return random.pick([`${name}[${condition}]`, `${name}[${condition}].${part}`, `${name}.${part}`]);
}

const attributes = [
  "userName",
  "emails.value",
  "id",
  "name.givenName",
  "meta.created",
  "active",
  "displayName",
  "externalId",
  "emails",
];
const operators = ["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le", "Eq"];

/** Generates a filter, sometimes an invalid one. */
export function generateFilter(random: Random, depth = 0): string {
  const attribute = random.pick(attributes);
  if (random.chance(0.08)) return oddText(random).slice(0, 500);
  if (depth < 3 && random.chance(0.35)) {
    const [left, right] = [generateFilter(random, depth + 1), generateFilter(random, depth + 1)];
    return random.pick([
      `${left} and ${right}`,
      `(${left}) or ${right}`,
      `not (${left})`,
      `emails[${left}]`,
      `(${left}`,
    ]);
  }
  const value = random.pick([
    '"annie"',
    "'annie'",
    "true",
    "1",
    "null",
    "annie",
    '"2026-01-01T00:00:00Z"',
    '"\\u00e9"',
    JSON.stringify(oddText(random).slice(0, 100)),
  ]);
  return random.chance(0.1) ? `${attribute} pr` : `${attribute} ${random.pick(operators)} ${value}`;
}
