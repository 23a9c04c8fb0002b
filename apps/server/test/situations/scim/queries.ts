import type { Situation, SituationTable } from "../situation.js";

const list = (query: string, path = "/Users") => ({ verb: "GET", path: `${path}?${query}` }) as const;

/** A filter of users, which only version 1.1 applies. */
function filter(when: string, text: string): Situation {
  return { when, versions: ["1.1"], request: list(`filter=${encodeURIComponent(text)}`) };
}

/** The queries of a list. */
export const queries: SituationTable = {
  invalid_sort_order: {
    status: 400,
    situations: [
      { when: "sortOrder of users is an unknown word", request: list("sortOrder=down") },
      { when: "sortOrder of groups is an unknown word", request: list("sortOrder=down", "/Groups") },
      { when: "sortOrder is in capitals", request: list("sortOrder=Ascending") },
      { when: "sortOrder is empty", request: list("sortOrder=") },
    ],
  },
  no_filters: {
    status: 400,
    situations: [
      filter("the filter is empty", ""),
      filter("the filter is blank", " "),
      filter("the filter has no operator", "userName"),
      filter("the filter is only a value", '"mia"'),
    ],
  },
  incomplete_filter: {
    status: 400,
    situations: [
      filter("the value is missing", "userName eq"),
      filter("the attribute is missing", 'eq "mia"'),
      filter("the operand of and is missing", 'userName eq "mia" and'),
      filter("there are two spaces in a row", 'userName  eq "mia"'),
      filter("the space before the value is missing", 'userName eq"mia"'),
    ],
  },
  invalid_filter_group: {
    status: 400,
    situations: [
      filter("a parenthesis is not closed", '(userName eq "mia"'),
      filter("a parenthesis is not opened", 'userName eq "mia")'),
      filter("a group is empty", '() and userName eq "mia"'),
    ],
  },
  invalid_query: {
    status: 400,
    situations: [
      { when: "startIndex is a word", request: list("startIndex=first") },
      { when: "startIndex is a fraction", request: list("startIndex=1.5") },
      { when: "startIndex is empty", request: list("startIndex=") },
      { when: "count of users is a word", request: list("count=all") },
      { when: "count of groups is a fraction", request: list("count=2.5", "/Groups") },
      filter("the attribute is unknown", 'nickName eq "mia"'),
      filter("the attribute does not support filters", 'title eq "Pilot"'),
      filter("the operator is unknown", 'userName is "mia"'),
      filter("the operator is one of RFC 7644 that the service does not have", 'userName ew "mia"'),
      filter("the value is an unterminated text", 'userName eq "mia'),
      filter("the value is a bare word with special characters", "userName eq {}"),
    ],
  },
  query_building_failed: {
    status: 400,
    situations: [
      filter("the filter is too long", `userName eq "${"m".repeat(100_000)}"`),
      filter("the filter is nested too deep", `${"(".repeat(500)}userName eq "mia"${")".repeat(500)}`),
      filter("the type of the attribute does not support the operator", "restricted gt true"),
    ],
  },
};
