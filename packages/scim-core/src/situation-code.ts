import type { ScimSituation } from "./situations.js";

/** The part of a definition set that says which error key answers a situation. */
export interface SituationTable<Code extends string> {
  readonly situations: { readonly [S in ScimSituation]: Code };
  readonly resources: {
    readonly [name: string]: { readonly situations?: { readonly [S in ScimSituation]?: Code } };
  };
}

/** The error key that a definition set answers to a situation; a resource type may have its own. */
export function situationCode<Code extends string>(
  definition: SituationTable<Code>,
  situation: ScimSituation,
  resourceType = "",
): Code {
  const resource = Object.hasOwn(definition.resources, resourceType) ? definition.resources[resourceType] : undefined;
  return resource?.situations?.[situation] ?? definition.situations[situation];
}
