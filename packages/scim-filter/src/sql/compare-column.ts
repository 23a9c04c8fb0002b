import type { CompareFilter, CompareOperator } from "../filter.js";
import { FilterTypeError } from "../filter-type-error.js";
import { operatorFits, toOperand } from "../operand.js";
import { bind, type Fragment, sql } from "./fragment.js";
import { type ColumnContent, contentTypes, type SqlColumn } from "./sql-column.js";
import type { SqlDialect } from "./sql-dialect.js";

/** A condition on a column, and its negation. In the condition, NULL counts as false; the negation is never NULL. */
export interface ColumnTest {
  readonly holds: Fragment;
  readonly fails: Fragment;
}

const isTrue = sql`1 = 1`;
const isFalse = sql`1 = 0`;

/** Tests that the column has a value, for `pr`. An empty string counts as no value. */
export function columnPresent({ sql: column, holds }: SqlColumn): ColumnTest {
  const isText = holds === "text" || holds === "foldedText" || holds === "asciiText";
  if (!isText) return { holds: sql`${column} IS NOT NULL`, fails: sql`${column} IS NULL` };
  return { holds: sql`${column} <> ''`, fails: sql`(${column} IS NULL OR ${column} = '')` };
}

/** Tests that the column is not NULL. */
export function columnAssigned({ sql: column }: SqlColumn): ColumnTest {
  return { holds: sql`${column} IS NOT NULL`, fails: sql`${column} IS NULL` };
}

/**
 * The test of a comparison. Undefined if the database cannot execute it.
 *
 * @throws FilterTypeError
 */
export function compareColumn(filter: CompareFilter, column: SqlColumn, dialect: SqlDialect): ColumnTest | undefined {
  const { operator, value } = filter;
  const type = contentTypes[column.holds];
  if (value === null) return { holds: isFalse, fails: isTrue };
  if (!operatorFits(operator, type)) throw new FilterTypeError(filter, type);
  const operand = toOperand(value, type, column.holds === "text");
  if (operand === undefined)
    return operator === "ne" ? { holds: isTrue, fails: isFalse } : { holds: isFalse, fails: isTrue };
  if (typeof operand === "string")
    return isStorable(operand) ? compareText(operator, operand, column, dialect) : undefined;
  if (typeof operand === "boolean") return compareBoolean(operator, operand, column.sql);
  return compareNumber(operator, operand, column, dialect);
}

/** The tests of an operator and its negation. Without a value, only `ne` is true. */
function orAbsent(operator: CompareOperator, column: string, holds: Fragment, fails: Fragment): ColumnTest {
  if (operator === "ne") return { holds: sql`(${column} IS NULL OR ${holds})`, fails };
  return { holds, fails: sql`(${column} IS NULL OR ${fails})` };
}

function compareText(operator: CompareOperator, operand: string, column: SqlColumn, dialect: SqlDialect): ColumnTest {
  const text = column.holds === "asciiText" ? dialect.lower(column.sql) : column.sql;
  if (operator === "co" || operator === "sw" || operator === "ew") {
    if (operand === "") return columnAssigned(column);
    const find = { co: dialect.contains, sw: dialect.startsWith, ew: dialect.endsWith }[operator];
    const found = find(text, operand);
    return orAbsent(operator, column.sql, found, sql`NOT ${found}`);
  }
  const isEquality = operator === "eq" || operator === "ne";
  return compareBySign(operator, column.sql, isEquality ? text : dialect.ordered(text), sql`${bind(operand)}`);
}

function compareBoolean(operator: CompareOperator, operand: boolean, column: string): ColumnTest {
  return compareBySign(operator, column, column, operand ? sql`TRUE` : sql`FALSE`);
}

/** Undefined if the column cannot hold the number, or the database cannot read it. */
function compareNumber(
  operator: CompareOperator,
  operand: number,
  column: SqlColumn,
  dialect: SqlDialect,
): ColumnTest | undefined {
  const left = column.holds === "isoText" && isOrder(operator) ? dialect.ordered(column.sql) : column.sql;
  if (column.holds === "integer" && !Number.isInteger(operand))
    return compareFraction(operator, operand, column, dialect);
  const right = toRight(operand, column.holds, dialect);
  return right === undefined ? undefined : compareBySign(operator, column.sql, left, right);
}

function toRight(operand: number, holds: ColumnContent, dialect: SqlDialect): Fragment | undefined {
  switch (holds) {
    case "number":
      return dialect.number(operand, "number");
    case "isoText":
      return hasFourDigitYear(operand) ? sql`${bind(new Date(operand).toISOString())}` : undefined;
    case "timestamp":
      return hasFourDigitYear(operand) ? dialect.timestamp?.(operand) : undefined;
    default:
      return Number.isSafeInteger(operand) ? dialect.number(operand, "integer") : undefined;
  }
}

/** An integer compares with a fraction as with the next integer, and is never equal to it. */
function compareFraction(
  operator: CompareOperator,
  operand: number,
  column: SqlColumn,
  dialect: SqlDialect,
): ColumnTest | undefined {
  if (operator === "eq") return { holds: isFalse, fails: isTrue };
  if (operator === "ne") return { holds: isTrue, fails: isFalse };
  const isGreater = operator === "gt" || operator === "ge";
  return compareNumber(isGreater ? "gt" : "lt", isGreater ? Math.floor(operand) : Math.ceil(operand), column, dialect);
}

const signs: { readonly [Operator in CompareOperator]: readonly [sign: string, opposite: string] } = {
  eq: ["=", "<>"],
  ne: ["<>", "="],
  gt: [">", "<="],
  ge: [">=", "<"],
  lt: ["<", ">="],
  le: ["<=", ">"],
  // These operators use functions.
  co: ["=", "<>"],
  sw: ["=", "<>"],
  ew: ["=", "<>"],
};

function compareBySign(operator: CompareOperator, column: string, left: string, right: Fragment): ColumnTest {
  const [sign, opposite] = signs[operator];
  return orAbsent(operator, column, sql`${left} ${sign} ${right}`, sql`${left} ${opposite} ${right}`);
}

function isOrder(operator: CompareOperator): boolean {
  return operator === "gt" || operator === "ge" || operator === "lt" || operator === "le";
}

/** Whether databases accept the string: without lone surrogates, and without NUL, which PostgreSQL does not support. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

function hasFourDigitYear(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return year >= 1 && year <= 9999;
}
