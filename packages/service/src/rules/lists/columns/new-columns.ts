import type { NewListColumn, NewListColumnOptions } from "@rollcall/api/webapi";
import { idPrefixes, listDefaults } from "../../../generated/service.js";
import type { Column } from "../../../model/column.js";
import { type Refused, refuse } from "../../../store/refusal.js";
import type { Ids } from "../../../values/ids.js";
import { readColumnType } from "../representation/column-words.js";

type Code = "invalid_column_type" | "invalid_primary_column" | "invalid_schema";

type Read = { readonly ok: true; readonly columns: readonly Column[] } | Refused<Code>;

const rule = "everyday-2#lists";

/** The only column of a List that is created without columns. */
export function firstColumns(ids: Ids): readonly Column[] {
  const { firstColumn: name, firstColumnKey: key } = listDefaults;
  return [{ id: ids.id(idPrefixes.column), key, name, type: "text", primary: true }];
}

/** Reads the columns of a new List. */
export function readNewColumns(sent: readonly NewListColumn[], ids: Ids): Read {
  const keys = sent.map(({ key }) => key);
  const double = keys.find((key, index) => keys.indexOf(key) < index);
  if (double !== undefined) return refuse("invalid_schema", { rule, found: double, wanted: "a key for each column" });
  const primaries = sent.filter((column) => column.is_primary_column === true);
  if (primaries.length !== 1 || readColumnType(primaries[0]?.type ?? "") !== "text") {
    return refuse("invalid_primary_column", { rule, found: primaries, wanted: "one primary column of the type text" });
  }
  const columns: Column[] = [];
  for (const each of sent) {
    const type = readColumnType(each.type);
    if (type === undefined) return refuse("invalid_column_type", { rule, found: each.type, wanted: "a column type" });
    columns.push({
      id: ids.id(idPrefixes.column),
      key: each.key,
      name: each.name,
      type,
      ...(each.is_primary_column === true && { primary: true }),
      ...readOptions(each),
    });
  }
  return { ok: true, columns };
}

type Options = Pick<Column, "options" | "scale" | "single" | "settings">;

function readOptions({ type, options = {} }: NewListColumn): Options {
  const { choices, max, format, ...settings } = options;
  const isSingle = format === undefined ? type === "select" : format.startsWith("single_");
  return {
    ...(choices !== undefined && { options: choices.map(toOption) }),
    ...(max !== undefined && { scale: max }),
    ...(isSingle && { single: true }),
    ...(Object.keys(options).length > 0 && { settings: { show_member_name: true, ...settings } }),
  };
}

function toOption({ value, label, color }: NonNullable<NewListColumnOptions["choices"]>[number]) {
  return { id: value, name: label, ...(color !== undefined && { color }) };
}
