import { type Store } from "@rollcall/service/store";
import type { StartOptions } from "../options/start-options.js";
import type { Composition, Sealing } from "./composition.js";
/** Composes what production runs. */
export declare function composeService(options: StartOptions, opening: Sealing, 
/** Whether other servers may use the same database. */
{ isShared }?: {
    isShared?: boolean | undefined;
}): Composition<Store>;
//# sourceMappingURL=compose-service.d.ts.map