import { z } from "zod";

const lines = (description: string) =>
  z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
    .optional()
    .describe(description);

/** Keys with the source of a fact. On a file, they apply to everything in it. */
export const provenanceShape = {
  source: lines(
    "Document and heading of the fact, `<document>#<heading>` or `rfc7643 §4.1`, or a list of them. The document is one of `documents` in service.yaml.",
  ),
  assumed: lines(
    "Decision where the documents are silent, with its reason: one sentence for the page of assumptions, or a list of them.",
  ),
};

/** Source of a fact. */
export interface Provenance {
  readonly source?: string | readonly string[] | undefined;
  readonly assumed?: string | readonly string[] | undefined;
}

/** The entries of `source` or `assumed`, as a list. */
export function provenanceLines(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}
