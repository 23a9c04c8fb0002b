import { type Sealer } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { ServerOptions } from "../options/server-options.js";
/**
 * Checks that the stored credentials can be opened.
 * @throws StartError if another key sealed them
 */
export declare function checkSealed(store: Store, sealer: Sealer, options: ServerOptions): Promise<void>;
//# sourceMappingURL=check-sealed.d.ts.map