import type { JsonSchema } from "./read-document.js";

/** A tool that an agent can use. */
export interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema & { readonly type: "object" };
  /**
   * Returns the answer as text.
   * @throws CommandError if the server refuses the call or is unavailable
   */
  readonly use: (sent: Readonly<Record<string, unknown>>) => Promise<string>;
}

/** Prints an answer. */
export function printAnswer(answer: unknown): string {
  return JSON.stringify(answer, undefined, 2);
}
