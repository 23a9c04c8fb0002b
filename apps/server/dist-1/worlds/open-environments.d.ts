import { type AppEnvironment, type Sealer } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { ServerOptions } from "../options/server-options.js";
/**
 * Reads the credentials of installed apps that the operator may see.
 * @throws StartError if the database has none of the apps of a manifest
 */
export declare function openEnvironments(store: Store, sealer: Sealer, { apps, control, database }: Pick<ServerOptions, "apps" | "control" | "database">): Promise<readonly AppEnvironment[]>;
//# sourceMappingURL=open-environments.d.ts.map