import { z } from "zod";

const lines = (description: string) =>
  z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
    .optional()
    .describe(description);

/** Keys that say where a fact comes from. They stand on a file, for all that it holds, and on any fact inside it. */
export const provenanceShape = {
  source: lines(
    "Document and heading that the fact comes from, `<document>#<heading>` or `rfc7643 §4.1`; several as a list. The document is one of `documents` in service.yaml.",
  ),
  assumed: lines(
    "What was decided where the documents are silent, and why: a sentence for docs/assumptions.md; several as a list.",
  ),
};

/** Where a fact comes from. */
export interface Provenance {
  readonly source?: string | readonly string[] | undefined;
  readonly assumed?: string | readonly string[] | undefined;
}

/** The entries of `source` or `assumed`, as a list; empty where there is none. */
export function provenanceLines(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}
