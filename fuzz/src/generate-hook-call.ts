import type { OpenapiDocument } from "@rollcall/test-kit/documents";
import type { Call } from "./call.js";
import { generateCall } from "./generate-call.js";
import { hookTargets } from "./hook-world.js";
import type { Random } from "./random.js";

/** Keys that hooks know and `chat.postMessage` does not. */
const ownKeys = ["response_type", "replace_original", "delete_original", "payload"];
const ownValues = ["in_channel", "ephemeral", true, false, "true", 1, null, {}];

/** Generates a call of a hook: the body of a message, valid or with damaged values, posted to an address. */
export function generateHookCall(document: OpenapiDocument, random: Random): Call {
  const { headers, body, ...call } = generateCall({ name: "web-api", document: onlyPosting(document) }, random);
  const sent = body !== undefined && random.chance(0.3) ? { body: vary(body, random) } : body && { body };
  const isForm = sent !== undefined && random.chance(0.1);
  return {
    ...call,
    target: random.pick(hookTargets),
    headers: isForm ? [["content-type", "application/x-www-form-urlencoded"]] : withoutToken(headers),
    ...(isForm ? { body: encodePayload(sent.body) } : sent),
  };
}

function onlyPosting(document: OpenapiDocument): OpenapiDocument {
  const path = "/chat.postMessage";
  const operations = document.paths[path];
  if (operations === undefined) throw new Error(`the document has no ${path}`);
  return { ...document, paths: { [path]: operations } };
}

/** The path is the credential of a hook. */
function withoutToken(headers: Call["headers"]): Call["headers"] {
  return headers.filter(([name]) => name !== "authorization");
}

/** Adds a key that only hooks know to a JSON object. Other bodies stay. */
function vary(body: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(body).toString();
  if (!text.startsWith("{")) return body;
  const own = `${JSON.stringify(random.pick(ownKeys))}:${JSON.stringify(random.pick(ownValues))}`;
  return Buffer.from(`{${own}${text.startsWith("{}") ? "" : ","}${text.slice(1)}`);
}

function encodePayload(body: Uint8Array): Uint8Array {
  return Buffer.from(new URLSearchParams({ payload: Buffer.from(body).toString() }).toString());
}
