import { Option, type OptionValues } from "commander";
import type { ServerOptions } from "../options/server-options.js";
import type { DefinitionOptions } from "../service-definitions.js";
type DefinitionFlags = DefinitionOptions & Pick<ServerOptions, "tokenPrefixes">;
/** The flags that change what a server serves from its definitions. */
export declare function createDefinitionOptions(): readonly Option[];
/** Separates these flags from the rest. */
export declare function takeDefinitionFlags({ wireWord, tokenPrefix, observed, ...rest }: OptionValues): {
    readonly flags: DefinitionFlags;
    readonly rest: OptionValues;
};
export {};
//# sourceMappingURL=definition-flags.d.ts.map