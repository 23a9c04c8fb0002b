import type { Clock } from "@rollcall/scim-core";
import { type Store } from "@rollcall/service/store";
/** An attempt that ended. */
interface EndedAttempt {
    readonly appId: string;
    readonly ok: boolean;
    readonly isRetry: boolean;
}
/** Counts an attempt. Resolves with whether it has switched the subscriptions of its app off. */
export type CountFailures = (attempt: EndedAttempt) => Promise<boolean>;
/** Switches the subscriptions of apps off whose attempts fail too often. The counts begin with this process. */
export declare function createSwitchOff({ store, clock }: {
    readonly store: Store;
    readonly clock: Clock;
}): CountFailures;
export {};
//# sourceMappingURL=switch-off.d.ts.map