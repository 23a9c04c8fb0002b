import type { Keyed } from "../formats/index.js";

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
