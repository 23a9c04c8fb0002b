import type { ResolvedSchema, ResolvedScim } from "../scim/resolved-scim.js";
import { flattenAttributes } from "./flatten-attributes.js";
import { limitTexts } from "./limits-text.js";
import { code } from "./markdown.js";

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
