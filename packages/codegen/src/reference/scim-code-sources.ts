import type { ResolvedAttribute, ResolvedSchema, ResolvedScim } from "../scim/resolved-scim.js";
import { limitTexts } from "./limits-text.js";
import { code } from "./markdown.js";

/** An attribute with its path in a resource. */
interface PlacedAttribute {
  /** Names on the wire, separated by dots. */
  readonly path: string;
  readonly attribute: ResolvedAttribute;
}

/** Attributes followed by their sub-attributes. An extension is listed without its own. */
export function flattenAttributes(attributes: readonly ResolvedAttribute[], above = ""): readonly PlacedAttribute[] {
  return attributes.flatMap((attribute) => {
    if (attribute.extension !== undefined) return [{ path: attribute.name, attribute }];
    const path = above === "" ? attribute.wireName : `${above}.${attribute.wireName}`;
    return [{ path, attribute }, ...flattenAttributes(attribute.subAttributes, path)];
  });
}

/** References to each error key: situations of the engine, rules and limits of attributes, and rates. */
export function scimCodeSources(scim: ResolvedScim): ReadonlyMap<string, readonly string[]> {
  const sources = [
    ...situationSources(scim),
    ...[...scim.resources, ...scim.extensions].flatMap(attributeSources),
    ...rateSources(scim),
  ];
  const byKey = Map.groupBy(sources, ({ key }) => key);
  return new Map([...byKey].map(([key, named]) => [key, [...new Set(named.map(({ text }) => text))]]));
}

interface Source {
  readonly key: string;
  readonly text: string;
}

function situationSources({ situations, resources }: ResolvedScim): readonly Source[] {
  const own = resources.flatMap(({ name, resource }) =>
    Object.entries(resource?.situations ?? {}).map(([situation, key]) => ({
      key,
      text: `${code(situation)} (${name})`,
    })),
  );
  return [...Object.entries(situations).map(([situation, key]) => ({ key, text: code(situation) })), ...own];
}

function attributeSources({ name, attributes }: ResolvedSchema): readonly Source[] {
  return flattenAttributes(attributes).flatMap(({ path, attribute }) => {
    if (attribute.extension !== undefined) return [];
    const of = code(`${name}.${path}`);
    const rules = Object.entries(attribute.errors).map(([violation, key]) => ({ key, text: `${of} ${violation}` }));
    const limits = limitTexts(attribute.limits).flatMap(({ text, error }) =>
      error === undefined ? [] : [{ key: error, text: `${of} ${text}` }],
    );
    return [...rules, ...limits].flatMap(({ key, text }) => (key === undefined ? [] : [{ key, text }]));
  });
}

function rateSources({ service, situations }: ResolvedScim): readonly Source[] {
  return Object.entries(service.rates?.tiers ?? {}).map(([name, { error }]) => ({
    key: error ?? situations.rateLimited,
    text: `the budget ${code(name)}`,
  }));
}
