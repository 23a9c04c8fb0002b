import type { Clock } from "@rollcall/scim-core";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import { createMethodHandler } from "@rollcall/webapi-core";
import { webapi as control } from "../generated/control/index.js";
import { createActivityOperations } from "./activity-operations.js";
import { createAppOperations } from "./apps/apps-operations.js";
import { createInstallOperations } from "./apps/install-operations.js";
import { createManifestOperations } from "./apps/manifest-operations.js";
import { createClockOperations } from "./clock-operations.js";
import type { Controlled } from "./controlled.js";
import { createCoverageOperations } from "./coverage-operations.js";
import { createDeliveryOperations } from "./deliveries-operations.js";
import { createEventOperations } from "./events-operations.js";
import { createFaultOperations } from "./fault-operations.js";
import { createGroupOperations } from "./group-operations.js";
import { createJournalOperations } from "./journal-operations.js";
import { createLimitOperations } from "./limit-operations.js";
import { createPeopleOperations } from "./people/people-operations.js";
import { createScimOperations } from "./scim/scim-operations.js";
import { createTriggerOperations } from "./trigger-operations.js";
import { createUserOperations } from "./user-operations.js";
import { createWorldOperations } from "./world-operations.js";

/** Creates every operation of the control plane, by name. HTTP requests and tests in the same process share them. */
export function createOperations(controlled: Controlled) {
  const { worlds, declared } = controlled;
  return {
    ...createWorldOperations(controlled),
    ...createClockOperations(worlds),
    ...createFaultOperations(worlds, declared),
    ...createJournalOperations(worlds, controlled),
    ...createLimitOperations(worlds),
    ...createActivityOperations(worlds),
    ...createUserOperations(worlds),
    ...createPeopleOperations(controlled),
    ...createGroupOperations(worlds),
    ...createScimOperations(controlled),
    ...createAppOperations(controlled),
    ...createManifestOperations(controlled),
    ...createInstallOperations(controlled),
    ...createTriggerOperations(worlds),
    ...createCoverageOperations(controlled),
    ...createDeliveryOperations(worlds, controlled),
    ...createEventOperations(worlds, controlled),
  };
}

/** The operations, by name. */
export type Operations = ReturnType<typeof createOperations>;

/** Dependencies of the control plane over HTTP. */
interface ControlHandlerOptions {
  readonly operations: Operations;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  readonly onError: (error: unknown, requestId: string) => void;
}

/** Serves the operations over HTTP with the engine of the Web API and the control plane's definitions. */
export function createControlHandler({ operations, ...options }: ControlHandlerOptions): FetchHandler {
  return createMethodHandler({
    definition: control,
    handlers: operations,
    // No operation requires a token: the guard decides who may call.
    authenticate: async () => ({ ok: false, error: "invalid_arguments" }),
    ...options,
  });
}
