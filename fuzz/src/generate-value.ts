import type { OpenapiDocument, Schema } from "@rollcall/test-kit/documents";
import type { JsonTree } from "./json-text.js";
import { printJson } from "./json-text.js";
import type { Random } from "./random.js";
import { oddText, textOf, wordFor } from "./words.js";

/** Dependencies of the generator. */
interface Generating {
  readonly random: Random;
  readonly document: OpenapiDocument;
}

/** Below this depth, only required parts are generated. */
const enoughDepth = 6;

/** Generates a value that nearly always matches a schema. `name` is the name of the argument or attribute. */
export function generateValue(schema: Schema, generating: Generating, name = "", depth = 0): JsonTree {
  const { random, document } = generating;
  const { $ref, oneOf, anyOf } = schema;
  if ($ref !== undefined) return generateNamed($ref.slice($ref.lastIndexOf("/") + 1), generating, depth);
  const cases = oneOf ?? anyOf;
  if (cases !== undefined) return generateValue(random.pick(cases), generating, name, depth);
  if (schema.const !== undefined) return toTree(schema.const);
  if (schema.enum !== undefined) return toTree(random.pick(schema.enum));
  if (name === "manifest") return printJson(generateNamed("Manifest", { random, document }, depth));
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["any"]);
  return generateType(random.pick(types), schema, generating, name, depth);
}

function generateNamed(component: string, generating: Generating, depth: number): JsonTree {
  const schema = generating.document.components.schemas[component];
  return schema === undefined ? {} : generateValue(schema, generating, component, depth + 1);
}

/** Constants of a document are always JSON. */
function toTree(value: unknown): JsonTree {
  return value as JsonTree;
}

function generateType(type: string, schema: Schema, generating: Generating, name: string, depth: number): JsonTree {
  const { random } = generating;
  switch (type) {
    case "null":
      return null;
    case "boolean":
      return random.chance(0.5);
    case "integer":
      return generateInteger(schema, random, name);
    case "number":
      return random.pick([0, 1, 2.5, -1, 1e6]);
    case "string":
      return generateText(schema, random, name);
    case "array":
      return generateList(schema, generating, name, depth);
    case "object":
      return generateObject(schema, generating, depth);
    default:
      return anything(random, depth);
  }
}

function generateInteger({ minimum = 0, maximum = 1000 }: Schema, random: Random, name: string): number {
  // Calls do wait this long, so timeouts stay short.
  if (name === "timeout_ms") return random.integer(0, 20);
  return random.chance(0.3)
    ? random.pick([minimum, maximum])
    : random.integer(minimum, Math.min(maximum, minimum + 50));
}

function generateText({ pattern, minLength = 0, maxLength, format }: Schema, random: Random, name: string): string {
  const fitting = format === "date-time" ? "2026-06-01T12:00:00Z" : pattern && textOf(random, pattern);
  const text = fitting ?? wordFor(random, name);
  if (maxLength !== undefined && random.chance(0.03)) return "x".repeat(maxLength);
  return [...text].slice(0, maxLength).join("").padEnd(minLength, "x");
}

function generateList(
  { items = {}, minItems = 0, maxItems = 3 }: Schema,
  generating: Generating,
  name: string,
  depth: number,
) {
  const most = depth > enoughDepth ? minItems : Math.max(minItems, Math.min(maxItems, 3));
  const length = generating.random.integer(minItems, most);
  return Array.from({ length }, () => generateValue(items, generating, name, depth + 1));
}

function generateObject(schema: Schema, generating: Generating, depth: number): JsonTree {
  const { properties = {}, required = [], additionalProperties } = schema;
  const { random } = generating;
  // An object with many optional members gets only a few of them.
  const share = depth > enoughDepth ? 0 : Math.min(0.5, 4 / Math.max(1, Object.keys(properties).length));
  const members = Object.entries(properties)
    .filter(([name]) => required.includes(name) || name === "timeout_ms" || random.chance(share))
    .map(([name, each]): [string, JsonTree] => [name, generateValue(each, generating, name, depth + 1)]);
  const further: [string, JsonTree][] =
    additionalProperties === undefined || additionalProperties === false || depth > enoughDepth
      ? []
      : Array.from({ length: random.integer(0, 2) }, () => [
          random.pick(["a", "b", "text", "user_id"]),
          additionalProperties === true
            ? anything(random, depth)
            : generateValue(additionalProperties, generating, "", depth + 1),
        ]);
  return Object.fromEntries([...members, ...further]);
}

/** Generates any JSON value. */
export function anything(random: Random, depth = 0): JsonTree {
  const simple = [null, true, false, 0, -1, 1.5, 2 ** 53, "text", oddText(random)];
  if (depth > 3 || random.chance(0.6)) return random.pick(simple);
  const inner = Array.from({ length: random.integer(0, 3) }, () => anything(random, depth + 1));
  return random.chance(0.5) ? inner : Object.fromEntries(inner.map((each, index) => [`k${index}`, each]));
}
