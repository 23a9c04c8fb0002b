import { expecting } from "../engine/call-context.js";
import { accept, type Read, refuse } from "../refusals/refused.js";
import { namesTag, toEntityTag } from "./entity-tag.js";
import type { ResourceCall } from "./resource-call.js";

const RULE = "RFC 7644 §3.14";

/**
 * Checks `If-Match`: refuses a resource with another version, or adds the expected version to the context. A backend
 * that has versions checks again when it changes the resource, so that concurrent writes do not get lost.
 */
export async function checkPrecondition(call: ResourceCall): Promise<Read<ResourceCall>> {
  const { backend, id, context, ifMatch: expected } = call;
  if (expected === undefined) return accept(call);
  const found = await backend.get(id, context);
  if (found === undefined) return refuse("resourceUnknown", { rule: "RFC 7644 §3.12", found: id });
  const present = toEntityTag(found);
  if (!namesTag(expected, present)) return refuse("versionStale", { rule: RULE, found: present.tag, wanted: expected });
  const { version } = present;
  if (version === undefined || expected.trim() === "*") return accept(call);
  return accept({ ...call, context: expecting(context, version) });
}
