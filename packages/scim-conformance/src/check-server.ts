import { type CheckOptions, openCheck } from "./open-check.js";
import type { Report, RowResult } from "./report.js";

/** Options of {@link checkServer}. */
export interface CheckServerOptions extends CheckOptions {
  /** Receives each result, for progress. */
  readonly onResult?: (result: RowResult, progress: { readonly done: number; readonly total: number }) => void;
}

/**
 * Checks a SCIM server. Everything that the check makes is removed at the end, also after an error or an abort.
 * @throws Unreachable if the server does not answer
 */
export async function checkServer({ onResult, ...options }: CheckServerOptions): Promise<Report> {
  const begin = performance.now();
  const check = await openCheck(options);
  const { requirements } = check.profile;
  const results: RowResult[] = [];
  let leftovers: readonly string[] = [];
  try {
    for (const requirement of requirements) {
      if (options.signal?.aborted) break;
      const result = await check.run(requirement);
      results.push(result);
      onResult?.(result, { done: results.length, total: requirements.length });
    }
  } catch (error) {
    if (!options.signal?.aborted) throw error;
  } finally {
    leftovers = await check.close();
  }
  return {
    url: options.url,
    profile: check.profile.name,
    results,
    leftovers,
    requests: check.requests(),
    durationMs: Math.round(performance.now() - begin),
  };
}
