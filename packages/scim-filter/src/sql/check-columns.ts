import { explain, quote } from "../explain.js";
import type { AttributePath } from "../filter.js";
import type { FilterAttribute, FilterSchema } from "../filter-schema.js";
import { resolveAttribute, toElementSchema } from "../resolve-attribute.js";
import { contentTypes, type SqlColumns } from "./sql-column.js";

/** Thrown if a filter names an attribute that has no column, or a value filter is on an attribute without elements. */
export class FilterColumnError extends Error {
  override readonly name = "FilterColumnError";
  /** Start of the attribute in the parsed text, in UTF-16 code units. */
  readonly offset: number;
  readonly attribute: AttributePath;
  readonly #what: string;

  constructor(attribute: AttributePath, what: string) {
    super(`${what} at offset ${attribute.start}`);
    this.offset = attribute.start;
    this.attribute = attribute;
    this.#what = what;
  }

  /** Returns two lines for people: the text, and carets under the attribute. */
  explain(text: string): string {
    return explain(text, this.attribute.start, this.attribute.end, this.#what);
  }
}

const checked = new WeakMap<SqlColumns, FilterSchema | undefined>();

/**
 * Requires that each entry is a column or a table of elements, that a filter can reach it, and that the schema, if there is
 * one, has its attribute.
 * @throws TypeError
 */
export function checkColumns(columns: SqlColumns, schema: FilterSchema | undefined): void {
  if (checked.has(columns) && checked.get(columns) === schema) return;
  refuseTwins("columns", columns);
  for (const [path, place] of Object.entries(columns)) checkPlace(path, place, schema);
  checked.set(columns, schema);
}

const wanted =
  "is neither { sql, holds } nor { from, where, columns }; write a part of a single-valued attribute as its own entry, such as";

/** @param place comes from a caller whose compiler may not have seen it */
function checkPlace(path: string, place: unknown, schema: FilterSchema | undefined): void {
  const name = `columns[${quote(path)}]`;
  const urn = path.slice(0, Math.max(0, path.lastIndexOf(":")));
  if (isCoreUrn(urn)) {
    const plain = `columns[${quote(path.slice(urn.length + 1))}]`;
    throw new TypeError(`${name} has the URN of a core schema, which filters may leave out; write ${plain}`);
  }
  const attribute = schema && resolve(path, schema);
  if (schema !== undefined && attribute === undefined) throw new TypeError(`${name}: the schema has no such attribute`);
  if (isMembers(place) && typeof place["from"] === "string") {
    const { where, columns } = place;
    if (place["from"] === "") throw new TypeError(`${name} has no from`);
    if (typeof where !== "string" || where === "" || !isMembers(columns))
      throw new TypeError(`${name} has no where, or no columns`);
    if (attribute?.multiValued === false) {
      const part = quote(`${path}.${Object.keys(columns)[0] ?? "value"}`);
      throw new TypeError(
        `${name} has elements, but ${path} has one value by the schema; write a column, or columns[${part}]`,
      );
    }
    refuseTwins(`${name}.columns`, columns);
    const inner = attribute && toElementSchema(attribute);
    for (const [part, column] of Object.entries(columns)) {
      if (inner !== undefined && resolve(part, inner) === undefined)
        throw new TypeError(`${name}.columns[${quote(part)}]: the schema has no such sub-attribute of ${path}`);
      checkColumn(`${name}.columns[${quote(part)}]`, column, () => "is not { sql, holds }");
    }
    return;
  }
  checkColumn(name, place, (part) => `${wanted} columns[${quote(`${path}.${part ?? "value"}`)}]`);
}

/** Refuses two entries of one name, because case is ignored. */
function refuseTwins(name: string, entries: object): void {
  const first = new Map<string, string>();
  for (const path of Object.keys(entries)) {
    const other = first.get(path.toLowerCase());
    if (other !== undefined)
      throw new TypeError(
        `${name} has ${quote(other)} and ${quote(path)}, which are one attribute, because case is ignored`,
      );
    first.set(path.toLowerCase(), path);
  }
}

/** Whether entries of `columns` leave out a URN. */
export function isCoreUrn(urn: string): boolean {
  return urn.toLowerCase().includes(":core:");
}

function checkColumn(name: string, column: unknown, explained: (part: string | undefined) => string): void {
  const members = isMembers(column) ? column : {};
  const { sql, holds } = members;
  if (typeof sql !== "string" || sql === "") throw new TypeError(`${name} ${explained(Object.keys(members)[0])}`);
  if (typeof holds !== "string" || !Object.hasOwn(contentTypes, holds))
    throw new TypeError(`${name}.holds is ${quote(String(holds))}, not one of ${Object.keys(contentTypes).join(", ")}`);
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The attribute of a path as the keys of `columns` write it. */
function resolve(path: string, schema: FilterSchema): FilterAttribute | undefined {
  const colon = path.lastIndexOf(":");
  const [name = "", subAttribute, ...deeper] = path.slice(colon + 1).split(".");
  if (deeper.length > 0) return undefined;
  const urn = colon < 0 ? undefined : path.slice(0, colon);
  const written = { kind: "attribute", name, start: 0, end: 0 } as const;
  const whole = { ...written, ...(urn !== undefined && { urn }), ...(subAttribute !== undefined && { subAttribute }) };
  return resolveAttribute(whole, schema)?.attribute;
}
