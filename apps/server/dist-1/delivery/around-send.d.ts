import type { Attempt, Outgoing, Send, Turn } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
/** What may be done around attempts. */
export interface AroundParts {
    /** Makes one attempt. */
    readonly send: Send;
    readonly clock: Pick<Clock, "sleep">;
    /** Ends the socket that the next envelope would use. Returns false if there is none. */
    readonly cut: (app: string) => Promise<boolean>;
    /** Aborts when nothing more is sent. */
    readonly signal: AbortSignal;
}
/** Goes around each attempt, and around the exchanges of people's acts, which have no turn. */
export type AroundSend = (parts: AroundParts) => (outgoing: Outgoing, turn?: Turn) => Promise<Attempt>;
//# sourceMappingURL=around-send.d.ts.map