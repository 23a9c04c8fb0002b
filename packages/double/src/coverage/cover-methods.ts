import { webapi as hooks } from "@rollcall/api/hooks";
import { type ActiveDefinitions, eventsOf } from "@rollcall/service";
import { type AnyMethodDefinition, type EventDefinition, type EventRow, loadMethods } from "@rollcall/webapi-core";
import {
  type ActCoverage,
  webapi as control,
  type EventCoverage,
  type MethodCoverage,
  type RouteCoverage,
} from "../generated/control/index.js";
import type { Counts, Tally } from "./coverage-report.js";

/** Coverage of every method and hook, by name. */
export async function coverMethods(
  { tallies }: Pick<Counts, "tallies">,
  definitions: ActiveDefinitions,
): Promise<readonly MethodCoverage[]> {
  const declared = await declaredMethods(definitions);
  return declared.map((method) => coverMethod(method, tallies.get(method.name)));
}

/** Coverage of every route, by version and path. */
export function coverRoutes(
  { tallies }: Pick<Counts, "tallies">,
  { scim }: ActiveDefinitions,
): readonly RouteCoverage[] {
  const declared = Object.entries(scim.versions).flatMap(([version, { routes }]) =>
    routes.map(({ verb, path }) => ({ version, route: `${verb} ${path}` })),
  );
  return declared.map(({ version, route }) => {
    const tally = tallies.get(`${version} ${route}`);
    return { version, route, calls: tally?.calls ?? 0, codes: [...(tally?.codes ?? [])].toSorted() };
  });
}

/** The names on the wire of a table, each once and sorted. */
export function wireNames(table: Readonly<Record<string, { readonly wireName: string }>>): readonly string[] {
  return [...new Set(Object.values(table).map(({ wireName }) => wireName))].toSorted();
}

interface DeclaredMethod {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly codes: readonly string[];
}

async function declaredMethods(sets: ActiveDefinitions): Promise<readonly DeclaredMethod[]> {
  return (await loadDeclaredMethods(sets))
    .map(({ wireName, argumentTable, rows }) => ({
      name: wireName,
      arguments: wireNames(argumentTable),
      codes: wireNames(rows),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Loads every method and hook, with the rows of the codes that it can answer, and of those that all can. */
export async function loadDeclaredMethods({ webapi }: ActiveDefinitions) {
  const loaded = await Promise.all([loadMethods(webapi), loadMethods(hooks)]);
  return loaded.flatMap(({ methods, errors: common }) =>
    Object.values<AnyMethodDefinition>(methods).map(({ wireName, argumentTable, errors }) => ({
      ...{ wireName, argumentTable, common },
      rows: { ...common, ...errors },
    })),
  );
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

/** Coverage of every type of event, by name. */
export function coverEvents(
  { deliveries }: Pick<Counts, "deliveries">,
  definitions: ActiveDefinitions,
): Promise<readonly EventCoverage[]> {
  return Promise.all(
    Object.values<Pick<EventRow, "wireName" | "emit"> & { readonly load: () => Promise<Described> }>(
      eventsOf(definitions),
    ).map(async ({ wireName, emit, load }) => ({
      event: wireName,
      deliveries: deliveries.get(wireName) ?? 0,
      emit,
      how: toHow(await load()),
    })),
  );
}

type Described = Pick<EventDefinition, "description" | "reason">;

function toHow({ description, reason }: Described): string {
  if (reason !== undefined) return `${reason} \`events.send\` sends it by hand.`;
  return `Sent when ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}

/** Coverage of every act of people, by name. Operations that only show something are no acts. */
export async function coverActs({ acts }: Pick<Counts, "acts">): Promise<readonly ActCoverage[]> {
  const { methods } = await loadMethods(control);
  return Object.values(methods)
    .filter(({ verb, facts: { subject } }) => subject === "people" && verb === "POST")
    .map(({ wireName }) => ({ act: wireName, times: acts.get(wireName) ?? 0 }));
}
