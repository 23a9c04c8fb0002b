import { readSchemas } from "../attributes/read-resource.js";
import { urns } from "../codecs/v2/urns.js";
import { accept, type Read, refuse } from "../refusals/refused.js";
import type { QueryParameters } from "../routes/read-query.js";
import { type JsonObject, memberOf } from "./read-body.js";

const texts = ["filter", "sortBy", "sortOrder", "cursor"];
const numbers = ["startIndex", "count"];
const lists = ["attributes", "excludedAttributes"];

const rule = {
  known: new Set([urns.searchRequest.toLowerCase()]),
  required: urns.searchRequest,
  unknown: "ignore",
} as const;

/** Reads the parameters in the body of a search, like those of an address. @see RFC 7644 §3.4.3 */
export function readSearch(body: JsonObject): Read<QueryParameters> {
  const schemas = readSchemas(body, rule);
  if (!schemas.ok) return schemas;
  const parameters = new Map<string, string>();
  for (const name of [...texts, ...numbers, ...lists]) {
    const sent = memberOf(body, name);
    if (sent === undefined || sent === null) continue;
    const text = toText(name, sent);
    if (text === undefined)
      return refuse("valueInvalid", { rule: "RFC 7644 §3.4.3", at: name, found: sent, wanted: wantedOf(name) });
    parameters.set(name, text);
  }
  return accept({ get: (name) => parameters.get(name) ?? null });
}

function toText(name: string, sent: unknown): string | undefined {
  if (typeof sent === "string") return sent;
  if (typeof sent === "number" && numbers.includes(name)) return String(sent);
  const isList = Array.isArray(sent) && lists.includes(name) && sent.every((each) => typeof each === "string");
  return isList ? sent.join(",") : undefined;
}

function wantedOf(name: string): string {
  if (lists.includes(name)) return "a list of attribute paths";
  return numbers.includes(name) ? "an integer" : "a string";
}
