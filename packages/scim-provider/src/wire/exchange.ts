/** A request that the provider sent, and the answer. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** JSON of the body. Absent without a body. */
  readonly body?: unknown;
  /** HTTP status; absent if there was no answer. */
  readonly status?: number;
  /** JSON of the answer, or its text. Absent without a body. */
  readonly answer?: unknown;
  /** The reason for the missing answer. */
  readonly error?: string;
}

/** A request before it is sent. */
export interface Draft {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the base URL, with its query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The target did not answer, even after retries. */
export class UnreachableError extends Error {
  override readonly name = "UnreachableError";
}

/** The target refuses every request: the token is invalid, or a page cannot be read. */
export class TargetError extends Error {
  override readonly name = "TargetError";
  readonly exchange: Exchange;

  constructor(message: string, exchange: Exchange) {
    super(message);
    this.exchange = exchange;
  }
}

/** Whether an answer is a success. */
export function isSuccess({ status }: { readonly status?: number }): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** The reason of a refusal, from the error body of either version. */
export function describeAnswer({ status, answer, error }: Exchange): string {
  if (status === undefined) return error ?? "no answer";
  const reason = reasonOf(answer);
  return reason === undefined ? `${status}` : `${status} ${reason}`;
}

function reasonOf(answer: unknown): string | undefined {
  if (typeof answer === "string") return answer.slice(0, 200);
  const scimType = memberOf(answer, "scimType");
  const detail = memberOf(answer, "detail");
  if (typeof detail === "string" || typeof scimType === "string")
    return [scimType, detail].filter((each) => typeof each === "string").join(": ");
  const errors = memberOf(answer, "Errors");
  const description = memberOf(Array.isArray(errors) ? errors[0] : errors, "description");
  return typeof description === "string" ? description : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
