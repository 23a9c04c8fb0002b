import { referredName } from "../json-schemas/references.js";
import type { Json } from "../openapi/json-schema.js";

/** Texts by the name of the field, first match first. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/(^|_)ts$/, "1531420618.000200"],
  [/(^|_)(users?|user_id|inviter|invited_user|actor_id|item_user|bot_user_id)$|_by$/, "U061F7AUR"],
  [/(^|_)channels?(_id)?$/, "C0LAN2Q65"],
  [/^team$|(^|_)team_id$|^workspace/, "T061EG9R6"],
  [/enterprise_id$/, "E061EG9R6"],
  [/app_id$/, "A061EG9R6"],
  [/bot_id$/, "B061EG9R6"],
  [/(^|_)file(_id)?$/, "F061EG9R6"],
  [/^event_id$/, "Ev061EG9R6"],
  [/^event_context$/, "4-eyJldCI6Im1lc3NhZ2UifQ"],
  [/url$/, "https://example.com/"],
  [/^text$/, "Hello"],
  [/name$/, "general"],
  [/^token$/, "verification-token"],
  [/email$/, "ada@example.com"],
  [/command$/, "/deploy"],
];
const others = ["example", "1531420618.000200", "U061F7AUR", "1", "https://example.com/", "true"];
const unixSeconds = 1531420618;
const maxDepth = 16;

/** Returns an example of a schema with everything that is required; undefined if none was found. */
export function exampleOf(schema: Json, schemas: Json, name = "", depth = 0): unknown {
  if (depth > maxDepth) return undefined;
  const inside = (each: unknown, named = name) => exampleOf((each ?? {}) as Json, schemas, named, depth + 1);
  const referred = referredName(schema);
  if (referred !== undefined) return inside(schemas[referred]);
  if (Array.isArray(schema["allOf"])) return mergedExample(schema["allOf"].map((each) => inside(each)));
  const choices = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(choices)) return choices.map((each) => inside(each)).find((each) => each !== undefined);
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  const type = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  switch (type) {
    case "string":
      return exampleText(schema, name);
    case "integer":
    case "number":
      return (
        (schema["minimum"] as number | undefined) ?? (/time$|created|updated|date|_ts$/.test(name) ? unixSeconds : 1)
      );
    case "boolean":
      return /^(hidden|is_channel|ok)$/.test(name);
    case "array":
      return exampleList(inside(schema["items"], name.replace(/s$/, "")));
    default:
      return exampleObject(schema, inside);
  }
}

function exampleText({ pattern, minLength = 0, maxLength = Infinity }: Json, name: string): string | undefined {
  const expression = new RegExp(typeof pattern === "string" ? pattern : "", "u");
  const fits = (text: string) =>
    text.length >= Number(minLength) && text.length <= Number(maxLength) && expression.test(text);
  return [...texts.filter(([names]) => names.test(name)).map(([, text]) => text), ...others].find(fits);
}

function exampleList(item: unknown): unknown {
  return item === undefined ? undefined : [item];
}

function exampleObject(schema: Json, inside: (schema: unknown, name: string) => unknown): unknown {
  const properties = (schema["properties"] ?? {}) as Json;
  const required = (schema["required"] ?? []) as readonly string[];
  const members = required.map((name) => [name, inside(properties[name], name)] as const);
  return members.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(members);
}

function mergedExample(parts: readonly unknown[]): unknown {
  return parts.includes(undefined) ? undefined : Object.assign({}, ...parts);
}
