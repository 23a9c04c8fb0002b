import type { MethodErrorDefinition } from "../definition/definition.js";

/** The answers for codes, by key. */
export type CodeTable = ReadonlyMap<string, MethodErrorDefinition>;

/** Status and name of an answered code. */
type AnsweredCode = Omit<MethodErrorDefinition, "meaning">;

/** Finds how a code is answered. An unknown code is answered under its key. */
export function answeredCode(codes: CodeTable, code: string): AnsweredCode {
  return codes.get(code) ?? { wireName: code, status: 200 };
}
