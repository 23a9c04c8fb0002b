import { z } from "zod";
import { errorKeySchema, wordSchema } from "./names.js";
import { type Provenance, provenanceShape } from "./provenance.js";

/** A precondition of a method or of one of its arguments. Exactly one of its kinds is set. */
export interface Requirement extends Provenance {
  readonly plan?: string | undefined;
  readonly role?: string | undefined;
  readonly feature?: string | undefined;
  readonly generation?: string | undefined;
  readonly notGeneration?: string | undefined;
  readonly token?: string | undefined;
  readonly organization?: true | undefined;
  readonly of?: "workspace" | "organization" | undefined;
  readonly error: string;
  readonly description?: string | undefined;
}

/** A precondition of an argument. */
export interface ArgumentRequirement extends Requirement {
  /** The values with the precondition. Default: any. */
  readonly values?: readonly (string | number | boolean)[] | undefined;
}

const kinds = ["plan", "role", "feature", "generation", "notGeneration", "token", "organization"] as const;

/** Kinds of requirements. */
type RequirementKind = (typeof kinds)[number];

const requirementShape = {
  plan: wordSchema.optional().describe("Minimum plan of service.yaml for the workspace or organization."),
  role: wordSchema.optional().describe("Minimum role of service.yaml for the caller."),
  feature: wordSchema.optional().describe("Feature of service.yaml that must be on."),
  generation: wordSchema.optional().describe("Generation of service.yaml that the calling app must have."),
  notGeneration: wordSchema.optional().describe("Generation of service.yaml that the calling app must not have."),
  token: wordSchema.optional().describe("Token kind of service.yaml that the token must have."),
  organization: z.literal(true).optional().describe("The token must belong to an enterprise organization."),
  of: z
    .enum(["workspace", "organization"])
    .optional()
    .describe("Whether the plan, role or feature is that of the workspace or the organization. Default: workspace."),
  error: errorKeySchema.describe("Error key if it is not met."),
  description: z.string().min(1).optional().describe("Further explanation, as one sentence."),
  ...provenanceShape,
};

const oneKind = { message: `must have exactly one of ${kinds.join(", ")}` };

/** One precondition. The service enforces it from the generated table. */
export const requirementSchema: z.ZodType<Requirement> = z
  .strictObject(requirementShape)
  .refine(hasOneKind, oneKind)
  .meta({ id: "Requirement", description: "A precondition of a call." });

/** One precondition of an argument. */
export const argumentRequirementSchema: z.ZodType<ArgumentRequirement> = z
  .strictObject({
    ...requirementShape,
    values: z
      .array(z.union([z.string(), z.number(), z.boolean()]))
      .min(1)
      .optional()
      .describe("Values of the argument with the precondition. Default: any."),
  })
  .refine(hasOneKind, oneKind)
  .meta({ id: "ArgumentRequirement", description: "A precondition of passing an argument." });

function hasOneKind(requirement: Requirement): boolean {
  return kinds.filter((kind) => requirement[kind] !== undefined).length === 1;
}

/** The kind of a requirement. */
export function requirementKind(requirement: Requirement): RequirementKind | undefined {
  return kinds.find((kind) => requirement[kind] !== undefined);
}
