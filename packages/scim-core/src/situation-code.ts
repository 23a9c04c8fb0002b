import { generalSituations, type ScimSituation, type ScimSituations } from "./situations.js";

/** The part of a definition set that says which error key answers a situation. */
export interface SituationTable<Code extends string> {
  readonly situations: ScimSituations<Code>;
  readonly resources: {
    readonly [name: string]: { readonly situations?: { readonly [S in ScimSituation]?: Code } };
  };
}

/**
 * The error key that a definition set answers to a situation; a resource type may have its own. A special situation
 * without a key is answered like the general one.
 */
export function situationCode<Code extends string>(
  definition: SituationTable<Code>,
  situation: ScimSituation,
  resourceType = "",
): Code {
  const resource = Object.hasOwn(definition.resources, resourceType) ? definition.resources[resourceType] : undefined;
  const own = resource?.situations?.[situation] ?? definition.situations[situation];
  if (own !== undefined) return own;
  // Every core situation has a key, so what has none is special.
  return situationCode(definition, generalSituations[situation as keyof typeof generalSituations], resourceType);
}
