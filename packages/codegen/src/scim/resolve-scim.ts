import {
  type DefaultViolations,
  fileOfKind,
  type LoadedSet,
  type ScimErrors,
  type ScimRoute,
  type ScimSituation,
} from "../formats/index.js";
import { resolveSchemas } from "./resolve-schemas.js";
import type { ResolvedError, ResolvedSchema, ResolvedScim } from "./resolved-scim.js";

/** The SCIM side of a set, or undefined where it has none. The set has passed the checks. */
export function resolveScim(set: LoadedSet): ResolvedScim | undefined {
  const service = fileOfKind(set, "service")?.value;
  if (service?.scim === undefined) return undefined;
  const schemas = resolveSchemas(set);
  const routes = resolveRoutes(set);
  const resources = [...schemas.values()].filter((schema) => routes.some(({ resource }) => resource === schema.name));
  const extensions = [...schemas.values()].filter((schema) =>
    resources.some(({ name }) => name === schema.extension?.of),
  );
  return {
    set: service.name,
    title: service.title,
    folder: `${set.folder}/scim`,
    service: service.scim,
    resources: resources.sort(byName),
    extensions: extensions.sort(byName),
    routes: routes.filter(
      ({ versions }) => versions === undefined || versions.some((each) => service.scim?.versions[each] !== undefined),
    ),
    errors: resolveErrors(set),
    // The checks have shown that every situation has its code.
    situations: resolveSituations(set) as { readonly [S in ScimSituation]: string },
    violations: resolveViolations(set),
  };
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

function resolveErrors(set: LoadedSet): readonly ResolvedError[] {
  const own = fileOfKind(set, "scim-errors")?.value;
  const base = set.base === undefined ? [] : resolveErrors(set.base);
  if (own === undefined) return base;
  const rows = errorRows(own);
  if (own.onTopOfBase !== true) return rows;
  return [...base.filter(({ key }) => !rows.some((row) => row.key === key)), ...rows];
}

function errorRows({ errors }: ScimErrors): readonly ResolvedError[] {
  return Object.entries(errors).flatMap(([wireName, { variants = {}, ...row }]) => [
    { key: wireName, wireName, ...row },
    ...Object.entries(variants).map(([variant, of]) => ({ key: `${wireName}.${variant}`, wireName, ...of })),
  ]);
}

function resolveSituations(set: LoadedSet): Partial<Record<ScimSituation, string>> {
  const own = fileOfKind(set, "scim-errors")?.value.situations;
  return { ...(set.base === undefined ? {} : resolveSituations(set.base)), ...own };
}

function resolveViolations(set: LoadedSet): DefaultViolations {
  const own = fileOfKind(set, "scim-errors")?.value.violations;
  if (own !== undefined) return own;
  if (set.base !== undefined) return resolveViolations(set.base);
  const { valueInvalid = "invalid" } = resolveSituations(set);
  return { missing: valueInvalid, empty: valueInvalid, invalid: valueInvalid };
}
