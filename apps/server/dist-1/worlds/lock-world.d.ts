import type { Store } from "@rollcall/service/store";
/** The result of work that ran under the lock, or that another process holds the lock. */
type Locked<T> = {
    readonly locked: true;
    readonly result: T;
} | {
    readonly locked: false;
};
/**
 * Runs work that loads a world into a database, and prevents other processes from doing the same meanwhile. Does
 * nothing if another process holds the lock. A lock left by a crashed process expires after a minute.
 */
export declare function lockWorld<T>({ locks }: Store, now: () => Date, work: () => Promise<T>): Promise<Locked<T>>;
export {};
//# sourceMappingURL=lock-world.d.ts.map