/** A service refused a page of an iteration. A single call returns its refusal as a value instead. */
export class RefusedError<Refusal extends { readonly error: string }> extends Error {
  override readonly name = "RefusedError";
  readonly refusal: Refusal;

  constructor(called: string, refusal: Refusal) {
    super(`${called} was refused: ${refusal.error}`);
    this.refusal = refusal;
  }
}
