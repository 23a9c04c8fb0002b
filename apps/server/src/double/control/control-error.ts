/** The control plane refused something; nothing has changed. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** One of the control plane's codes. */
  readonly code: string;
  /** What stands beside the code. */
  readonly refusal: Readonly<Record<string, unknown>>;

  constructor(method: string, refusal: object) {
    const fields: Record<string, unknown> = { ...refusal };
    const { error: code, detail, problems, declared } = fields;
    const lines = [detail, ...(Array.isArray(problems) ? problems : [])].filter((line) => line !== undefined);
    const instead = Array.isArray(declared) ? `\nDeclared: ${declared.join(", ")}.` : "";
    super(`${method} answered ${String(code)}: ${lines.join("\n")}${instead}`);
    this.code = String(code);
    this.refusal = fields;
  }
}
