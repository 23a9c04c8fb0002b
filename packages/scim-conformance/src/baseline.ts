import type { Report, RowResult } from "./report.js";

/** Known findings of a server: what came, by requirement. */
export interface Baseline {
  readonly profile: string;
  readonly findings: Readonly<Record<string, string>>;
}

/** The baseline of a report: all of its findings. */
export function toBaseline({ profile, results }: Report): Baseline {
  const failed = results.filter(({ status }) => status === "failed");
  return {
    profile,
    findings: Object.fromEntries(failed.map(({ id, finding }) => [id, (finding?.came ?? "").slice(0, 200)])),
  };
}

/**
 * Reads a baseline.
 * @throws Error if the text is not a baseline
 */
export function parseBaseline(text: string): Baseline {
  const said: unknown = JSON.parse(text);
  const [profile, findings] = ["profile", "findings"].map((key) =>
    typeof said === "object" && said !== null ? Reflect.get(said, key) : undefined,
  );
  if (typeof profile !== "string" || typeof findings !== "object" || findings === null)
    throw new Error("the file is not a baseline: profile or findings is missing");
  return { profile, findings: Object.fromEntries(Object.entries(findings).map(([id, came]) => [id, String(came)])) };
}

/** Marks the findings that a baseline has. */
export function applyBaseline(report: Report, { findings }: Baseline): Report {
  const mark = (result: RowResult): RowResult =>
    result.status === "failed" ? { ...result, known: Object.hasOwn(findings, result.id) } : result;
  return { ...report, results: report.results.map(mark) };
}

/** Identifiers in a baseline that the server meets now. */
export function fixedSince({ findings }: Baseline, { results }: Report): readonly string[] {
  const passed = new Set(results.filter(({ status }) => status === "passed").map(({ id }) => id));
  return Object.keys(findings).filter((id) => passed.has(id));
}
