import { type ReadErrors, resolveErrors } from "../../formats/error-table.js";
import { fileOfKind, filesOfKind, type LoadedFile, type LoadedSet, lineage } from "../../formats/loaded-set.js";
import type { Service } from "../../formats/service/service.js";

/** Kinds of files with an error table. */
export type ErrorsKind = "scim-errors" | "webapi-errors";

/** Reads the file with the error table of a set. */
export function readErrors(kind: ErrorsKind): ReadErrors<object, string> {
  return (set) => fileOfKind(set, kind)?.value;
}

/** Keys of the error table of a set, including those of its base. */
export function tableKeys(set: LoadedSet, kind: ErrorsKind): readonly string[] {
  return resolveErrors(set, readErrors(kind)).map(({ key }) => key);
}

/** The files of one kind in a set and its bases. Of two with the same name, that of the nearer set. */
export function namedFiles<K extends "scim-schema" | "webapi-type" | "webapi-method" | "event" | "event-envelope">(
  set: LoadedSet,
  kind: K,
): ReadonlyMap<string, LoadedFile<K>> {
  const sets = [...lineage(set)].reverse();
  return new Map(sets.flatMap((each) => filesOfKind(each, kind).map((file) => [file.value.name, file] as const)));
}

/** Sections of service.yaml that define names. */
export type NamingSection = "plans" | "roles" | "features" | "generations" | "tokenKinds" | "scopes" | "documents";

/** The names in a section of service.yaml, of the set and its bases. */
export function sectionNames(set: LoadedSet, section: NamingSection): readonly string[] {
  return services(set).flatMap((service) => Object.keys(service[section] ?? {}));
}

/** The `service` files of a set and its bases, nearest first. */
export function services(set: LoadedSet): readonly Service[] {
  return lineage(set).flatMap((each) => filesOfKind(each, "service").map(({ value }) => value));
}

/** The Web API rate tiers that methods may name, from the set and its bases. The nearer one wins. */
export function webapiTiers(set: LoadedSet): NonNullable<NonNullable<Service["webapi"]>["rates"]> {
  const sets = [...services(set)].reverse();
  return Object.fromEntries(sets.flatMap(({ webapi }) => Object.entries(webapi?.rates ?? {})));
}
