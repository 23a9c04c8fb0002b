import type { Clock } from "@rollcall/scim-core";
import { type Store } from "@rollcall/service/store";
/** How a world is loaded into a store. */
interface BeginWorldOptions {
    readonly clock: Clock;
    /** Writes the world in one transaction. */
    readonly load: () => Promise<void>;
    /** Called once if another process is loading a world, before waiting for it. */
    readonly onWait: () => void;
}
/**
 * Loads a world into an empty store. If another process is loading one into the same database, waits for it.
 * @returns whether the store was empty and now holds the world
 */
export declare function beginWorld(store: Store, { clock, load, onWait }: BeginWorldOptions): Promise<boolean>;
export {};
//# sourceMappingURL=begin-world.d.ts.map