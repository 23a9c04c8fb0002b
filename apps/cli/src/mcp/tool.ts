import type { JsonSchema } from "./read-document.js";

/** A tool that an agent can use. */
export interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema & { readonly type: "object" };
  /** Whether it changes nothing, so that a person need not approve it. */
  readonly readsOnly: boolean;
  /**
   * Returns the answer as text.
   * @throws CommandError if the server refuses the call or is unavailable
   */
  readonly use: (sent: Readonly<Record<string, unknown>>) => Promise<string>;
}

/** Number of characters of an answer. More would fill what an agent can keep in mind. */
const maxLength = 60_000;

/** Prints an answer in one line. One that is too long is cut, and says so. */
export function printAnswer(answer: unknown): string {
  const text = JSON.stringify(answer);
  if (text.length <= maxLength) return text;
  const rest = text.length - maxLength;
  return `${text.slice(0, maxLength)}\nThe answer is longer by ${rest} characters. Ask for less, such as with limit, a method or a name.`;
}
