import type { LoadedSet } from "./loaded-set.js";
import type { DefaultViolations } from "./shared/violations.js";

/** A row of an error table with its key. A variant is a separate row. */
export interface Keyed {
  readonly key: string;
  /** The code on the wire. */
  readonly wireName: string;
}

/** Rows by code, as in a file. */
interface ErrorRows<Row> {
  readonly [code: string]: Row & { readonly variants?: { readonly [variant: string]: Row } | undefined };
}

/** Content of a file with an error table. */
interface ErrorsFile<Row, Situation extends string> {
  readonly onTopOfBase?: boolean | undefined;
  readonly errors: ErrorRows<Row>;
  readonly situations: { readonly [S in Situation]?: string | undefined };
  readonly violations?: DefaultViolations | undefined;
}

/** Reads the set's own file, without that of its base. */
export type ReadErrors<Row, Situation extends string> = (set: LoadedSet) => ErrorsFile<Row, Situation> | undefined;

/** The rows of a table by key, including variants. */
export function keyedRows<Row extends object>(rows: ErrorRows<Row>): readonly (Row & Keyed)[] {
  return Object.entries(rows).flatMap(([wireName, row]) => [
    { ...row, key: wireName, wireName },
    ...Object.entries(row.variants ?? {}).map(([variant, of]) => ({ ...of, key: `${wireName}.${variant}`, wireName })),
  ]);
}

/** The complete table of a set, including its base. */
export function resolveErrors<Row extends object>(
  set: LoadedSet,
  read: ReadErrors<Row, never>,
): readonly (Row & Keyed)[] {
  const own = read(set);
  const base = set.base === undefined ? [] : resolveErrors(set.base, read);
  if (own === undefined) return base;
  const rows = keyedRows(own.errors);
  return own.onTopOfBase === true ? [...base.filter(({ key }) => !rows.some((row) => row.key === key)), ...rows] : rows;
}

/** The key of each situation of a set, including its base. */
export function resolveSituations<Situation extends string>(
  set: LoadedSet,
  read: ReadErrors<object, Situation>,
): { readonly [S in Situation]?: string | undefined } {
  const base = set.base === undefined ? {} : resolveSituations(set.base, read);
  return { ...base, ...read(set)?.situations };
}

/** The default keys of violations: the set's own, those of its base, or the code of a situation. */
export function resolveViolations<Situation extends string>(
  set: LoadedSet,
  read: ReadErrors<object, Situation>,
  situation: Situation,
): DefaultViolations {
  const own = read(set)?.violations;
  if (own !== undefined) return own;
  if (set.base !== undefined) return resolveViolations(set.base, read, situation);
  const invalid = resolveSituations(set, read)[situation] ?? "invalid";
  return { missing: invalid, empty: invalid, invalid };
}
