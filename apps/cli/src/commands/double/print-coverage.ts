import type { CoverageReport } from "@rollcall/server";
import { printTable } from "../../output/create-writer.js";

/**
 * Prints a report as tables of what was exercised.
 * @param isWithMissing whether what was not exercised follows
 */
export function printCoverage(report: CoverageReport, isWithMissing: boolean): string {
  const parts = [
    printTotals(report),
    printMethods(report),
    printUndefined(report),
    printRoutes(report),
    printEvents(report),
    printActs(report),
  ];
  return [...parts, ...(isWithMissing ? [`${listMissing(report).join("\n")}\n`] : [])]
    .filter((part) => part !== "")
    .join("\n");
}

function printTotals({ totals }: CoverageReport): string {
  return printTable(
    ["", "exercised", "declared"],
    Object.entries(totals).map(([name, { seen, declared }]) => [
      name.replace("_", " "),
      String(seen),
      String(declared),
    ]),
  );
}

function printMethods({ methods }: CoverageReport): string {
  const called = methods.filter(({ calls }) => calls > 0);
  if (called.length === 0) return "no method was called\n";
  return printTable(
    ["method", "calls", "arguments", "codes"],
    called.map(({ method, calls, arguments: sent, missing_arguments, codes }) => [
      method,
      String(calls),
      `${sent.length} of ${sent.length + missing_arguments.length}`,
      codes.join(" ") || "-",
    ]),
  );
}

function printUndefined({ undefined_methods: methods }: CoverageReport): string {
  if (methods.length === 0) return "";
  return printTable(
    ["undefined method", "calls", "hosted service"],
    methods.map(({ method, calls, hosted, instead }) => {
      const retired = instead === "" ? "has retired it" : `has retired it; call ${instead}`;
      return [method, String(calls), instead !== undefined ? retired : hosted ? "has it" : "does not have it"];
    }),
  );
}

function printRoutes({ routes }: CoverageReport): string {
  return printTable(
    ["route", "calls", "codes"],
    routes
      .filter(({ calls }) => calls > 0)
      .map(({ version, route, calls, codes }) => [`${version} ${route}`, String(calls), codes.join(" ") || "-"]),
  );
}

function printEvents({ events }: CoverageReport): string {
  const delivered = events.filter(({ deliveries }) => deliveries > 0);
  if (delivered.length === 0) return "";
  return printTable(
    ["event", "deliveries"],
    delivered.map(({ event, deliveries }) => [event, String(deliveries)]),
  );
}

function printActs({ acts }: CoverageReport): string {
  const done = acts.filter(({ times }) => times > 0);
  if (done.length === 0) return "";
  return printTable(
    ["act", "times"],
    done.map(({ act, times }) => [act, String(times)]),
  );
}

function listMissing({ methods, events, acts }: CoverageReport): readonly string[] {
  return [
    ...methods
      .filter(({ calls }) => calls > 0)
      .flatMap(({ method, missing_arguments, missing_codes }) => [
        ...(missing_arguments.length > 0 ? [`${method} was never called with ${missing_arguments.join(", ")}`] : []),
        ...(missing_codes.length > 0 ? [`${method} never returned ${missing_codes.join(", ")}`] : []),
      ]),
    ...events
      .filter(({ deliveries }) => deliveries === 0)
      .map(({ event, how }) => `no app has acknowledged ${event}. ${how}`),
    ...acts.filter(({ times }) => times === 0).map(({ act }) => `nobody has done ${act}`),
  ];
}
