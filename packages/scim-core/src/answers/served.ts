import type { Answer } from "./respond.js";

/** Success of an operation: a body to write, and the address of what was created. */
export interface Served {
  readonly ok: true;
  readonly body?: object;
  readonly location?: string;
  /** Overrides the route's status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer for a success. */
export function answerServed(served: Served, status: number, retryAfterSeconds?: number): Answer {
  const { body, location } = served;
  const headers = {
    ...served.headers,
    ...(location === undefined ? {} : { location }),
    ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(Math.ceil(retryAfterSeconds)) }),
  };
  return { status: served.status ?? status, ...(body === undefined ? {} : { body }), headers };
}
