import type { MethodMap, WebapiDefinition } from "../definition.js";

/** How a code is answered. */
export interface AnsweredCode {
  /** The code as it is written on the wire. */
  readonly wireName: string;
  readonly status: number;
  readonly retryAfterSeconds?: number;
}

/** A look-up of how each code is answered; codes of single methods are answered under their own name. */
export function createCodeTable<Methods extends MethodMap<Methods>, Code extends string>(
  definition: WebapiDefinition<Methods, Code>,
): (code: string) => AnsweredCode {
  const common = new Map<string, AnsweredCode>(Object.entries(definition.errors));
  const statuses = new Map<string, number>(Object.entries(definition.methodErrorStatuses));
  return (code) => common.get(code) ?? { wireName: code, status: statuses.get(code) ?? 200 };
}
