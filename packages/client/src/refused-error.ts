/** Thrown by an iteration if the service refuses a page. A single call returns its refusal as a value. */
export class RefusedError<Refusal extends { readonly error: string }> extends Error {
  override readonly name = "RefusedError";
  readonly refusal: Refusal;

  constructor(called: string, refusal: Refusal) {
    super(`${called} was refused: ${refusal.error}`);
    this.refusal = refusal;
  }
}
