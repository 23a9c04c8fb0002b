import type {
  AndFilter,
  CompareFilter,
  ElementFilter,
  Filter,
  NotFilter,
  OrFilter,
  PresentFilter,
  ValuePath,
} from "./filter.js";

/** Computes a result for each node from the results of its children. */
export interface FilterVisitor<Result> {
  and(operands: readonly Result[], node: AndFilter | AndFilter<ElementFilter>): Result;
  or(operands: readonly Result[], node: OrFilter | OrFilter<ElementFilter>): Result;
  not(operand: Result, node: NotFilter | NotFilter<ElementFilter>): Result;
  present(node: PresentFilter): Result;
  compare(node: CompareFilter): Result;
  /** `filter` is the result of the condition in brackets. */
  valuePath(filter: Result, node: ValuePath): Result;
}

/**
 * Folds a filter from its leaves up, for example into a query of another language, a set of attribute names, or a size.
 */
export function visitFilter<Result>(filter: Filter, visitor: FilterVisitor<Result>): Result {
  switch (filter.kind) {
    case "and":
      return visitor.and(visitAll(filter.operands, visitor), filter);
    case "or":
      return visitor.or(visitAll(filter.operands, visitor), filter);
    case "not":
      return visitor.not(visitFilter(filter.operand, visitor), filter);
    case "present":
      return visitor.present(filter);
    case "compare":
      return visitor.compare(filter);
    case "valuePath":
      return visitor.valuePath(visitFilter(filter.filter, visitor), filter);
  }
}

function visitAll<Result>(filters: readonly Filter[], visitor: FilterVisitor<Result>): readonly Result[] {
  return filters.map((filter) => visitFilter(filter, visitor));
}
