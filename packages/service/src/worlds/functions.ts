import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import {
  type AppFunction,
  type Distribution,
  type ExecutionEnd,
  type FunctionParameter,
  functionExecutions,
  isDistributed,
} from "../model/app-function.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import type { Instant } from "../values/instant.js";
import { createdSchema, type DeepReadonly, idSchema, instantSchema, referenceSchema } from "./schemas.js";
import {
  findItem,
  many,
  one,
  type Reference,
  type SectionCheck,
  storedCreation,
  storedInstant,
  type WorldContext,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";

const parameterSchema = z
  .strictObject({
    name: z.string().min(1),
    type: z.string().min(1),
    title: z.string().optional().describe("Default: its name."),
    description: z.string().optional(),
    is_required: z.boolean().optional().describe("Default: false."),
  })
  .describe("An input or output of a function.");

const namedSchema = z
  .strictObject({
    users: z.array(referenceSchema("A user")).optional(),
    workspaces: z.array(referenceSchema("A workspace")).optional(),
    organization: z.boolean().optional().describe("Everyone in the organization."),
  })
  .describe("Only these may use it.");

const functionSchema = z
  .strictObject({
    id: idSchema(idPatterns.function),
    app: referenceSchema("The app that offers it"),
    callback_id: z.string().min(1).describe("Name that the app gives it; unique within the app."),
    title: z.string().min(1),
    description: z.string().optional(),
    type: z.string().min(1).optional().describe("Default: app."),
    created: createdSchema,
    updated: instantSchema.optional().describe("When it was last changed. Default: when it was created."),
    deleted: instantSchema.optional().describe("When it was removed. Default: not removed."),
    input_parameters: z.array(parameterSchema).optional(),
    output_parameters: z.array(parameterSchema).optional(),
    permission: z
      .union([z.enum(["everyone", "app_collaborators", "system"]), namedSchema], {
        error: "Expected everyone, app_collaborators, system, or an object with users, workspaces or organization",
      })
      .optional()
      .describe("Who may use it. Default: the collaborators of the app."),
    distributed: z
      .boolean()
      .optional()
      .describe("Default: true unless only the collaborators or the system may use it."),
  })
  .describe("A function that an app offers to workflows.");

type WorldFunction = DeepReadonly<z.infer<typeof functionSchema>>;

/** Functions of a world file. */
export const functionSection: WorldSection<"functions", WorldFunction> = {
  key: "functions",
  schema: functionSchema,
  named: { subject: "function", prefix: () => idPrefixes.function, of: ({ callback_id, id }) => [callback_id, id] },
  *references({ app, permission }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    if (typeof permission !== "object") return;
    yield* many("user", permission.users, [...path, "permission", "users"]);
    yield* many("workspace", permission.workspaces, [...path, "permission", "workspaces"]);
  },
};

/** Checks that an app's functions have different callback IDs. */
export const checkCallbackIds: SectionCheck<WorldFunction> = (functions, { names }) => {
  const seen = new Set<string>();
  return functions.flatMap((one, i) => {
    const key = JSON.stringify([names.lookup("app", one.app)[0], one.callback_id]);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: ["functions", i, "callback_id"], message: "The app has a function of this callback_id already" }];
  });
};

/** Writes of the functions of apps. */
export function functionWrites(functions: readonly WorldFunction[], context: WriteContext): readonly Write[] {
  return functions.map((one, index) => ({
    kind: "put",
    document: "function",
    value: {
      id: context.ids.at("function", index),
      ...toFunction(one, storedCreation(one, context.nowMs, functions.length - index - 1), context),
    },
  }));
}

function toFunction(one: WorldFunction, created: string, context: WriteContext): Omit<AppFunction, "id"> {
  const distribution = toDistribution(one.permission, context);
  return {
    version: 1,
    created,
    updated: one.updated === undefined ? created : storedInstant(one.updated),
    ...(one.deleted !== undefined && { deleted: storedInstant(one.deleted) }),
    appId: context.ids.of("app", one.app),
    callbackId: one.callback_id,
    title: one.title,
    description: one.description ?? "",
    type: one.type ?? "app",
    inputParameters: (one.input_parameters ?? []).map(toParameter),
    outputParameters: (one.output_parameters ?? []).map(toParameter),
    distribution,
    distributed: one.distributed ?? isDistributed(distribution),
  };
}

