import type { Fields, Requirement } from "../formats/index.js";
import { limitEntries } from "../model/error-rows.js";
import type { ResolvedMethod, ResolvedWebapi } from "./resolved-webapi.js";

/** The facts of a method that the engine does not read. Facts that it does not have are undefined. */
export interface MethodFacts {
  readonly subject: string;
  readonly rates: readonly object[];
  readonly requires: readonly object[];
  readonly argumentRequires: object | undefined;
  readonly limits: object | undefined;
  readonly kindScopes: object | undefined;
  readonly furtherScopes: object | undefined;
  readonly paging: object | undefined;
}

/** The facts of a method, as a value. */
export function methodFacts(method: ResolvedMethod, webapi: ResolvedWebapi): MethodFacts {
  const { requires = [], furtherScopes = {} } = method;
  return {
    subject: method.subject,
    rates: rateRows(method, webapi),
    requires: requires.map(requirementRow),
    argumentRequires: orNone(argumentRequirements(method)),
    limits: orNone(limitRows(method.arguments)),
    kindScopes: method.kindScopes,
    furtherScopes: orNone(Object.entries(furtherScopes).map(([purpose, { scope }]) => [purpose, scope])),
    paging: pagingRow(method, webapi),
  };
}

type Rows = readonly (readonly [name: string, value: unknown])[];

function orNone(rows: Rows): object | undefined {
  return rows.length === 0 ? undefined : Object.fromEntries(rows);
}

function rateRows({ rates = [] }: ResolvedMethod, { service, situations }: ResolvedWebapi): readonly object[] {
  return rates.flatMap((tier) => {
    const found = service.rates?.[tier];
    if (found === undefined) return [];
    const { perMinute, burst, per, error = situations.rateLimited } = found;
    return [{ tier, perMinute, burst, per, error }];
  });
}

function argumentRequirements(method: ResolvedMethod): Rows {
  return Object.entries(method.arguments)
    .filter(([, { requires = [] }]) => requires.length > 0)
    .map(([name, { requires = [] }]) => [name, requires.map(requirementRow)]);
}

function requirementRow({
  source: _source,
  assumed: _assumed,
  description: _description,
  ...row
}: Requirement): object {
  return row;
}

/** Limits by argument, those of fields under `argument.field`. */
function limitRows(fields: Fields, above = ""): Rows {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = above === "" ? name : `${above}.${name}`;
    const own = limitEntries(field.limits ?? {});
    const inside = limitRows(field.fields ?? {}, path);
    return own.length === 0 ? inside : [[path, Object.fromEntries(own)] as const, ...inside];
  });
}

function pagingRow({ paging }: ResolvedMethod, { situations }: ResolvedWebapi): object | undefined {
  if (paging === undefined) return undefined;
  const { limit, pageSize, cursorError = situations.cursorInvalid } = paging;
  const size = limit === undefined ? { pageSize } : { defaultSize: limit.default, maxSize: limit.max };
  return { ...size, cursorError };
}
