import { type Limits, limitFact } from "../formats/index.js";

/** A JSON Schema, or any other part of an OpenAPI document. Undefined members are not written. */
export interface Json {
  readonly [key: string]: unknown;
}

/** The keywords for limits of the value as sent. */
export function limitKeywords(limits: Limits | undefined): { readonly one: Json; readonly list: Json } {
  const sent = <Value>(name: keyof Limits): Value | undefined => {
    const limit = limits?.[name];
    if (limit === undefined) return undefined;
    const { value, of } = limitFact<unknown>(limit);
    // The format has checked the type of each limit.
    return of === "sent" ? (value as Value) : undefined;
  };
  return {
    one: {
      minLength: sent<number>("minLength"),
      maxLength: sent<number>("maxLength"),
      pattern: sent<string>("pattern"),
      enum: sent<readonly unknown[]>("oneOf"),
      minimum: sent<number>("min"),
      maximum: sent<number>("max"),
    },
    list: {
      minItems: sent<number>("minItems"),
      maxItems: sent<number>("maxItems"),
      uniqueItems: sent<boolean>("uniqueItems"),
    },
  };
}

/** A list of what a schema describes. */
export function listOf(items: Json, keywords: Json): Json {
  return { type: "array", items, ...keywords };
}

/** The same, or null. */
export function orNull(schema: Json): Json {
  if (typeof schema["type"] !== "string") return { oneOf: [schema, { type: "null" }] };
  const values = schema["enum"];
  return { ...schema, type: [schema["type"], "null"], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
}

/** A reference to a component. */
export function componentRef(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}
