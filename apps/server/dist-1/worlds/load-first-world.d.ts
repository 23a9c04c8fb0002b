import type { Store } from "@rollcall/service/store";
import type { LoadWorldOptions, World } from "@rollcall/service/world";
/**
 * Loads the first world of a server into an empty store.
 * @param world Default: the demo world
 */
export declare function loadFirstWorld(store: Store, world: World | undefined, options: LoadWorldOptions): Promise<void>;
//# sourceMappingURL=load-first-world.d.ts.map