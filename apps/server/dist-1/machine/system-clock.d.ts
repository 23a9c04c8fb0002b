import type { Clock } from "@rollcall/scim-core";
/** The clock of the operating system. */
export declare const systemClock: Clock;
/** The clock of the operating system for work in the background: its sleep does not keep the process running. */
export declare const backgroundClock: Clock;
//# sourceMappingURL=system-clock.d.ts.map