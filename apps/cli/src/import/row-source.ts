import { z } from "zod";

/** A row of an import file: the user as SCIM writes it, or the text of a row that cannot be read. */
export type RowSource =
  | { readonly user: Readonly<Record<string, unknown>> }
  | {
      readonly text: string;
      /** Head of the CSV file that the text is from. Absent for JSON. */
      readonly columns?: readonly string[];
    };

/** Checks a value of {@link RowSource}. */
export const rowSourceSchema: z.ZodType<RowSource> = z.union([
  z.object({ user: z.record(z.string(), z.unknown()) }),
  z.object({ text: z.string(), columns: z.array(z.string()).exactOptional() }),
]);
