import { isObject, type JsonObject } from "../json/json-object.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { checkJson } from "./check-json.js";
import { countMembers } from "./count-members.js";

/** Limits of the JSON in a body. */
export interface JsonLimits {
  readonly maxBodyDepth: number;
  /** Default: no limit. */
  readonly maxBodyMembers?: number;
}

/**
 * Parses the JSON object in a body in UTF-8. A body with too many members is refused as too large before it is parsed,
 * because parsing blocks other requests. Everything else is refused as malformed.
 */
export function parseBody(bytes: Uint8Array, { maxBodyDepth: maxDepth, maxBodyMembers }: JsonLimits): Read<JsonObject> {
  if (bytes.byteLength === 0) return malformed("an empty body");
  if (maxBodyMembers !== undefined && bytes.byteLength > maxBodyMembers) {
    const members = countMembers(bytes, maxBodyMembers);
    if (members > maxBodyMembers) return crowded(maxBodyMembers);
  }
  const parsed = parseJson(bytes);
  if (!parsed.ok) return parsed;
  if (!isObject(parsed.value)) return malformed("JSON that is not an object");
  const problem = checkJson(parsed.value, maxDepth);
  return problem === undefined ? accept(parsed.value) : malformed(`JSON that ${problem}`);
}

/** Created on first use. A decoder keeps nothing between whole texts. */
let decoder: InstanceType<typeof TextDecoder> | undefined;

function parseJson(bytes: Uint8Array): Read<unknown> {
  decoder ??= new TextDecoder("utf-8", { fatal: true });
  try {
    return accept(JSON.parse(decoder.decode(bytes)) as unknown);
  } catch (error) {
    // The rest of the message is a piece of the body, which may contain a password.
    return malformed(String(error).replace(/, (\.\.\.)?".*$/s, ""));
  }
}

function crowded(maxMembers: number): Refused {
  const wanted = `at most ${maxMembers} members and elements`;
  return refuse("bodyTooLarge", { rule: "RFC 7644 §3.12", found: "more members and elements", wanted });
}

function malformed(found: string): Refused {
  return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found, wanted: "a JSON object in UTF-8" });
}
