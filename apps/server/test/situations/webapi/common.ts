import { commonBodies } from "./common-bodies.js";
import type { CommonRow } from "./common-row.js";
import { commonTokens } from "./common-tokens.js";

/** Common codes that every method can answer, with the situations of each. */
export const commonRows: Readonly<Record<string, readonly CommonRow[]>> = {
  ...Object.fromEntries(
    // A method without a token checks none.
    Object.entries(commonTokens).map(([code, rows]) => [
      code,
      rows.map(({ of }): CommonRow => ({ of: (subject) => (subject.isOpen ? undefined : of(subject)) })),
    ]),
  ),
  ...commonBodies,
  service_unavailable: [
    {
      of: ({ isOpen, passing }) =>
        // Such a method does not use the database.
        isOpen
          ? undefined
          : { when: "the database is unavailable", server: { databaseUnavailable: true }, call: passing },
    },
  ],
};
