import type { AnyDocument, Cell } from "../model/port/document.js";
import type { DocumentReader } from "../model/port/document-reader.js";
import { compareText } from "../model/port/stored-text.js";
import { cellOf, documentsOf, type MapState, toMapKey } from "./map-state.js";

/** Reader of any document in the current state. */
export function createMapDocumentReader(now: () => MapState): DocumentReader {
  return {
    // Each map only contains documents of its name.
    get: async (document, { ...key }) =>
      documentsOf(now(), document.name).get(toMapKey(inOrder(document, key))) as never,
    list: async (document, list, given, { limit, after }) => {
      const order = [...(document.lists[list]?.order ?? []), ...document.key];
      const listed = [...documentsOf(now(), document.name).values()]
        .filter((value) =>
          Object.entries(given).every(([column, cell]) => cell !== null && cellOf(document, column, value) === cell),
        )
        .filter((value) => meets(document, list, value))
        .map((value) => ({ value, position: order.map((column) => cellOf(document, column, value)) }));
      const last = after && order.map((column) => Reflect.get(after, column) as Cell);
      return listed
        .filter(({ position }) => last === undefined || compare(position, last) > 0)
        .sort((one, other) => compare(one.position, other.position))
        .slice(0, limit)
        .map(({ value }) => value) as never;
    },
  };
}

function inOrder({ key: columns }: AnyDocument, key: object): object {
  return Object.fromEntries(columns.map((column) => [column, Reflect.get(key, column)]));
}

/** Supports the conditions `x is not null` and `x = 1`, and those joined by `and`: the only ones that these lists use. */
function meets(document: AnyDocument, list: string, value: object): boolean {
  const { where } = document.lists[list] ?? {};
  return where === undefined || where.split(" and ").every((condition) => meetsOne(document, condition, value));
}

function meetsOne(document: AnyDocument, condition: string, value: object): boolean {
  const [, column, number] = /^(\w+) (?:is not null|= (\d+))$/.exec(condition) ?? [];
  if (column === undefined)
    throw new Error(`The map store does not support the list condition ${JSON.stringify(condition)}.`);
  const cell = cellOf(document, column, value);
  return number === undefined ? cell !== null : cell === Number(number);
}

function compare(these: readonly Cell[], those: readonly Cell[]): number {
  for (const [at, one] of these.entries()) {
    const order = compareCells(one, those[at] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

function compareCells(one: Cell, other: Cell): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return compareText(String(one), String(other));
}
