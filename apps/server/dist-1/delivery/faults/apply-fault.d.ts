import type { Attempt, Outgoing, Turn } from "@rollcall/delivery";
import type { DeliveryAction, FaultAttempt } from "../../double.js";
import type { AroundParts } from "../around-send.js";
import type { Overtaking } from "./create-overtaking.js";
/** An attempt that a fault is applied to. */
export interface FaultyAttempt extends AroundParts {
    readonly outgoing: Outgoing;
    /** Undefined for what a person's act sends. */
    readonly turn: Turn | undefined;
    readonly attempt: FaultAttempt;
    readonly overtaking: Overtaking;
}
/** Makes an attempt as a fault has it. */
export declare function applyFault(action: DeliveryAction, faulty: FaultyAttempt): Promise<Attempt>;
/** Reads what faults match. */
export declare function toFaultAttempt({ target, content }: Outgoing, turn: Turn | undefined): FaultAttempt;
//# sourceMappingURL=apply-fault.d.ts.map