import { type AttributePath, type DialectName, type Filter, parsePath, type ValuePath } from "@rollcall/scim-filter";
import { checkFilter, refusingMistakes } from "../filters/read-filter.js";
import { toElementSchema } from "../filters/to-filter-schema.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { type CompiledAttribute, findAttribute, keysOf } from "./attribute-table.js";
import type { CompiledResource } from "./compiled-resource.js";

const RULE = "RFC 7644 §3.10";

/** The target of an attribute path. */
export interface Target {
  readonly attribute: CompiledAttribute;
  /** Sub-attributes, outermost first. */
  readonly parts: readonly CompiledAttribute[];
  /** The condition in brackets, which selects elements of the attribute. */
  readonly where?: Filter;
}

/** The path is ignored. */
export type Ignored = "ignored";

/**
 * Resolves a path: `attribute`, `attribute.subAttribute`, `attribute[filter]` or `attribute[filter].subAttribute`, each
 * optionally after the URN of the core schema or of an extension and `:` or `.`; or the URN of an extension alone. Case
 * is ignored. A path that no schema knows is refused or ignored.
 *
 * @see RFC 7644 §3.5.2
 */
export function readPath(
  text: string,
  resource: CompiledResource,
  dialect: DialectName,
  unknownPaths: "refuse" | "skip" = "refuse",
): Read<Target | Ignored> {
  const path = text.trim();
  const { extension, rest } = splitUrn(path, resource);
  if (extension !== undefined && rest === "") return accept({ attribute: extension, parts: [] });
  const read = refusingMistakes(() => {
    // A path of 2.0 may have a value filter in any filter dialect.
    const tree = parsePath(rest, { dialect: dialect === "scim1.1" ? "service" : dialect });
    return extension === undefined ? findTarget(tree, resource, rest) : findBelow(extension, tree, rest);
  });
  if (read.ok) return read;
  return unknownPaths === "skip" && isUnknown(read) ? accept("ignored") : { ...read, situation: "pathInvalid" };
}

/** Whether a path is well formed but names something that no schema has. */
function isUnknown({ situation }: Refused): boolean {
  return situation === "pathInvalid" || situation === "filterAttributeUnknown";
}

/** The extension whose URN a path begins with, and the text after that URN or the URN of the core schema. */
function splitUrn(path: string, resource: CompiledResource): { extension?: CompiledAttribute; rest: string } {
  if (!path.includes(":")) return { rest: path };
  for (const extension of resource.extensions) {
    const rest = keysOf(extension)
      .map((key) => restBehind(path, key))
      .find((found) => found !== undefined);
    if (rest !== undefined) return { extension, rest };
  }
  return { rest: restBehind(path, resource.urn) ?? path };
}

function restBehind(path: string, urn: string): string | undefined {
  if (path.slice(0, urn.length).toLowerCase() !== urn.toLowerCase()) return undefined;
  const rest = path.slice(urn.length);
  if (rest === "") return rest;
  return rest.length > 1 && (rest.startsWith(":") || rest.startsWith(".")) ? rest.slice(1) : undefined;
}

function findTarget(tree: AttributePath | ValuePath, resource: CompiledResource, text: string): Read<Target | Ignored> {
  const { urn, name, subAttribute } = tree.kind === "attribute" ? tree : tree.attribute;
  if (urn === undefined && resource.ignored.has(name.toLowerCase())) return accept("ignored");
  const attribute = urn === undefined ? findAttribute(resource.attributes, name) : undefined;
  if (attribute === undefined) return unknown(text);
  if (tree.kind === "attribute") return below(attribute, [subAttribute], text);
  const target = below(attribute, [subAttribute, tree.subAttribute], text);
  return target.ok && target.value !== "ignored" ? meant(target.value, tree, text) : target;
}

/** An extension has no list whose elements a change of the resource could select. */
function findBelow(
  extension: CompiledAttribute,
  tree: AttributePath | ValuePath,
  text: string,
): Read<Target | Ignored> {
  if (tree.kind === "valuePath" || tree.urn !== undefined) return unknown(text);
  return below(extension, [tree.name, tree.subAttribute], text);
}

/** The sub-attributes that the names lead to. Undefined if a name is unknown. */
function below(
  attribute: CompiledAttribute,
  names: readonly (string | undefined)[],
  text: string,
): Read<Target | Ignored> {
  const parts: CompiledAttribute[] = [];
  for (const name of names) {
    if (name === undefined) continue;
    const owner = parts.at(-1) ?? attribute;
    const part = findAttribute(owner.parts, name);
    if (part === undefined) return owner.ignored.has(name.toLowerCase()) ? accept("ignored") : unknown(text);
    parts.push(part);
  }
  return accept({ attribute, parts });
}

/** The target with a condition on its elements. Only a list has one. */
function meant(target: Target, { attribute: { subAttribute }, filter }: ValuePath, text: string): Read<Target> {
  if (!target.attribute.definition.multiValued || subAttribute !== undefined) return unknown(text);
  const where = checkFilter(filter, toElementSchema(target.attribute.definition), text);
  return where.ok ? accept({ ...target, where: where.value }) : where;
}

function unknown(found: string): Refused {
  return refuse("pathInvalid", { rule: RULE, at: found, found, wanted: "the path of an attribute" });
}
