import { z } from "zod";
import { errorKeySchema, wordSchema } from "./names.js";
import { type Provenance, provenanceShape } from "./provenance.js";

/** What the world must be for a method, or for one of its arguments, to be served. Exactly one of its kinds is set. */
export interface Requirement extends Provenance {
  readonly plan?: string | undefined;
  readonly role?: string | undefined;
  readonly feature?: string | undefined;
  readonly generation?: string | undefined;
  readonly organization?: true | undefined;
  readonly of?: "workspace" | "organization" | undefined;
  readonly error: string;
  readonly description?: string | undefined;
}

const kinds = ["plan", "role", "feature", "generation", "organization"] as const;

/** Kinds of requirements. */
export type RequirementKind = (typeof kinds)[number];

/** One requirement. The service enforces it; the generated table holds it. */
export const requirementSchema: z.ZodType<Requirement> = z
  .strictObject({
    plan: wordSchema.optional().describe("Least plan of service.yaml that the workspace or organization pays for."),
    role: wordSchema.optional().describe("Least role of service.yaml that the caller holds."),
    feature: wordSchema.optional().describe("Feature of service.yaml that is on."),
    generation: wordSchema.optional().describe("Generation of service.yaml that the calling app is of."),
    organization: z.literal(true).optional().describe("The token belongs to an enterprise organization."),
    of: z
      .enum(["workspace", "organization"])
      .optional()
      .describe("Whose plan, role or feature is meant. Default: workspace."),
    error: errorKeySchema.describe("Error key where it is not so."),
    description: z.string().min(1).optional().describe("What else is to be known, as a sentence."),
    ...provenanceShape,
  })
  .refine((requirement) => kinds.filter((kind) => requirement[kind] !== undefined).length === 1, {
    message: `must have exactly one of ${kinds.join(", ")}`,
  })
  .meta({ id: "Requirement", description: "What the world must be for a call, or for an argument, to be served." });

/** The kind of a requirement. */
export function requirementKind(requirement: Requirement): RequirementKind | undefined {
  return kinds.find((kind) => requirement[kind] !== undefined);
}
