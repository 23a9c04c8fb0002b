import type { Json } from "../openapi/json-schema.js";

const prefix = "#/components/schemas/";

/** Replaces every object inside a value, from the inside out. */
export function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((each) => mapObjects(each, change));
  if (typeof value !== "object" || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapObjects(each, change)])));
}

/** Name of the schema that an object refers to. */
export function referredName({ $ref }: Json): string | undefined {
  return typeof $ref === "string" && $ref.startsWith(prefix) ? $ref.slice(prefix.length) : undefined;
}

/** The named schemas and everything that they refer to, sorted by name. */
export function reachable(schemas: Json, names: readonly string[]): Json {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    mapObjects(schemas[name], (object) => {
      const other = referredName(object);
      if (other !== undefined) open.push(other);
      return object;
    });
  }
  return Object.fromEntries([...found].sort().map((name) => [name, schemas[name]]));
}
