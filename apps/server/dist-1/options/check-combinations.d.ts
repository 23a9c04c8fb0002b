import type { StartOptions } from "./start-options.js";
/** @throws StartError if a seed is given to a server that would repeat identifiers */
export declare function checkSeed({ seed, control, memory }: StartOptions): void;
/**
 * Refuses options of the control plane: it replaces worlds and moves time, which a shared database does not support.
 * @throws StartError if one is given
 */
export declare function checkDatabase({ memory, data, seed, clock, control, controlToken, controlHosts }: StartOptions): void;
//# sourceMappingURL=check-combinations.d.ts.map