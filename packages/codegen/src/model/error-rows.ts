import { type Keyed, type LimitName, type Limits, limitFact } from "../formats/index.js";

interface Row extends Keyed {
  readonly status?: number | undefined;
  readonly scimType?: string | undefined;
  readonly meaning: string;
  readonly retryAfterSeconds?: number | undefined;
}

/** The rows of an error table in the form of an engine, by key. */
export function errorRows(errors: readonly Row[]): object {
  const rows = errors.map(({ key, wireName, status = 200, scimType, meaning, retryAfterSeconds }) => [
    key,
    { wireName, status, scimType, meaning, retryAfterSeconds },
  ]);
  return Object.fromEntries(rows);
}

/** The limits in the generated constant. A limit that the validator checks has no `of`. */
export function limitEntries(limits: Limits): readonly (readonly [string, object])[] {
  return (Object.keys(limits) as LimitName[]).flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    const { value, of, error } = limitFact<unknown>(limit);
    return [[name, { value, of: of === "stored" ? of : undefined, error }] as const];
  });
}
