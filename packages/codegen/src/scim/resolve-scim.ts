import {
  fileOfKind,
  type LoadedSet,
  resolveErrors,
  resolveSituations,
  resolveViolations,
  type ScimErrors,
  type ScimRoute,
  type ScimSituation,
} from "../formats/index.js";
import { resolveSchemas } from "./resolve-schemas.js";
import type { ResolvedSchema, ResolvedScim, ResolvedSituations } from "./resolved-scim.js";

/** The SCIM side of a set. Undefined if it has none. The set has passed the checks. */
export function resolveScim(set: LoadedSet): ResolvedScim | undefined {
  const service = fileOfKind(set, "service")?.value;
  if (service?.scim === undefined) return undefined;
  const schemas = resolveSchemas(set);
  const routes = resolveRoutes(set);
  // Documents list the resource types in the order of the routes.
  const names = [...new Set(routes.flatMap(({ resource }) => resource ?? []))];
  const resources = names.flatMap((name) => schemas.get(name) ?? []);
  const extensions = [...schemas.values()].filter((schema) =>
    resources.some(({ name }) => name === schema.extension?.of),
  );
  return {
    set: service.name,
    title: service.title,
    folder: `${set.folder}/scim`,
    service: service.scim,
    resources,
    extensions: extensions.sort(byName),
    routes: routes.filter(
      ({ versions }) => versions === undefined || versions.some((each) => service.scim?.versions[each] !== undefined),
    ),
    errors: resolveErrors(set, readErrors),
    situations: resolveAnswers(set),
    violations: resolveViolations(set, readErrors, "valueInvalid"),
  };
}

/** A situation of the base applies only if the set still has its code. */
function resolveAnswers(set: LoadedSet): ResolvedSituations {
  const keys = resolveErrors(set, readErrors).map(({ key }) => key);
  const named = Object.entries(resolveSituations<ScimSituation>(set, readErrors));
  // The checks ensure that every required situation has a code.
  return Object.fromEntries(named.filter(([, key]) => keys.includes(key ?? ""))) as ResolvedSituations;
}

function readErrors(set: LoadedSet): ScimErrors | undefined {
  return fileOfKind(set, "scim-errors")?.value;
}

function byName(a: ResolvedSchema, b: ResolvedSchema): number {
  return a.name < b.name ? -1 : 1;
}

function resolveRoutes(set: LoadedSet): readonly ScimRoute[] {
  const own = fileOfKind(set, "scim-routes")?.value;
  const base = set.base === undefined ? [] : resolveRoutes(set.base);
  if (own === undefined) return base;
  if (own.onTopOfBase !== true) return own.routes;
  const kept = base.filter((route) => !own.routes.some(({ verb, path }) => verb === route.verb && path === route.path));
  return [...kept, ...own.routes];
}
