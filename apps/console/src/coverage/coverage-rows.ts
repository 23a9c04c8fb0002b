import type { Methods } from "@rollcall/double";

/** The coverage of a server. */
export type Report = Methods["coverage.get"]["response"];

/** The parts of the coverage, in the order of their tabs. */
export const coverageParts = {
  methods: "Methods",
  routes: "SCIM routes",
  events: "Events",
  acts: "Acts",
} as const;
export type CoveragePart = keyof typeof coverageParts;

/** One line of the coverage. */
export interface CoverageRow {
  readonly name: string;
  /** Number of times that it happened. */
  readonly times: number;
  /** Codes that were answered, and codes in all. Absent for what answers none. */
  readonly codes?: { readonly met: number; readonly all: number };
}

/** The lines of a part. */
export function toRows(report: Report, part: CoveragePart): readonly CoverageRow[] {
  switch (part) {
    case "methods":
      return report.methods.map(({ method, calls, codes, missing_codes: missing }) => ({
        ...{ name: method, times: calls },
        codes: { met: codes.length, all: codes.length + missing.length },
      }));
    case "routes":
      return report.routes.map(({ version, route, calls, codes }) => ({
        ...{ name: `${version} ${route}`, times: calls },
        codes: { met: codes.length, all: report.totals.scim_codes.declared },
      }));
    case "events":
      return report.events.map(({ event, deliveries }) => ({ name: event, times: deliveries }));
    case "acts":
      return report.acts.map(({ act, times }) => ({ name: act, times }));
  }
}

/** The condition for the lines that are shown. */
export interface RowFilter {
  /** Words of which the name contains each. */
  readonly words: string;
  readonly show: "all" | "met" | "missing";
}

/** The lines that a filter lets through. */
export function filterRows(rows: readonly CoverageRow[], { words, show }: RowFilter): readonly CoverageRow[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return rows.filter(({ name, times }) => {
    if (show === "met" && times === 0) return false;
    if (show === "missing" && times > 0) return false;
    return wanted.every((word) => name.toLowerCase().includes(word));
  });
}
