import type { Clock, FetchHandler } from "@rollcall/scim-core";
import { createMethodHandler } from "@rollcall/webapi-core";
import { webapi as control } from "../../generated/control/index.js";
import type { Coverage } from "../exercised/create-coverage.js";
import type { Declared } from "../faults/declared.js";
import type { Journal } from "../journal/journal.js";
import type { Worlds } from "../worlds/worlds.js";
import { createActivityOperations } from "./activity-operations.js";
import { createClockOperations } from "./clock-operations.js";
import { createCoverageOperations } from "./coverage-operations.js";
import { createFaultOperations } from "./fault-operations.js";
import { createJournalOperations } from "./journal-operations.js";
import { createLimitOperations } from "./limit-operations.js";
import { createWorldOperations } from "./world-operations.js";

/** What the control plane operates on. */
export interface Controlled {
  readonly worlds: Worlds;
  readonly journal: Journal;
  readonly coverage: Coverage;
  readonly declared: Declared;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/** Every operation of the control plane, by name; a request and a test in the same process call the same ones. */
export function createOperations({ worlds, journal, coverage, declared, stopping }: Controlled) {
  return {
    ...createWorldOperations(worlds),
    ...createClockOperations(worlds),
    ...createFaultOperations(worlds, declared),
    ...createJournalOperations(worlds, journal, stopping),
    ...createLimitOperations(worlds),
    ...createActivityOperations(worlds),
    ...createCoverageOperations(coverage),
  };
}

/** The operations by name. */
export type Operations = ReturnType<typeof createOperations>;

export interface ControlHandlerOptions {
  readonly operations: Operations;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  readonly onError: (error: unknown, requestId: string) => void;
}

/** The control plane over HTTP: the engine of the Web API over definitions of its own. */
export function createControlHandler({ operations, ...options }: ControlHandlerOptions): FetchHandler {
  return createMethodHandler({
    definition: control,
    handlers: operations,
    // No operation asks for a token of its own; whoever may call at all is settled before.
    authenticate: async () => ({ ok: false, error: "invalid_arguments" }),
    ...options,
  });
}
