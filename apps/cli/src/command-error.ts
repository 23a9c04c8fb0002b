import type { ExitCode } from "./exit-codes.js";

/** A command cannot do what it was asked for; the message is a sentence for whoever called it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
