/**
 * A refusal of the control plane. The message says what is wrong and suggests a correction. Nothing has changed, except
 * for what a person did on the way to a refused act.
 */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** One of the control plane's codes. */
  readonly code: string;
  /** The other members of the answer. */
  readonly refusal: Readonly<Record<string, unknown>>;

  constructor(method: string, refusal: object) {
    const fields: Record<string, unknown> = { ...refusal };
    super(`${method} answered ${String(fields["error"])}: ${explain(fields).join("\n")}`);
    this.code = String(fields["error"]);
    this.refusal = fields;
  }
}

function explain({ detail, problems, declared, response_metadata: metadata }: Readonly<Record<string, unknown>>) {
  const messages = typeof metadata === "object" && metadata !== null && "messages" in metadata ? metadata.messages : [];
  const lines = [detail, ...list(problems), ...list(messages).map(toPlain)].filter((line) => line !== undefined);
  const names = list(declared);
  // A sentence that suggests a name makes the list of all names unnecessary.
  const isAnswered = names.length === 0 || String(detail).endsWith("?");
  return isAnswered ? lines : [...lines, `Declared: ${names.join(", ")}.`];
}

/** `[ERROR] must be a string [json-pointer:/match/route]` as `must be a string (match.route)`. */
function toPlain(message: unknown): string {
  return String(message)
    .replace(/^\[ERROR\] /, "")
    .replace(/ \[json-pointer:\/(.*)\]$/, (_, path: string) => ` (${path.replaceAll("/", ".")})`);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
