import { commonBodies } from "./common-bodies.js";
import type { CommonRow } from "./common-row.js";
import { commonTokens } from "./common-tokens.js";

/** Common codes that stand for every method, with the situations of each. */
export const commonRows: Readonly<Record<string, readonly CommonRow[]>> = {
  ...Object.fromEntries(
    // A method without a token looks at none.
    Object.entries(commonTokens).map(([code, rows]) => [
      code,
      rows.map(({ of }): CommonRow => ({ of: (subject) => (subject.isOpen ? undefined : of(subject)) })),
    ]),
  ),
  ...commonBodies,
  service_unavailable: [
    {
      of: ({ isOpen, passing }) =>
        // Nothing of it is in the database, so nothing is away.
        isOpen ? undefined : { when: "the database is away", server: { databaseAway: true }, call: passing },
    },
  ],
};
