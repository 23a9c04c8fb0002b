import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, text } from "./port/document.js";

/** Values of inputs or outputs, by name. */
export type ParameterValues = Readonly<Record<string, unknown>>;

/** The end of a function's run. */
export type ExecutionEnd =
  | { readonly kind: "completed"; readonly at: Instant; readonly outputs: ParameterValues }
  | { readonly kind: "failed"; readonly at: Instant; readonly error: string };

/** A run of a function as a step of a workflow, as stored. */
export interface FunctionExecution {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  readonly appId: Id;
  readonly functionId: Id;
  /** User who ran the workflow. */
  readonly userId: Id;
  readonly workflowExecutionId: Id;
  readonly inputs: ParameterValues;
  /** The app has revoked its token. */
  readonly tokenRevoked?: true;
  /** Absent while it runs. */
  readonly end?: ExecutionEnd;
}

/** Runs of functions. */
export const functionExecutions = defineDocument<FunctionExecution>()({
  name: "functionExecution",
  table: "function_executions",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
  },
  lists: {},
  sample: (seed) => ({
    id: `Fx${1 + (seed % 5)}`,
    version: 1 + (seed % 2),
    created: "2026-01-02T03:04:05.006Z",
    workspaceId: "T1",
    appId: `A${1 + (seed % 3)}`,
    functionId: `Fn${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    workflowExecutionId: `Wx${seed}`,
    inputs: { who: `U${seed}` },
    ...(seed % 3 === 0 && { end: { kind: "failed", at: "2026-01-02T03:05:05.006Z", error: "no" } as const }),
  }),
});
