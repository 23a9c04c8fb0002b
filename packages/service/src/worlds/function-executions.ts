import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import {
  createdSchema,
  type DeepReadonly,
  idSchema,
  instantSchema,
  referenceSchema,
} from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

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

export type WorldExecution = DeepReadonly<z.infer<typeof executionSchema>>;

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
