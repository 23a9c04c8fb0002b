import type { Methods } from "@rollcall/api/webapi";
import { coverPairs } from "@rollcall/test-kit/cover-pairs";
import { methods } from "../../kit/methods.js";
import { commonBodies } from "./common-bodies.js";
import { type CommonRow, subjectOf } from "./common-row.js";
import { commonTokens } from "./common-tokens.js";
import type { MethodSituation } from "./method-situation.js";
import { methodTable } from "./table.js";

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

/** A common row with a method that is called in its situation. */
export interface CommonCase {
  readonly method: keyof Methods;
  readonly code: string;
  /** Name of the row, with the kind of the token if the row is about it. */
  readonly row: string;
  readonly situation: MethodSituation;
}

/** Every row with every method that can be in its situation. */
export function* commonPairs(): Generator<CommonCase> {
  for (const method of Object.keys(methods) as (keyof Methods)[]) {
    const subject = subjectOf(method, methodTable[method]?.succeeds[0].call ?? {});
    for (const [code, rows] of Object.entries(commonRows)) {
      const kind = Object.hasOwn(commonTokens, code) ? ` of ${subject.kind} tokens` : "";
      for (const [at, { of }] of rows.entries()) {
        const situation = of(subject);
        if (situation !== undefined) yield { method, code, situation, row: `${code} ${at}${kind}` };
      }
    }
  }
}

/**
 * Each row with one method, a row about tokens with one for each kind of them, and each method with a row. The steps that
 * answer these codes know of a method only what its subject states, so other pairs test nothing more.
 */
export const commonCases: readonly CommonCase[] = coverPairs(commonPairs(), ({ row, method }) => [row, method]);
