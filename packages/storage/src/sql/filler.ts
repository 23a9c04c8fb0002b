import { randomBytes } from "node:crypto";
import { documents } from "@rollcall/service/store";
import { toRow, upsertDocument } from "./statements/document-statements.js";
import { sql } from "./statements/sql.js";
import { statement } from "./statements/statement.js";
import { changedBy, type Steps } from "./statements/steps.js";

/** Reads nothing, to find out whether the database answers. */
export const selectOne = statement<object, { readonly one: number }>(() => sql`select 1 as one`);

/** A row that is only written to test whether rows can be written. No export has its ID. */
const part = { exportId: "filler", part: 0 } as const;

/** Small fits into a page that is written anyway. Large needs space that the database may not have. */
const sizes = { small: 64, large: 65_536 } as const;

/** Size of the filler. */
export type FillerSize = keyof typeof sizes;

/** Removes a part of an export. */
const remove = statement<{ readonly id: string; readonly part: number }>(
  (arg) => sql`delete from list_export_parts where export_id = ${arg.id} and part = ${arg.part}`,
);

/** Writes the row, with incompressible content. */
export function* putFiller(size: FillerSize): Steps<void> {
  const text = randomBytes(sizes[size]).toString("base64").slice(0, sizes[size]);
  yield* changedBy(upsertDocument(documents.listExportPart), toRow(documents.listExportPart, { ...part, text }));
}

/** Removes the row. */
export function* removeFiller(): Steps<void> {
  yield* changedBy(remove, { id: part.exportId, part: part.part });
}
