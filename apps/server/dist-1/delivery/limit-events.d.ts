import { type DeliveryVerdict } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
/** Counts an event for an app in a workspace, and decides whether it is sent. */
export type LimitEvents = (appId: string, workspaceId: string) => DeliveryVerdict;
/** Options of {@link createEventLimit}. */
interface LimitOptions {
    readonly clock: Pick<Clock, "now">;
    /** Whether events are limited now. Default: they are not. */
    readonly isLimited?: () => boolean;
    /** Default: 30,000. */
    readonly maxEventsPerHour?: number;
}
/** Limits the events that an app receives per hour and workspace. The counts begin with this process. */
export declare function createEventLimit({ clock, isLimited, maxEventsPerHour: maxPerHour }: LimitOptions): LimitEvents;
export {};
//# sourceMappingURL=limit-events.d.ts.map