import { accept, type Read, refuse } from "../refused.js";
import { expecting } from "./call-context.js";
import { namesTag, toEntityTag } from "./entity-tag.js";
import type { ResourceCall } from "./operations.js";

const RULE = "RFC 7644 §3.14";

/**
 * The call of a change, with what its `If-Match` expects told to the backend, or the refusal of a resource that has
 * another version. A backend that has versions checks again while it changes the resource, so that nobody comes between.
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
