import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, flag, text } from "./port/document.js";

/** An input or output of a function. */
export interface FunctionParameter {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly title: string;
  readonly isRequired: boolean;
}

/** The users who may use a function. */
export type Distribution =
  | { readonly kind: "everyone" }
  | { readonly kind: "app_collaborators" }
  | { readonly kind: "system" }
  | {
      readonly kind: "named_entities";
      readonly userIds: readonly Id[];
      readonly workspaceIds: readonly Id[];
      readonly organizationIds: readonly Id[];
    };

/** A distribution to named users and places. */
export type NamedEntities = Extract<Distribution, { readonly kind: "named_entities" }>;

/** A function that an app offers to workflows, as stored. */
export interface AppFunction {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly updated: Instant;
  /** When it was removed. Absent while it can be used. */
  readonly deleted?: Instant;
  readonly appId: Id;
  /** Name that the app gives it; unique within the app. */
  readonly callbackId: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly inputParameters: readonly FunctionParameter[];
  readonly outputParameters: readonly FunctionParameter[];
  readonly distribution: Distribution;
  /** Whether it was ever distributed beyond the app's collaborators. */
  readonly distributed: boolean;
}

/** Whether others than the app's collaborators may use a function. */
export function isDistributed({ kind }: Distribution): boolean {
  return kind === "everyone" || kind === "named_entities";
}

/** Functions that apps offer to workflows. */
export const appFunctions = defineDocument<AppFunction>()({
  name: "function",
  table: "functions",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    app_id: text((it) => it.appId),
    callback_id: text((it) => it.callbackId),
    created: text((it) => it.created),
    distributed: flag((it) => it.distributed),
  },
  lists: { of_app: { by: ["app_id", "callback_id"] } },
  sample: (seed) => ({
    id: `Fn${1 + (seed % 3)}`,
    version: 1 + (seed % 3),
    created: `2026-01-02T03:04:05.00${seed % 3}Z`,
    updated: "2026-01-02T03:04:05.006Z",
    appId: `A${1 + (seed % 2)}`,
    callbackId: seed % 2 === 0 ? "one" : "two",
    title: `Function ${seed}`,
    description: "",
    type: "app",
    inputParameters: [],
    outputParameters: [],
    distribution: { kind: "everyone" },
    distributed: seed % 3 !== 0,
  }),
});

/** A page of functions of apps, ordered by creation, then ID. */
export interface FunctionSlice {
  readonly appIds: readonly Id[];
  /** Of these apps, undistributed functions are listed too. */
  readonly undistributedOf: readonly Id[];
  /** Last function of the previous page. Absent for the first page. */
  readonly after?: { readonly created: string; readonly id: Id };
  readonly limit: number;
}

export interface FunctionReader {
  get(id: Id): Promise<AppFunction | undefined>;
  /** Gets a function by the name that its app gives it. */
  byCallback(appId: Id, callbackId: string): Promise<AppFunction | undefined>;
  find(slice: FunctionSlice): Promise<readonly AppFunction[]>;
}

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
