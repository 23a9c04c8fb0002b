/** A call of the control plane that was refused, or that did not arrive. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** The error code; `unreachable` if there was no answer. */
  readonly code: string;

  /** Problems of a world file, each with its place. */
  readonly problems: readonly string[];

  constructor(code: string, detail: string, problems: readonly string[] = []) {
    super(detail);
    this.code = code;
    this.problems = problems;
  }
}
