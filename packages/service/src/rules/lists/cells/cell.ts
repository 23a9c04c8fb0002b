import type { ListCell, SvcListsItemsUpdateRefusal } from "@rollcall/api/webapi";
import { idPatterns, serviceLimits } from "../../../generated/service.js";
import { allValueKeys, type Column, type ValueKey, valueKeys } from "../../../model/list-column.js";
import type { CellValue } from "../../../model/list-row.js";
import type { Id } from "../../../values/ids.js";
import { readInstant } from "../../../values/instant.js";
import { mentionsIn } from "./referents.js";

/** Value of a cell, or why its column does not accept it. */
type ReadCell =
  | { readonly ok: true; readonly value: CellValue }
  | { readonly ok: false; readonly refusal: CellRefusal };

/** Reads the value of a cell for its column. */
export function readCell(cell: ListCell, place: CellPlace): ReadCell {
  const { type, single, name } = place.column;
  const key = valueKeys[type];
  if (key === undefined) return fail("uneditable_column", type, "a writable column");
  const [value, ...others] = readValues(cell);
  if (value === undefined) return fail("invalid_arguments", Object.keys(cell), `a value under the key ${key}`);
  if (value.kind !== key || others.length > 0) {
    const kinds = [value, ...others].map(({ kind }) => kind);
    return fail("invalid_input_type", kinds, `one value under the key ${key} for the column ${name}`);
  }
  if (single === true && Array.isArray(value.value) && value.value.length > 1) {
    return fail("over_cell_fields_limit", value.value.length, "at most one value");
  }
  const refusal = checkValue(value, place);
  return refusal === undefined ? { ok: true, value } : { ok: false, refusal };
}

function fail(...parts: Parameters<typeof refuseCell>): ReadCell {
  return { ok: false, refusal: refuseCell(...parts) };
}

/** Values of a cell; a valid cell has one. */
export function readValues(cell: ListCell): readonly CellValue[] {
  return allValueKeys.flatMap((kind) => readValue(cell, kind));
}

function readValue<Key extends ValueKey>(cell: ListCell, kind: Key): readonly CellValue[] {
  const value = cell[kind];
  // The value belongs to its key, which the compiler cannot follow through a union.
  return value === undefined ? [] : [{ kind, value } as CellValue];
}

/** Whether a value leaves its cell empty. */
function isEmptyValue({ value }: CellValue): boolean {
  return Array.isArray(value) && value.length === 0;
}

type Cells = { readonly [columnId: string]: CellValue };

/** Place of a value, and its author. */
interface CellWrite {
  readonly columnId: string;
  readonly value: CellValue;
  readonly callerId: string;
}

/**
 * Cells with one of them written. An empty value clears the cell. A vote is added to the others' votes or removed from
 * them.
 */
export function writeCell(cells: Cells, writing: CellWrite): Cells {
  const { [writing.columnId]: old, ...others } = cells;
  const value = writing.value.kind === "vote" ? countVote(old, writing) : writing.value;
  return isEmptyValue(value) ? others : { ...others, [writing.columnId]: value };
}

function countVote(old: CellValue | undefined, { value, callerId }: CellWrite): CellValue {
  const others = old?.kind === "vote" ? old.value.filter((id) => id !== callerId) : [];
  return { kind: "vote", value: isEmptyValue(value) ? others : [...others, callerId] };
}

/** Context for checking a value. */
interface CellPlace {
  readonly column: Column;
  readonly known: Known;
}

/** Refuses a value that does not fit its column, or that refers to what the caller cannot see. */
function checkValue(cell: CellValue, { column, known }: CellPlace): CellRefusal | undefined {
  switch (cell.kind) {
    case "rich_text":
      return checkMentions(cell.value, known);
    case "message":
      return each(cell.value, known.messages, refusals.message);
    case "select":
      return each(cell.value, new Set(column.options?.map(({ id }) => id)), refusals.option);
    case "date":
      return first(cell.value, isCalendarDate, refusals.date);
    case "user":
      return each(cell.value, known.users, refusals.user);
    case "channel":
      return each(cell.value, known.channels, refusals.channel);
    case "rating":
      return first(cell.value, (rating) => rating >= 0 && rating <= scaleOf(column), refusals.rating);
    case "attachment":
      return (
        first(cell.value, (id) => idPatterns.file.test(id), refusals.attachment) ??
        each(cell.value, known.files, refusals.file)
      );
    case "reference":
      return each(
        cell.value.map(({ file }) => file.file_id),
        known.files,
        refusals.file,
      );
    case "link":
      return first(cell.value, ({ original_url: url }) => URL.canParse(url), refusals.link);
    case "vote":
      return first(cell.value, (id) => id === known.callerId, refusals.vote);
    case "number":
    case "checkbox":
    case "email":
    case "phone":
    case "timestamp":
      return undefined;
  }
}

type Refuse = (found: unknown) => CellRefusal;

const refusals = {
  message: (found) => refuseCell("invalid_message", found, "a permalink of a message that the caller can see"),
  option: (found) => refuseCell("invalid_option_id", found, "an option of the column"),
  date: (found) => refuseCell("invalid_date", found, "an existing day"),
  user: (found) => refuseCell("user_not_found", found, "a user whom the caller can see"),
  channel: (found) => refuseCell("channel_not_found", found, "a channel that the caller can see"),
  rating: (found) => refuseCell("invalid_arguments", found, "a rating on the column's scale"),
  attachment: (found) => refuseCell("invalid_attachment", found, "a file ID"),
  file: (found) => refuseCell("file_not_found", found, "a file of the List's workspace"),
  link: (found) => refuseCell("invalid_link", found, "an address"),
  vote: (found) => refuseCell("invalid_vote_value", found, "the caller's own ID"),
} as const satisfies { readonly [rule: string]: Refuse };

function checkMentions(blocks: unknown, known: Known): CellRefusal | undefined {
  const { userIds, channelIds } = mentionsIn(blocks);
  return each(userIds, known.users, refusals.user) ?? each(channelIds, known.channels, refusals.channel);
}

function each(values: readonly string[], among: ReadonlySet<string>, refuse: Refuse): CellRefusal | undefined {
  return first(values, (value) => among.has(value), refuse);
}

function first<T>(values: readonly T[], isRight: (value: T) => boolean, refuse: Refuse): CellRefusal | undefined {
  const wrong = values.find((value) => !isRight(value));
  return wrong === undefined ? undefined : refuse(wrong);
}

/** Highest rating of a rating column. */
function scaleOf({ scale = serviceLimits.ratingScale.value }: Column): number {
  return scale;
}

/** The items that cells refer to and that the caller can see. */
export interface Known {
  readonly callerId: Id;
  readonly users: ReadonlySet<Id>;
  readonly channels: ReadonlySet<Id>;
  readonly files: ReadonlySet<Id>;
  /** Permalinks of messages. */
  readonly messages: ReadonlySet<string>;
}

/** The reason why a value cannot be written into a cell. */
export interface CellRefusal {
  readonly error: SvcListsItemsUpdateRefusal["error"];
  readonly found: unknown;
  readonly wanted: string;
}

/** The reason why one of several cells cannot be written. */
export interface PlacedRefusal extends CellRefusal {
  /** Index of the cell, starting at 0. */
  readonly index: number;
}

/** Builds the refusal of a cell. */
export function refuseCell(error: CellRefusal["error"], found: unknown, wanted: string): CellRefusal {
  return { error, found, wanted };
}

/** Whether the text is an existing day as `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return readInstant(`${text}T00:00Z`) !== undefined;
}
