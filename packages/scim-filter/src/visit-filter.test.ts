import { describe, expect, it } from "vitest";
import { parseFilter } from "./index.js";
import { type FilterVisitor, visitFilter } from "./visit-filter.js";

/** A query of a document database. */
const toQuery: FilterVisitor<object> = {
  and: (operands) => ({ $and: operands }),
  or: (operands) => ({ $or: operands }),
  not: (operand) => ({ $nor: [operand] }),
  present: ({ attribute }) => ({ [attribute.name]: { $exists: true } }),
  compare: ({ attribute, operator, value }) => ({ [attribute.name]: { [`$${operator}`]: value } }),
  valuePath: (filter, { attribute }) => ({ [attribute.name]: { $elemMatch: filter } }),
};

describe("visitFilter", () => {
  it("creates a query of another language", () => {
    const filter = parseFilter('a eq 1 or not (b pr) and c[d gt "x"]');
    expect(visitFilter(filter, toQuery)).toEqual({
      $or: [
        { a: { $eq: 1 } },
        { $and: [{ $nor: [{ b: { $exists: true } }] }, { c: { $elemMatch: { d: { $gt: "x" } } } }] },
      ],
    });
  });
});
