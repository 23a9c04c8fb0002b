import type { ActiveDefinitions } from "@rollcall/service";
import type { AnyMethodDefinition } from "@rollcall/webapi-core";
import type { Recorded } from "../exchange.js";
import type { Counts, CoverageReport, Tally } from "./coverage-report.js";

/** Counts calls of clients, deliveries to apps, and acts of people. */
export interface Coverage {
  add(exchange: Exercise): void;
  /** Adds deliveries that apps acknowledged. */
  addDeliveries(event: string, times: number): void;
  /** Adds acts that people did. */
  addActs(act: string, times: number): void;
  /** Adds the report of another server. */
  merge(report: CoverageReport): void;
  /** Loads every method and every event of the definitions. */
  report(): Promise<CoverageReport>;
}

/** The counted members of an exchange. */
interface Exercise {
  readonly method?: string | undefined;
  /** The definition of the method. Default: names of arguments are not checked before the report. */
  readonly definition?: Pick<AnyMethodDefinition, "argumentTable"> | undefined;
  readonly version?: string | undefined;
  readonly route?: string | undefined;
  readonly arguments?: object | undefined;
  readonly code?: string | undefined;
}

/** Counts how much of the definitions is exercised; starts with nothing. */
export function createCoverage(definitions: ActiveDefinitions): Coverage {
  const tallies = new Map<string, Tally>();
  const [deliveries, acts] = [new Map<string, number>(), new Map<string, number>()];
  const counts: Counts = { tallies, deliveries, acts };
  const tallyOf = (key: string): Tally => {
    const counted = tallies.get(key);
    if (counted !== undefined) return counted;
    const tally = { calls: 0, arguments: new Set<string>(), codes: new Set<string>() };
    tallies.set(key, tally);
    return tally;
  };
  const coverage: Coverage = {
    add: ({ method, definition, version, route, arguments: sent, code }) => {
      const key = method ?? (route === undefined ? undefined : `${version} ${route}`);
      if (key === undefined) return;
      const tally = tallyOf(key);
      tally.calls += 1;
      // Undeclared names are not counted. The body of a SCIM request has attributes and no arguments.
      if (method !== undefined)
        for (const name in sent)
          if (!tally.arguments.has(name) && declares(definition, name)) tally.arguments.add(name);
      if (code !== undefined) tally.codes.add(code);
    },
    addDeliveries: (event, times) => void deliveries.set(event, (deliveries.get(event) ?? 0) + times),
    addActs: (act, times) => void acts.set(act, (acts.get(act) ?? 0) + times),
    merge: ({ methods, routes, ...report }) => {
      const rows = [
        ...methods.map((row) => ({ ...row, key: row.method })),
        ...routes.map((row) => ({ ...row, key: `${row.version} ${row.route}`, arguments: [] })),
        ...report.undefined_methods.map((row) => ({ ...row, key: row.method, arguments: [], codes: [] })),
      ];
      for (const { key, calls, arguments: sent, codes } of rows.filter((row) => row.calls > 0)) {
        const tally = tallyOf(key);
        tally.calls += calls;
        for (const name of sent) tally.arguments.add(name);
        for (const code of codes) tally.codes.add(code);
      }
      for (const { event, deliveries: times } of report.events) coverage.addDeliveries(event, times);
      for (const { act, times } of report.acts) coverage.addActs(act, times);
    },
    report: async () => {
      // Only reports need it, and what it lists.
      const { writeReport } = await import("./write-report.js");
      return writeReport(counts, definitions);
    },
  };
  return coverage;
}

function declares(definition: Exercise["definition"], name: string): boolean {
  return definition === undefined || Object.values(definition.argumentTable).some(({ wireName }) => wireName === name);
}

/** Counts what the journal keeps: calls, deliveries that an app acknowledged, and acts that were not refused. */
export function countRecorded(coverage: Coverage, recorded: Recorded): void {
  switch (recorded.protocol) {
    case "scim":
    case "webapi":
      coverage.add(recorded);
      break;
    case "people":
      if (recorded.ok && recorded.method !== undefined) coverage.addActs(recorded.method, 1);
      break;
    case "events": {
      const { delivery, end } = recorded;
      // A delivery beyond the limit of an hour sends `app_rate_limited`, or nothing.
      if (end.kind === "delivered" && end.isRateLimited !== true) coverage.addDeliveries(delivery.event.type, 1);
    }
  }
}
