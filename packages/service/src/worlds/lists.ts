import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { columnTypes, valueKeys } from "../model/list-column.js";
import { accessSchema, createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./schemas.js";
import { accessReferences, one, type Reference, type WorldSection } from "./section.js";

const optionSchema = z
  .strictObject({ id: idSchema(idPatterns.option), name: z.string().min(1).describe("Its name in this List.") })
  .describe("An option.");

/** A column of a List in a world file. */
const listColumnSchema = z
  .strictObject({
    id: idSchema(idPatterns.column),
    name: z.string().min(1).describe("Its name, also in the cells of this List."),
    type: z.enum(columnTypes),
    options: z.array(optionSchema).optional().describe("For a select column: its options."),
    scale: z.int().positive().optional().describe("For a rating column: the highest rating."),
    single: z.boolean().optional().describe("A cell has at most one value."),
    hidden: z.boolean().optional().describe("The column is hidden but keeps its cells."),
  })
  .describe("A column.");

export type WorldColumn = DeepReadonly<z.infer<typeof listColumnSchema>>;

const numberSchema = z.number();

/** A cell in a world file: its value, or a list of values. */
const cellSchema = z
  .union([z.string(), numberSchema, z.boolean(), z.array(z.string()), z.array(numberSchema)])
  .describe("A value or a list of values, depending on the column's type.");

const commentSchema = z
  .strictObject({ user: referenceSchema("The author"), text: z.string().min(1), created: createdSchema })
  .describe("A user's comment on the row.");

/** A row of a List in a world file. */
const listRowSchema = z
  .strictObject({
    id: idSchema(idPatterns.row),
    created: createdSchema,
    created_by: referenceSchema("The user who created it").optional().describe("Default: the owner of the List."),
    edited_by: referenceSchema("The user who last edited it").optional().describe("Default: its creator."),
    archived: z.boolean().optional(),
    cells: z.record(z.string(), cellSchema).optional().describe("By the name of the column."),
    thread: z.array(commentSchema).optional().describe("Oldest first."),
    get rows(): z.ZodOptional<z.ZodArray<z.ZodType<WorldRow>>> {
      return z.array(listRowSchema).optional();
    },
  })
  .describe("A row, with its child rows.");

type Comment = DeepReadonly<z.infer<typeof commentSchema>>;
/** A cell of a world file. */
export type WorldCell = DeepReadonly<z.infer<typeof cellSchema>>;

export interface WorldRow {
  readonly id?: string | undefined;
  readonly created?: string | undefined;
  readonly created_by?: string | undefined;
  readonly edited_by?: string | undefined;
  readonly archived?: boolean | undefined;
  readonly cells?: { readonly [column: string]: WorldCell } | undefined;
  readonly thread?: readonly Comment[] | undefined;
  readonly rows?: readonly WorldRow[] | undefined;
}

/** An export of a List in a world file. */
const listExportSchema = z
  .strictObject({
    id: idSchema(idPatterns.exportJob),
    created: createdSchema,
    format: z.enum(["csv", "json"]).optional().describe("Default: csv."),
    include_threads: z.boolean().optional(),
    include_attachments: z.boolean().optional(),
    state: z.enum(["running", "done", "failed"]).optional().describe("Default: done."),
    text: z.string().optional().describe("Text of an export that is done. Default: empty."),
  })
  .describe("An export, which the owner of the List started.");

export type WorldListExport = DeepReadonly<z.infer<typeof listExportSchema>>;

const listSchema = z
  .strictObject({
    id: idSchema(idPatterns.list),
    name: z.string().min(1).max(255).describe("Its name in this file."),
    created: createdSchema,
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    owner: referenceSchema("The owner"),
    kind: z
      .enum(["standalone", "embedded"])
      .optional()
      .describe("An embedded List has no description. Default: standalone."),
    description: z.string().min(1).optional(),
    channel: referenceSchema("The channel that the List belongs to, which is renamed with it").optional(),
    columns: z.array(listColumnSchema).optional().describe("In order."),
    rows: z.array(listRowSchema).optional().describe("In order."),
    exports: z.array(listExportSchema).optional(),
    access: accessSchema.optional(),
  })
  .describe("A List.");

export type WorldList = DeepReadonly<z.infer<typeof listSchema>>;

/** A row of a List and its path in the file. */
export interface PlacedRow {
  readonly row: WorldRow;
  readonly path: readonly (string | number)[];
}

/** All rows of a List, parents before children. */
export function walkRows(list: WorldList, path: PlacedRow["path"]): readonly PlacedRow[] {
  return walk(list.rows, path);
}

function walk(rows: readonly WorldRow[] | undefined, path: PlacedRow["path"]): readonly PlacedRow[] {
  return (rows ?? []).flatMap((row, i) => {
    const own = [...path, "rows", i];
    return [{ row, path: own }, ...walk(row.rows, own)];
  });
}

/** The section of the world file that a column's cells refer to; undefined if they refer to none. */
export function subjectOf({ type }: WorldColumn): string | undefined {
  switch (valueKeys[type]) {
    case "user":
    case "vote":
      return "user";
    case "channel":
      return "channel";
    case "attachment":
    case "reference":
      return "file";
    default:
      return undefined;
  }
}

/** Texts of a cell, with their paths. */
export function textsOf(
  cell: WorldCell,
  path: readonly (string | number)[],
): readonly { readonly text: string; readonly path: readonly (string | number)[] }[] {
  if (typeof cell === "string") return [{ text: cell, path }];
  if (!Array.isArray(cell)) return [];
  return cell.flatMap((value, i) => (typeof value === "string" ? [{ text: value, path: [...path, i] }] : []));
}

/** Finds a column by name, ignoring case. */
export function findColumn(columns: readonly WorldColumn[] | undefined, name: string): WorldColumn | undefined {
  return columns?.find((column) => column.name.toLowerCase() === name.toLowerCase());
}

/** Everything that a List refers to. */
function* listReferences(list: WorldList, path: Reference["path"]): Generator<Reference> {
  yield* one("workspace", list.workspace, [...path, "workspace"]);
  yield* one("user", list.owner, [...path, "owner"]);
  yield* one("channel", list.channel, [...path, "channel"]);
  yield* accessReferences(list.access, [...path, "access"]);
  for (const placed of walkRows(list, path)) yield* rowReferences(placed, list);
}

function* rowReferences({ row, path }: PlacedRow, list: WorldList): Generator<Reference> {
  yield* one("user", row.created_by, [...path, "created_by"]);
  yield* one("user", row.edited_by, [...path, "edited_by"]);
  for (const [i, { user }] of (row.thread ?? []).entries()) yield* one("user", user, [...path, "thread", i, "user"]);
  for (const [name, cell] of Object.entries(row.cells ?? {})) {
    const column = findColumn(list.columns, name);
    const subject = column && subjectOf(column);
    if (subject === undefined) continue;
    for (const { text, path: way } of textsOf(cell, [...path, "cells", name])) yield* one(subject, text, way);
  }
}

/** Lists of a world file. */
export const listSection: WorldSection<"lists", WorldList> = {
  key: "lists",
  schema: listSchema,
  named: { subject: "list", prefix: () => idPrefixes.list, of: ({ name, id }) => [name, id] },
  references: listReferences,
};
