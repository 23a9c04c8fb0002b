import type { DeliveryFaults } from "../../double.js";
import type { AroundSend } from "../around-send.js";
/** Applies the faults of a world to its deliveries. What applies them is loaded with the first fault. */
export declare function createFaultySend(faults: DeliveryFaults): AroundSend;
//# sourceMappingURL=create-faulty-send.d.ts.map