import { type DefinitionSets, type ServiceDefinitions, serviceDefinitions } from "./default-definitions.js";
import { type Observed, withObserved } from "./overlays/observed.js";
import { createRename, type WireWords, withWireWords } from "./overlays/wire-words.js";

/** Overlays of the definitions. */
export interface DefinitionOptions {
  /** Replacements for words in names on the wire. */
  readonly wireWords?: WireWords;
  /** Switches for observed behavior that differs from the specification. `true` switches all on. Default: none. */
  readonly observed?: Observed;
}

/**
 * Applies the overlays to definition sets, once.
 * @param sets the sets that are served. Default: those that are generated.
 * @throws StartError if an option is invalid
 */
export async function createDefinitions(
  { wireWords = {}, observed = [] }: DefinitionOptions,
  sets: DefinitionSets = serviceDefinitions,
): Promise<ServiceDefinitions> {
  const { scim, webapi, events } = await withWireWords(withObserved(sets, observed), wireWords);
  const rename = createRename(wireWords);
  const { scim: ownScim, webapi: ownWebapi, events: ownEvents } = serviceDefinitions;
  const isDefault = scim === ownScim && webapi === ownWebapi && events === ownEvents;
  return isDefault ? serviceDefinitions : { scim, webapi, ...(events && { events }), rename };
}
