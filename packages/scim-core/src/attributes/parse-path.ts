import { type CompiledAttribute, findAttribute } from "./attribute-table.js";
import type { CompiledResource } from "./compiled-resource.js";

/** What an attribute path names. */
export interface AttributePath {
  readonly attribute: CompiledAttribute;
  /** Sub-attributes below it, outermost first. */
  readonly parts: readonly CompiledAttribute[];
}

/**
 * The attribute that a path names: `attribute`, `attribute.subAttribute`, either behind the URN of the core schema or of
 * an extension and `:` or `.`, or the URN of an extension alone. Case does not count. Undefined where nothing is named
 * so.
 *
 * @see RFC 7644 §3.10
 */
export function parsePath(text: string, resource: CompiledResource): AttributePath | undefined {
  const path = text.trim();
  for (const extension of resource.extensions) {
    if (path.toLowerCase() === extension.key.toLowerCase()) return { attribute: extension, parts: [] };
    const rest = restBehind(path, extension.key);
    if (rest !== undefined) return below(extension, rest.split("."));
  }
  const [first = "", ...rest] = (restBehind(path, resource.urn) ?? path).split(".");
  const attribute = findAttribute(resource.attributes, first);
  return attribute === undefined ? undefined : below(attribute, rest);
}

function restBehind(path: string, urn: string): string | undefined {
  if (path.slice(0, urn.length).toLowerCase() !== urn.toLowerCase()) return undefined;
  const rest = path.slice(urn.length);
  return rest.startsWith(":") || rest.startsWith(".") ? rest.slice(1) : undefined;
}

function below(attribute: CompiledAttribute, names: readonly string[]): AttributePath | undefined {
  const parts: CompiledAttribute[] = [];
  for (const name of names) {
    const part = findAttribute((parts.at(-1) ?? attribute).parts, name);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return { attribute, parts };
}
