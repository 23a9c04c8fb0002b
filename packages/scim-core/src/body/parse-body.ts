import { isJsonObject, type JsonObject } from "../json-object.js";
import { accept, type Read, type Refused, refuse } from "../refused.js";
import { checkJson } from "./check-json.js";

/** Turns bytes in UTF-8 into the JSON object that they spell; everything else is refused as malformed. */
export function parseBody(bytes: Uint8Array, maxDepth: number): Read<JsonObject> {
  if (bytes.byteLength === 0) return malformed("an empty body");
  const parsed = parseJson(bytes);
  if (!parsed.ok) return parsed;
  if (!isJsonObject(parsed.value)) return malformed("JSON that is no object");
  const problem = checkJson(parsed.value, maxDepth);
  return problem === undefined ? accept(parsed.value) : malformed(`JSON that ${problem}`);
}

function parseJson(bytes: Uint8Array): Read<unknown> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return accept(JSON.parse(text) as unknown);
  } catch (error) {
    // What follows such a place in the sentence is a piece of the body, which may hold a password.
    return malformed(String(error).replace(/, (\.\.\.)?".*$/s, ""));
  }
}

function malformed(found: string): Refused {
  return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found, wanted: "a JSON object in UTF-8" });
}
