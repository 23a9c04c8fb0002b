import type { Report, RowResult } from "./report.js";

/** Known findings of a server, by requirement. */
export interface Baseline {
  readonly profile: string;
  readonly findings: Readonly<Record<string, KnownFinding>>;
}

/** A finding that is accepted. */
export interface KnownFinding {
  /** The received value. */
  readonly came: string;
  /** The reason why it is accepted. Reports show it. */
  readonly reason?: string;
}

/** The baseline of a report: all of its findings, with the reasons of the baseline that was applied to it. */
export function toBaseline({ profile, results }: Report): Baseline {
  const failed = results.filter(({ status }) => status === "failed");
  return {
    profile,
    findings: Object.fromEntries(failed.map((result) => [result.id, toKnown(result)])),
  };
}

function toKnown({ finding, reason }: RowResult): KnownFinding {
  return { came: (finding?.came ?? "").slice(0, 200), ...(reason !== undefined && { reason }) };
}

/**
 * Reads a baseline. A finding may also be a text, which is its reason.
 * @throws Error if the text is not a baseline
 */
export function parseBaseline(text: string): Baseline {
  const said: unknown = JSON.parse(text);
  const [profile, findings] = ["profile", "findings"].map((key) =>
    typeof said === "object" && said !== null ? Reflect.get(said, key) : undefined,
  );
  if (typeof profile !== "string" || typeof findings !== "object" || findings === null)
    throw new Error("the file is not a baseline: profile or findings is missing");
  return {
    profile,
    findings: Object.fromEntries(Object.entries(findings).map(([id, known]) => [id, readKnown(known)])),
  };
}

function readKnown(known: unknown): KnownFinding {
  if (typeof known !== "object" || known === null) return { came: "", reason: String(known) };
  const [came, reason] = ["came", "reason"].map((key) => Reflect.get(known, key));
  return { came: String(came ?? ""), ...(typeof reason === "string" && { reason }) };
}

/** Marks the findings that a baseline has, with their reasons. */
export function applyBaseline(report: Report, { findings }: Baseline): Report {
  const mark = (result: RowResult): RowResult => {
    if (result.status !== "failed") return result;
    const known = Object.hasOwn(findings, result.id) ? findings[result.id] : undefined;
    const reason = known?.reason;
    return { ...result, known: known !== undefined, ...(reason !== undefined && { reason }) };
  };
  return { ...report, results: report.results.map(mark) };
}

/** Identifiers in a baseline that the server meets now. */
export function fixedSince({ findings }: Baseline, { results }: Report): readonly string[] {
  const passed = new Set(results.filter(({ status }) => status === "passed").map(({ id }) => id));
  return Object.keys(findings).filter((id) => passed.has(id));
}
