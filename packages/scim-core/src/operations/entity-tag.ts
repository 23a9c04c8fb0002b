import { isObject } from "../body/read-body.js";
import { expecting, type ResourceCall } from "../engine.js";
import { accept, type Read, refuse } from "../refusals/refused.js";

/** The version of a resource, as in `meta.version` and the header `ETag`. */
interface EntityTag {
  readonly tag: string;
  /** The version that the backend assigns. Absent if it assigns none and the tag is computed from the content. */
  readonly version?: string;
}

const entityTag = /^(?:W\/)?"[^"]*"$/;

/** The entity tag of a resource: its `meta.version`, or a weak tag computed from its content. */
export function toEntityTag(resource: object): EntityTag {
  const meta = "meta" in resource && isObject(resource.meta) ? resource.meta : {};
  const version = meta["version"];
  if (typeof version !== "string") return { tag: `W/"${hash(JSON.stringify(resource))}"` };
  return { tag: entityTag.test(version) ? version : `W/"${encodeURIComponent(version)}"`, version };
}

/**
 * Whether a list of entity tags in `If-Match` or `If-None-Match` names a tag. SCIM's tags are mostly weak and clients
 * send them in either header, so weak and strong tags match, and so do tags without quotes.
 *
 * @see RFC 7644 §3.14
 */
export function namesTag(header: string, { tag, version }: EntityTag): boolean {
  if (header.trim() === "*") return true;
  const opaque = toOpaque(tag);
  const sent = header.match(/(?:W\/)?"[^"]*"|[^\s,]+/g) ?? [];
  return sent.some((each) => toOpaque(each) === opaque || each === version);
}

function toOpaque(tag: string): string {
  return tag.replace(/^W\//, "").replace(/^"(.*)"$/, "$1");
}

/** A 53-bit hash of a text, in letters and digits. It is not cryptographic. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

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
