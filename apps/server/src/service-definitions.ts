import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import type { DefinitionSets } from "./definition-sets.js";
import { type Observed, withObserved } from "./overlays/observed.js";
import { createRename, type WireWords, withWireWords } from "./overlays/wire-words.js";

/** What a server speaks by. */
export interface ServiceDefinitions extends DefinitionSets {
  /** Puts the server's own words in the places of those of the definitions, in a text that is generated of them. */
  readonly rename: (text: string) => string;
}

/** The sets as they are generated. */
export const serviceDefinitions: ServiceDefinitions = { scim, webapi, rename: (text) => text };

/** What a server may have otherwise than it is generated. */
export interface DefinitionOptions {
  /** Words that take the places of others in every name on the wire. */
  readonly wireWords?: WireWords;
  /** Switches for observed behaviour that departs from the documents' letter; true means all. Absent means none. */
  readonly observed?: Observed;
}

/**
 * The sets that a server speaks by, worked out once.
 * @throws StartError where an option cannot be used
 */
export function createDefinitions({ wireWords = {}, observed = [] }: DefinitionOptions): ServiceDefinitions {
  const observing = withObserved(serviceDefinitions, observed);
  const sets = withWireWords(observing, wireWords);
  return sets === serviceDefinitions ? serviceDefinitions : { ...sets, rename: createRename(wireWords) };
}
