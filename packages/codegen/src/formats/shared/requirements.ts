import { z } from "zod";
import { errorKeySchema, wordSchema } from "./names.js";
import { type Provenance, provenanceShape } from "./provenance.js";

/** A precondition of a method or of one of its arguments. Exactly one of its kinds is set. */
export interface Requirement extends Provenance {
  readonly plan?: string | undefined;
  readonly role?: string | undefined;
  readonly feature?: string | undefined;
  readonly generation?: string | undefined;
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

const kinds = ["plan", "role", "feature", "generation", "token", "organization"] as const;

/** Kinds of requirements. */
type RequirementKind = (typeof kinds)[number];

const requirementShape = {
  plan: wordSchema.optional().describe("Least plan of service.yaml that the workspace or organization pays for."),
  role: wordSchema.optional().describe("Least role of service.yaml that the caller holds."),
  feature: wordSchema.optional().describe("Feature of service.yaml that is on."),
  generation: wordSchema.optional().describe("Generation of service.yaml that the calling app is of."),
  token: wordSchema.optional().describe("Token kind of service.yaml that the token is of."),
  organization: z.literal(true).optional().describe("The token belongs to an enterprise organization."),
  of: z
    .enum(["workspace", "organization"])
    .optional()
    .describe("Whose plan, role or feature is meant. Default: workspace."),
  error: errorKeySchema.describe("Error key where it is not so."),
  description: z.string().min(1).optional().describe("What else is to be known, as a sentence."),
  ...provenanceShape,
};

const oneKind = { message: `must have exactly one of ${kinds.join(", ")}` };

/** One precondition. The service enforces it from the generated table. */
export const requirementSchema: z.ZodType<Requirement> = z
  .strictObject(requirementShape)
  .refine(hasOneKind, oneKind)
  .meta({ id: "Requirement", description: "What the world must be for a call to be served." });

/** One precondition of an argument. */
export const argumentRequirementSchema: z.ZodType<ArgumentRequirement> = z
  .strictObject({
    ...requirementShape,
    values: z
      .array(z.union([z.string(), z.number(), z.boolean()]))
      .min(1)
      .optional()
      .describe("Values of the argument that need it. Default: any."),
  })
  .refine(hasOneKind, oneKind)
  .meta({ id: "ArgumentRequirement", description: "What the world must be for an argument to be passed." });

function hasOneKind(requirement: Requirement): boolean {
  return kinds.filter((kind) => requirement[kind] !== undefined).length === 1;
}

/** The kind of a requirement. */
export function requirementKind(requirement: Requirement): RequirementKind | undefined {
  return kinds.find((kind) => requirement[kind] !== undefined);
}
