import { type World } from "@rollcall/service/world";
import type { ServerOptions } from "../options/server-options.js";
/**
 * Adds apps that are installed to a world. An app that the world has by name gets the manifest and keeps its credentials.
 * @param world Default: the demo world
 * @throws StartError if a manifest is invalid, or its app cannot be installed
 */
export declare function addApps(world: World | undefined, options: Pick<ServerOptions, "apps" | "events" | "socket">): Promise<World>;
//# sourceMappingURL=add-apps.d.ts.map