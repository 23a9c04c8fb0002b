import type { DeliveryFaults } from "../../double.js";
import type { WrapSend } from "../open-dispatcher.js";
import { createOvertaking } from "./apply-fault.js";

/** Applies the faults of a world to its deliveries. What applies them is loaded with the first fault. */
export function createFaultySend(faults: DeliveryFaults): WrapSend {
  return (parts) => {
    const overtaking = createOvertaking();
    return async (outgoing, place) => {
      if (faults.isEmpty() && overtaking.isEmpty()) return parts.send(outgoing);
      const { applyFault, toFaultAttempt } = await import("./apply-fault.js");
      const attempt = toFaultAttempt(outgoing, place);
      const fault = faults.takeDelivery(attempt);
      const pass = overtaking.begin(attempt);
      const made =
        fault === undefined
          ? await parts.send(outgoing)
          : {
              ...(await applyFault(fault.action, { ...parts, outgoing, place, attempt, overtaking })),
              fault: fault.id,
            };
      await pass();
      return made;
    };
  };
}
