import { type Sealer } from "@rollcall/service";
import type { ServerOptions } from "../options/server-options.js";
type KeyOptions = Pick<ServerOptions, "memory" | "data" | "database" | "secretKey">;
/**
 * Chooses how the credentials of apps are stored: as they are in memory, otherwise sealed. Without a key, a folder gets
 * one of its own when the first credential is stored, and a PostgreSQL database keeps no credential.
 * @throws StartError if the given key is invalid
 */
export declare function chooseSealer({ memory, data, database, secretKey }: KeyOptions): Sealer;
export {};
//# sourceMappingURL=choose-sealer.d.ts.map