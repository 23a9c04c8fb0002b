import type { StatementStructures } from "ts-morph";
import { limitEntries } from "../model/error-rows.js";
import { camelCase } from "../names/names.js";
import { constant } from "../typescript/emit-named.js";
import { literal } from "../typescript/literal.js";
import type { ResolvedAttribute, ResolvedSchema } from "./resolved-scim.js";

/** The constant of a schema's limits, by attribute. None if the schema has no limits. */
export function emitLimits(schema: ResolvedSchema): readonly StatementStructures[] {
  const entries = flatten(schema.attributes).flatMap(({ path, attribute }) => {
    const limits = limitEntries(attribute.limits);
    return limits.length === 0 ? [] : [[path, Object.fromEntries(limits)] as const];
  });
  if (entries.length === 0) return [];
  const docs = [
    `Limits of ${schema.name} by attribute, those of sub-attributes under \`attribute.sub\`. A limit with \`of: "stored"\` is about the value after the service's own conversion.`,
  ];
  return [
    constant(`${camelCase(schema.name)}Limits`, `${literal(Object.fromEntries(entries))} as const`, {
      docs,
      isExported: true,
    }),
  ];
}

/** The constant of the codes in a schema's attributes, by violation. */
export function emitCodes(schema: ResolvedSchema): readonly StatementStructures[] {
  const entries = flatten(schema.attributes)
    .filter(({ attribute }) => Object.keys(attribute.errors).length > 0)
    .map(({ path, attribute }) => [path, attribute.errors] as const);
  if (entries.length === 0) return [];
  const docs = [
    `Codes of the violations that ${schema.name} names, by attribute, those of sub-attributes under \`attribute.sub\`.`,
  ];
  return [
    constant(`${camelCase(schema.name)}Codes`, `${literal(Object.fromEntries(entries))} as const`, {
      docs,
      isExported: true,
    }),
  ];
}

interface Flat {
  readonly path: string;
  readonly attribute: ResolvedAttribute;
}

/** Attributes and their sub-attributes, without those of extensions, which have their own module. */
function flatten(attributes: readonly ResolvedAttribute[], above = ""): readonly Flat[] {
  return attributes
    .filter(({ extension }) => extension === undefined)
    .flatMap((attribute) => {
      const path = above === "" ? attribute.name : `${above}.${attribute.name}`;
      return [{ path, attribute }, ...flatten(attribute.subAttributes, path)];
    });
}
