import { fileOfKind, filesOfKind, type LoadedFile, type LoadedSet, lineage } from "../loaded-set.js";
import type { ScimErrors } from "../scim-errors.js";
import type { Service } from "../service.js";
import type { WebapiErrors } from "../webapi-errors.js";

type Rows = ScimErrors["errors"] | WebapiErrors["errors"];

/** The keys of some error rows, those of their variants included. */
export function errorKeys(rows: Rows): readonly string[] {
  return Object.entries(rows).flatMap(([code, { variants = {} }]) => [
    code,
    ...Object.keys(variants).map((variant) => `${code}.${variant}`),
  ]);
}

/** Every key of the error table of a set, with what it keeps of its base. */
export function tableKeys(set: LoadedSet, kind: "scim-errors" | "webapi-errors"): readonly string[] {
  const own = fileOfKind(set, kind)?.value;
  const base = set.base === undefined ? [] : tableKeys(set.base, kind);
  if (own === undefined) return base;
  return own.onTopOfBase === true ? [...base, ...errorKeys(own.errors)] : errorKeys(own.errors);
}

/** The files of a kind of a set and of those that it stands on; of two with one name the nearer one. */
export function namedFiles<K extends "scim-schema" | "webapi-type" | "webapi-method">(
  set: LoadedSet,
  kind: K,
): ReadonlyMap<string, LoadedFile<K>> {
  const sets = [...lineage(set)].reverse();
  return new Map(sets.flatMap((each) => filesOfKind(each, kind).map((file) => [file.value.name, file] as const)));
}

/** Sections of service.yaml that name things. */
export type NamingSection = "plans" | "roles" | "features" | "generations" | "tokenKinds" | "documents";

/** The names in a section of service.yaml, of the set and of those that it stands on. */
export function sectionNames(set: LoadedSet, section: NamingSection): readonly string[] {
  return services(set).flatMap((service) => Object.keys(service[section] ?? {}));
}

/** The `service` files of a set and of those that it stands on, nearest first. */
export function services(set: LoadedSet): readonly Service[] {
  return lineage(set).flatMap((each) => filesOfKind(each, "service").map(({ value }) => value));
}

/** The Web API rate tiers that methods may name. */
export function webapiTiers(set: LoadedSet): NonNullable<NonNullable<Service["webapi"]>["rates"]> {
  return services(set).find(({ webapi }) => webapi?.rates !== undefined)?.webapi?.rates ?? {};
}
