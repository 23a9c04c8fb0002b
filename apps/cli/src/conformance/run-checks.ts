import { type Check, CheckFailed, type Server } from "./check.js";

/** The result of a check. */
export interface CheckResult {
  readonly area: string;
  readonly name: string;
  readonly ok: boolean;
  /** What the server does instead; absent if the check passed. */
  readonly found?: string;
  readonly durationMs: number;
}

/** Runs checks in sequence. A failed check does not stop the rest. */
export async function runChecks(
  checks: readonly Check[],
  server: Server,
  onResult: (result: CheckResult) => void,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { area, name, run } of checks) {
    const begin = performance.now();
    const found = await failureOf(run(server));
    const durationMs = Math.round(performance.now() - begin);
    const result = { area, name, ok: found === undefined, ...(found !== undefined && { found }), durationMs };
    results.push(result);
    onResult(result);
  }
  return results;
}

async function failureOf(run: Promise<void>): Promise<string | undefined> {
  try {
    await run;
    return undefined;
  } catch (error) {
    if (error instanceof CheckFailed) return error.message;
    throw error;
  }
}
