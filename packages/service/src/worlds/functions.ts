import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import {
  createdSchema,
  type DeepReadonly,
  idSchema,
  instantSchema,
  referenceSchema,
} from "./section/common-schemas.js";
import { many, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

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

export type WorldFunction = DeepReadonly<z.infer<typeof functionSchema>>;

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
