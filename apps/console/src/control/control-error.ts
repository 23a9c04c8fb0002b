/** A call of the control plane that was refused, or that did not arrive. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** The error code; `unreachable` if there was no answer. */
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}
