import { z } from "zod";

const lines = (description: string) =>
  z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
    .optional()
    .describe(description);

/** Keys with the source of a fact. On a file, they apply to everything in it. */
export const provenanceShape = {
  source: lines(
    "Document and heading that the fact comes from, `<document>#<heading>` or `rfc7643 §4.1`; several as a list. The document is one of `documents` in service.yaml.",
  ),
  assumed: lines(
    "What was decided where the documents are silent, and why: a sentence for docs/assumptions.md; several as a list.",
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
