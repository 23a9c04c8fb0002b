import type { JsonSchema } from "./read-document.js";

const pointer = "#/components/schemas/";

/** A schema that stands alone: the schemas of the document that it refers to are in its `$defs`. */
export function bundleSchema(schema: JsonSchema, schemas: { readonly [name: string]: JsonSchema }): JsonSchema {
  const bundled = new Map<string, JsonSchema>();
  const whole = rewrite(resolve(schema));
  return bundled.size === 0 ? whole : { ...whole, $defs: Object.fromEntries(bundled) };

  function resolve(each: JsonSchema): JsonSchema {
    const name = nameOf(each);
    return (name === undefined ? undefined : schemas[name]) ?? each;
  }

  function rewrite(each: JsonSchema): JsonSchema {
    const entries = Object.entries(each).map(([keyword, value]) => [keyword, rewriteValue(keyword, value)] as const);
    return Object.fromEntries(entries);
  }

  function rewriteValue(keyword: string, value: unknown): unknown {
    if (keyword === "$ref") return `#/$defs/${include(String(value).slice(pointer.length))}`;
    if (Array.isArray(value)) return value.map((each) => rewriteValue("", each));
    return typeof value === "object" && value !== null ? rewrite({ ...value }) : value;
  }

  function include(name: string): string {
    if (!bundled.has(name)) {
      // A schema may refer to itself.
      bundled.set(name, {});
      bundled.set(name, rewrite(schemas[name] ?? {}));
    }
    return name;
  }
}

function nameOf({ $ref: ref }: JsonSchema): string | undefined {
  return typeof ref === "string" && ref.startsWith(pointer) ? ref.slice(pointer.length) : undefined;
}