function toParameter(parameter: NonNullable<WorldFunction["input_parameters"]>[number]): FunctionParameter {
  const { name, type, title = name, description = "", is_required: isRequired = false } = parameter;
  return { type, name, description, title, isRequired };
}

function toDistribution(permission: WorldFunction["permission"], { ids }: WriteContext): Distribution {
  if (permission === undefined) return { kind: "app_collaborators" };
  if (typeof permission === "string") return { kind: permission };
  const { users = [], workspaces = [], organization = false } = permission;
  return {
    kind: "named_entities",
    userIds: users.map((user) => ids.of("user", user)),
    workspaceIds: workspaces.map((workspace) => ids.of("workspace", workspace)),
    organizationIds: organization && ids.organization !== undefined ? [ids.organization] : [],
  };
}

const valuesSchema = z.record(z.string(), z.unknown());

const executionSchema = z
  .strictObject({
    id: idSchema(idPatterns.functionExecution),
    function: referenceSchema("The function"),
    user: referenceSchema("The user who ran the workflow"),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    workflow_execution_id: idSchema(idPatterns.workflowExecution),
    created: createdSchema,
    inputs: valuesSchema.optional().describe("Inputs by name."),
    outputs: valuesSchema.optional().describe("Outputs by name, if the app has completed it."),
    error: z.string().optional().describe("Why it failed, if it did."),
    token_revoked: z
      .boolean()
      .optional()
      .describe("Whether the app has revoked the token of the step. Default: false."),
    ended: instantSchema.optional().describe("When it ended. Default: when it was created."),
  })
  .describe("A run of a function as a step of a workflow. It is running if it has neither outputs nor an error.");

type WorldExecution = DeepReadonly<z.infer<typeof executionSchema>>;

/** Runs of functions of a world file. */
export const executionSection: WorldSection<"function_executions", WorldExecution> = {
  key: "function_executions",
  schema: executionSchema,
  named: { subject: "function execution", prefix: () => idPrefixes.functionExecution, of: ({ id }) => [id] },
  *references(item, path): Generator<Reference> {
    yield* one("function", item.function, [...path, "function"]);
    yield* one("user", item.user, [...path, "user"]);
    yield* one("workspace", item.workspace, [...path, "workspace"]);
  },
};

/** Checks that a run has ended in one way at most. */
export function checkExecutions(items: readonly WorldExecution[]): readonly WorldFinding[] {
  return items.flatMap(({ outputs, error, ended }, i) => {
    const path = ["function_executions", i];
    if (outputs !== undefined && error !== undefined) {
      return [{ path: [...path, "error"], message: "A run has outputs or an error, not both" }];
    }
    return ended !== undefined && outputs === undefined && error === undefined
      ? [{ path: [...path, "ended"], message: "A run that has ended has outputs or an error" }]
      : [];
  });
}

interface OfStep {
  /** App of what the step has made. */
  readonly app: string | undefined;
  readonly path: WorldFinding["path"];
  readonly context: WorldContext;
}

/** Checks that the step that has made something is of the same app. */
export function checkStep(step: string | undefined, { app, path, context }: OfStep): readonly WorldFinding[] {
  const execution = findItem(context, executionSection, step);
  const owner = findItem(context, functionSection, execution?.function)?.app;
  if (owner === undefined || owner === app) return [];
  return [{ path, message: `The step is of the app ${owner}` }];
}

/** Writes of the runs of functions. */
export function executionWrites(items: readonly WorldExecution[], context: WriteContext): readonly Write[] {
  const { ids, nowMs } = context;
  return items.map((item, index) => {
    const created = storedCreation(item, nowMs);
    const end = toEnd(item, created);
    return put(functionExecutions, {
      id: ids.at("function execution", index),
      version: 1,
      created,
      workspaceId: ids.workspace(item.workspace),
      appId: ids.of("app", findItem(context, functionSection, item.function)?.app ?? ""),
      functionId: ids.of("function", item.function),
      userId: ids.of("user", item.user),
      workflowExecutionId: ids.given(item.workflow_execution_id, idPrefixes.workflowExecution),
      inputs: item.inputs ?? {},
      ...(item.token_revoked === true && { tokenRevoked: true }),
      ...(end !== undefined && { end }),
    });
  });
}

function toEnd({ outputs, error, ended }: WorldExecution, created: Instant): ExecutionEnd | undefined {
  const at = ended === undefined ? created : storedInstant(ended);
  if (outputs !== undefined) return { kind: "completed", at, outputs };
  return error === undefined ? undefined : { kind: "failed", at, error };
}
