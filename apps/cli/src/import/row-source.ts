import { z } from "zod";

/** A row of an import file: the user as in SCIM, or the text of an unreadable row. */
export type RowSource =
  | { readonly user: Readonly<Record<string, unknown>> }
  | {
      readonly text: string;
      /** Header of the CSV file. Absent for JSON. */
      readonly columns?: readonly string[];
    };

/** Validates a {@link RowSource}. */
export const rowSourceSchema: z.ZodType<RowSource> = z.union([
  z.object({ user: z.record(z.string(), z.unknown()) }),
  z.object({ text: z.string(), columns: z.array(z.string()).exactOptional() }),
]);
