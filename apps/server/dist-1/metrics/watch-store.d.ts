import type { ServedSets } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { Counter, Gauge } from "prom-client";
/** Counters for locks and budgets. */
interface StoreCounters {
    readonly locks: Counter<"result">;
    readonly locksHeld: Gauge;
    readonly rates: Counter<"protocol" | "tier" | "result">;
}
/** Wraps a store so that its locks and budgets are counted. */
export declare function watchStore(store: Store, definitions: ServedSets, counters: StoreCounters): Store;
export {};
//# sourceMappingURL=watch-store.d.ts.map