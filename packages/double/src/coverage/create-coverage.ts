import type { ServedSets } from "@rollcall/service";
import { type AnyMethodDefinition, loadMethods } from "@rollcall/webapi-core";
import type { CoverageTotals, MethodCoverage, RouteCoverage } from "../generated/control/index.js";

/** The part of the definitions that has been exercised. */
export interface CoverageReport {
  readonly methods: readonly MethodCoverage[];
  readonly routes: readonly RouteCoverage[];
  readonly totals: CoverageTotals;
}

/** Counts exchanges. */
export interface Coverage {
  add(exchange: Exercise): void;
  /** Adds the report of another server. */
  merge(report: CoverageReport): void;
  /** Loads every method of the definitions. */
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

interface Tally {
  calls: number;
  readonly arguments: Set<string>;
  readonly codes: Set<string>;
}

/** Counts how much of the definitions is exercised; starts with nothing. */
export function createCoverage(definitions: ServedSets): Coverage {
  const tallies = new Map<string, Tally>();
  const tallyOf = (key: string): Tally => {
    const counted = tallies.get(key);
    if (counted !== undefined) return counted;
    const tally = { calls: 0, arguments: new Set<string>(), codes: new Set<string>() };
    tallies.set(key, tally);
    return tally;
  };
  return {
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
    merge: ({ methods, routes }) => {
      const rows = [
        ...methods.map((row) => ({ ...row, key: row.method })),
        ...routes.map((row) => ({ ...row, key: `${row.version} ${row.route}`, arguments: [] })),
      ];
      for (const { key, calls, arguments: sent, codes } of rows.filter((row) => row.calls > 0)) {
        const tally = tallyOf(key);
        tally.calls += calls;
        for (const name of sent) tally.arguments.add(name);
        for (const code of codes) tally.codes.add(code);
      }
    },
    report: async () => {
      const methods = (await declaredMethods(definitions)).map((declared) =>
        coverMethod(declared, tallies.get(declared.name)),
      );
      const routes = declaredRoutes(definitions).map(({ version, route }) =>
        coverRoute(version, route, tallies.get(`${version} ${route}`)),
      );
      return { methods, routes, totals: toTotals(methods, routes, definitions) };
    },
  };
}

interface DeclaredMethod {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly codes: readonly string[];
}

async function declaredMethods({ webapi }: ServedSets): Promise<readonly DeclaredMethod[]> {
  const { webapi: hooks } = await import("@rollcall/api/hooks");
  const loaded = await Promise.all([loadMethods(webapi), loadMethods(hooks)]);
  return loaded
    .flatMap(({ methods, errors: common }) =>
      Object.values<AnyMethodDefinition>(methods).map(({ wireName, argumentTable, errors }) => ({
        name: wireName,
        arguments: wireNames(argumentTable),
        codes: wireNames({ ...common, ...errors }),
      })),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function declares(definition: Exercise["definition"], name: string): boolean {
  return definition === undefined || Object.values(definition.argumentTable).some(({ wireName }) => wireName === name);
}

function declaredRoutes({ scim }: ServedSets) {
  return Object.entries(scim.versions).flatMap(([version, { routes }]) =>
    routes.map(({ verb, path }) => ({ version, route: `${verb} ${path}` })),
  );
}

function wireNames(table: Readonly<Record<string, { readonly wireName: string }>>): readonly string[] {
  return [...new Set(Object.values(table).map(({ wireName }) => wireName))].toSorted();
}

function coverMethod({ name, arguments: known, codes }: DeclaredMethod, tally: Tally | undefined): MethodCoverage {
  const [sent, answered] = [tally?.arguments ?? new Set(), tally?.codes ?? new Set()];
  return {
    method: name,
    calls: tally?.calls ?? 0,
    arguments: known.filter((argument) => sent.has(argument)),
    missing_arguments: known.filter((argument) => !sent.has(argument)),
    codes: codes.filter((code) => answered.has(code)),
    missing_codes: codes.filter((code) => !answered.has(code)),
  };
}

function coverRoute(version: string, route: string, tally: Tally | undefined): RouteCoverage {
  return { version, route, calls: tally?.calls ?? 0, codes: [...(tally?.codes ?? [])].toSorted() };
}

function toTotals(
  methods: readonly MethodCoverage[],
  routes: readonly RouteCoverage[],
  { scim }: ServedSets,
): CoverageTotals {
  const sum = (count: (method: MethodCoverage) => number) =>
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
  };
}
