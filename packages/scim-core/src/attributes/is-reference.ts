const reference = /^[^\s<>"{}|\\^`]+$/;
const absolute = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Whether a text is a URI that one of the reference types allows: an absolute URI for `external`, any URI for `uri`,
 * and for a resource type a URI that ends in its endpoint and an identifier. Any URI is allowed without reference
 * types, and for a resource type that is not in the set.
 *
 * @see RFC 7643 §7
 */
export function isReference(
  text: string,
  referenceTypes: readonly string[],
  endpoints: ReadonlyMap<string, string>,
): boolean {
  if (!reference.test(text)) return false;
  if (referenceTypes.length === 0) return true;
  return referenceTypes.some((type) => {
    if (type === "uri") return true;
    if (type === "external") return absolute.test(text);
    const endpoint = endpoints.get(type);
    return endpoint === undefined || pointsAt(text, endpoint);
  });
}

/** `../Users/1`, `Users/1` and `https://x.example/scim/v2/Users/1` point at `/Users`. */
function pointsAt(text: string, endpoint: string): boolean {
  const end = text.search(/[?#]/);
  const path = `/${end === -1 ? text : text.slice(0, end)}`;
  const cut = path.lastIndexOf("/");
  return cut < path.length - 1 && path.slice(0, cut).endsWith(endpoint);
}
