import type { ActiveDefinitions } from "@rollcall/service";
import type { CoverageTotals } from "../generated/control/index.js";
import { isOfHostedService } from "../journal/unknown-method.js";
import { coverActs, coverEvents, coverMethods, coverRoutes, wireNames } from "./cover-methods.js";
import type { Counts, CoverageReport } from "./coverage-report.js";

/** Compares counts with everything that is declared. */
export async function writeReport(counts: Counts, definitions: ActiveDefinitions): Promise<CoverageReport> {
  const methods = await coverMethods(counts, definitions);
  const routes = coverRoutes(counts, definitions);
  const events = await coverEvents(counts, definitions);
  const acts = await coverActs(counts);
  const covered = { methods, routes, events, acts };
  const retired = (await definitions.webapi.retired?.load()) ?? {};
  return {
    ...covered,
    undefined_methods: listUndefined(counts, methods, retired),
    totals: toTotals(covered, definitions),
  };
}

/** The methods that were called and are not defined, or are retired. The other tallies are those of routes. */
function listUndefined(
  { tallies }: Pick<Counts, "tallies">,
  methods: CoverageReport["methods"],
  retired: Readonly<Record<string, string>>,
): CoverageReport["undefined_methods"] {
  const defined = new Set(methods.map(({ method }) => method));
  return [...tallies]
    .filter(([key]) => !defined.has(key) && !key.includes(" "))
    .map(([method, { calls }]) => ({
      method,
      calls,
      hosted: isOfHostedService(method),
      ...(Object.hasOwn(retired, method) && { instead: retired[method] ?? "" }),
    }))
    .toSorted((one, other) => (one.method < other.method ? -1 : 1));
}

function toTotals(
  { methods, routes, events, acts }: Omit<CoverageReport, "totals" | "undefined_methods">,
  { scim }: ActiveDefinitions,
): CoverageTotals {
  const sum = (count: (method: CoverageReport["methods"][number]) => number) =>
    methods.reduce((total, method) => total + count(method), 0);
  const argumentsSeen = sum((method) => method.arguments.length);
  const codesSeen = sum((method) => method.codes.length);
  return {
    methods: { seen: methods.filter(({ calls }) => calls > 0).length, declared: methods.length },
    routes: { seen: routes.filter(({ calls }) => calls > 0).length, declared: routes.length },
    arguments: { seen: argumentsSeen, declared: argumentsSeen + sum((method) => method.missing_arguments.length) },
    codes: { seen: codesSeen, declared: codesSeen + sum((method) => method.missing_codes.length) },
    scim_codes: {
      seen: new Set(routes.flatMap(({ codes }) => codes)).size,
      declared: wireNames(scim.errors).length,
    },
    events: { seen: events.filter(({ deliveries }) => deliveries > 0).length, declared: events.length },
    acts: { seen: acts.filter(({ times }) => times > 0).length, declared: acts.length },
  };
}
