import type { DocumentSet } from "@rollcall/service/store";
import { schemaOf, sideTableOf, tableOf } from "./schema.js";
import { type SideTable, sideTables } from "./side-tables.js";

/**
 * A statement, or a table whose columns are to be computed from its documents once more. Statements are plain text and
 * call no code, so that a released step never changes; `{text}` is text that compares by its bytes.
 */
export type MigrationStep = string | { readonly refill: string };

/**
 * The steps from each released version of the tables to the next. The first released version is the schema in
 * `schema.sql`; a table that is missing is made without a step.
 */
export const migrations: readonly (readonly MigrationStep[])[] = [];

/** The first version of the tables that can be brought up to date: that of the first release. */
export const firstVersion = 3;

/** The version of the tables that a list of migrations leads to. */
export function versionAfter(steps: readonly (readonly MigrationStep[])[]): number {
  return firstVersion + steps.length;
}

/** The version that this package writes. */
export const presentVersion = versionAfter(migrations);

/** What leads from a version of the tables to the present one. */
interface Upgrade {
  /** Statements, in the words of a database. */
  readonly statements: readonly string[];
  /** Tables whose columns are to be computed once the statements have run. */
  readonly refills: readonly string[];
}

/** Where an upgrade begins, and in which words. */
interface UpgradeFrom {
  /** The version of the tables; 0 for an empty database. */
  readonly version: number;
  /** The names of the tables that there are. */
  readonly tables: ReadonlySet<string>;
  readonly documents: DocumentSet;
  readonly textType: string;
  readonly steps: readonly (readonly MigrationStep[])[];
}

/** The statements and refills that lead from a version to the present one. */
export function upgradeFrom({ version, tables, documents, textType, steps }: UpgradeFrom): Upgrade {
  const written = (text: string) => text.replaceAll("{text}", textType);
  if (version === 0) return { statements: schemaOf(documents).map(written), refills: [] };
  const missed = steps.slice(version - firstVersion).flat();
  const refills = missed.flatMap((step) => (typeof step === "string" ? [] : [step.refill]));
  const statements = missed.filter((step) => typeof step === "string");
  const made = new Set(missed.flatMap((step) => /^create table (\w+)/.exec(String(step))?.[1] ?? []));
  const isMissing = (table: string) => !tables.has(table) && !made.has(table);
  const missing = [
    ...Object.values(documents).flatMap((document) => (isMissing(document.table) ? tableOf(document) : [])),
    ...Object.entries<SideTable>(sideTables).flatMap(([name, table]) =>
      isMissing(name) ? sideTableOf(name, table) : [],
    ),
  ];
  return { statements: [...statements, ...missing].map(written), refills: [...new Set(refills)] };
}
