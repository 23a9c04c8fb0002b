export type {
  AndFilter,
  AttributePath,
  CompareFilter,
  CompareOperator,
  ElementFilter,
  Filter,
  FilterValue,
  NotFilter,
  Operands,
  OrFilter,
  PatchPath,
  PresentFilter,
  Span,
  ValuePath,
} from "./filter.js";
export type { AttributeType, FilterAttribute, FilterAttributes, FilterSchema } from "./filter-schema.js";
export { FilterTypeError } from "./filter-type-error.js";
export { foldCase } from "./fold-case.js";
export { type Dialect, type DialectName, dialects, pathDialects } from "./parse/dialect.js";
export { type FilterProblem, FilterSyntaxError, type FilterSyntaxReason } from "./parse/filter-syntax-error.js";
export type { FilterLimits, ParseOptions } from "./parse/parse.js";
export { type ParseFilterOptions, parseFilter } from "./parse/parse-filter.js";
export { parsePath } from "./parse/parse-path.js";
export { compileFilter } from "./predicate/compile-filter.js";
export { printFilter, printPath } from "./print-filter.js";
export { type ResolvedAttribute, resolveAttribute } from "./resolve-attribute.js";
export { FilterColumnError } from "./sql/check-columns.js";
export type { SqlTemplate } from "./sql/fragment.js";
export type { ColumnContent, SqlColumn, SqlColumns, SqlElements } from "./sql/sql-column.js";
export type { SqlDialectName } from "./sql/sql-dialect.js";
export { type ToSqlOptions, toSql } from "./sql/to-sql.js";
export { type FilterVisitor, visitFilter } from "./visit-filter.js";
