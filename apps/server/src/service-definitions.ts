import { scim } from "@rollcall/scim-core/svc";
import { webapi } from "@rollcall/webapi-core/svc";
import { type Observed, withObserved } from "./overlays/observed.js";
import { type WireWords, withWireWords } from "./overlays/wire-words.js";

/** The definition sets that a server speaks by. */
export interface ServiceDefinitions {
  readonly scim: typeof scim;
  readonly webapi: typeof webapi;
}

/** The sets as they are generated. */
export const serviceDefinitions: ServiceDefinitions = { scim, webapi };

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
  return withWireWords(withObserved(serviceDefinitions, observed), wireWords);
}
