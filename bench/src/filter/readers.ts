import { compileFilter, parseFilter } from "@rollcall/scim-filter";
import { compileFilter as compileQuery } from "scim-query-filter-parser";
import { parse, filter as toPredicate } from "scim2-parse-filter";
import SCIMMY from "scimmy";

/** A package that parses filters. */
export interface Reader {
  readonly name: string;
  readonly parse: (text: string) => unknown;
  /** Compiles a filter into a function that counts the users it selects. */
  readonly compile: (text: string) => (users: readonly object[]) => number;
}

/** Rollcall and its peers. For a parser that returns only a predicate, compiling counts as parsing. */
export const readers: readonly [Reader, ...Reader[]] = [
  {
    name: "Rollcall",
    parse: (text) => parseFilter(text),
    compile: (text) => count(compileFilter(parseFilter(text))),
  },
  {
    name: "scim2-parse-filter",
    parse: (text) => parse(text),
    compile: (text) => count(toPredicate(parse(text))),
  },
  {
    name: "scimmy",
    parse: (text) => new SCIMMY.Types.Filter(text),
    compile: (text) => {
      const filter = new SCIMMY.Types.Filter(text);
      return (users) => filter.match([...users]).length;
    },
  },
  {
    name: "scim-query-filter-parser",
    parse: (text) => compileQuery(text),
    compile: (text) => count(compileQuery(text)),
  },
];

function count(selects: (user: object) => boolean): (users: readonly object[]) => number {
  return (users) => users.reduce<number>((sum, user) => (selects(user) ? sum + 1 : sum), 0);
}
