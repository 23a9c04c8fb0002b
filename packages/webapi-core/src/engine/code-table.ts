import type { MethodErrorDefinition } from "../definition.js";

/** How codes are answered, by their keys. */
export type CodeTable = ReadonlyMap<string, MethodErrorDefinition>;

/** How a code is answered. */
export type AnsweredCode = Omit<MethodErrorDefinition, "meaning">;

/** How a table answers a code; one that it does not have is answered under its key. */
export function answeredCode(codes: CodeTable, code: string): AnsweredCode {
  return codes.get(code) ?? { wireName: code, status: 200 };
}
