import { generalSituations, type ScimSituation, type ScimSituations } from "./situations.js";

/** The part of a definition set that maps situations to error keys. */
export interface SituationTable<Code extends string> {
  readonly situations: ScimSituations<Code>;
  readonly resources: {
    readonly [name: string]: { readonly situations?: { readonly [S in ScimSituation]?: Code } };
  };
}

/**
 * The error key of a situation. A resource type may have its own. A special situation without a key has that of the
 * general one.
 */
export function situationCode<Code extends string>(
  definition: SituationTable<Code>,
  situation: ScimSituation,
  resourceType = "",
): Code {
  const resource = Object.hasOwn(definition.resources, resourceType) ? definition.resources[resourceType] : undefined;
  const own = resource?.situations?.[situation] ?? definition.situations[situation];
  if (own !== undefined) return own;
  // Every core situation has a key, so a situation without one is special.
  return situationCode(definition, generalSituations[situation as keyof typeof generalSituations], resourceType);
}
