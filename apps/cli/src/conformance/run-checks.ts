import { type Report, type RowResult, shorten } from "@rollcall/scim-conformance";
import { type Check, CheckFailed, type Server } from "./check.js";

/** Options of {@link runChecks}. */
export interface RunOptions {
  readonly url: string;
  readonly only: readonly string[];
  readonly skip: Readonly<Record<string, string>>;
  readonly onResult: (result: RowResult, progress: { readonly done: number; readonly total: number }) => void;
}

/** A server that remembers its last request as a `curl` command. */
export interface RecordedServer extends Server {
  readonly last: () => string;
  readonly count: () => number;
}

/** Runs checks of the service's own definitions in sequence. A failed check does not stop the rest. */
export async function runChecks(
  checks: readonly Check[],
  server: RecordedServer,
  options: RunOptions,
): Promise<Report> {
  const begin = performance.now();
  const results: RowResult[] = [];
  for (const check of checks) {
    const result = await runCheck(check, server, options);
    results.push(result);
    options.onResult(result, { done: results.length, total: checks.length });
  }
  const durationMs = Math.round(performance.now() - begin);
  return { url: options.url, profile: "svc", results, leftovers: [], requests: server.count(), durationMs };
}

async function runCheck(
  { area, name, run }: Check,
  server: RecordedServer,
  { only, skip }: RunOptions,
): Promise<RowResult> {
  const [part = "", title = area] = /^(SCIM \d\.\d|Web API) ?(.*)$/.exec(area)?.slice(1) ?? [];
  const id = [part, title === "" ? "calls" : title, name].map(toSlug).join("/");
  const row = { id, document: part, section: title, title, level: "must" as const, sentence: name };
  const skipped = Object.entries(skip).find(([prefix]) => id.startsWith(prefix));
  const reason = only.length > 0 && !only.some((each) => id.startsWith(each)) ? "not selected" : skipped?.[1];
  if (reason !== undefined) return { ...row, status: "skipped", reason, durationMs: 0 };
  const begin = performance.now();
  const found = await failureOf(run(server));
  const durationMs = Math.round(performance.now() - begin);
  if (found === undefined) return { ...row, status: "passed", durationMs };
  const request = server.last();
  const finding = {
    request,
    requests: [request],
    came: shorten(found),
    expected: name,
    fix: "See the reference: https://rollcall-dev.github.io/rollcall/reference/.",
  };
  return { ...row, status: "failed", finding, durationMs };
}

function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-|-$/g, "");
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
