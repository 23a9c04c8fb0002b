import type { DefinitionSets, ServiceDefinitions } from "./definition-sets.js";
import { type Observed } from "./overlays/observed.js";
import { type WireWords } from "./overlays/wire-words.js";
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
export declare function createDefinitions({ wireWords, observed }: DefinitionOptions, sets?: DefinitionSets): Promise<ServiceDefinitions>;
//# sourceMappingURL=service-definitions.d.ts.map