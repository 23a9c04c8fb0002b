/** Thrown by an iteration if the service refuses a page. A single call returns its refusal as a value. */
export class RefusedError<Refusal extends { readonly error: string }> extends Error {
  override readonly name = "RefusedError";
  readonly refusal: Refusal;

  constructor(called: string, refusal: Refusal) {
    super(`${called} was refused: ${refusal.error}`);
    this.refusal = refusal;
  }
}

/**
 * Thrown for an answer that is not from the API, such as the page of another server or a proxy, or that is incomplete.
 */
export class UnexpectedAnswerError extends Error {
  override readonly name = "UnexpectedAnswerError";
  /** HTTP status of the answer. */
  readonly status: number;
  /** Address of the call. */
  readonly url: string;

  constructor(
    problem: { readonly url: string; readonly status: number; readonly found: string },
    options?: ErrorOptions,
  ) {
    super(`${problem.url} answered ${problem.status} with ${problem.found}`, options);
    this.status = problem.status;
    this.url = problem.url;
  }
}
