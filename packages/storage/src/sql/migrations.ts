import type { DocumentSet } from "@rollcall/service/store";
import { conversations } from "./migrations/conversations.js";
import { growth } from "./migrations/growth.js";
import type { MigrationStep } from "./refill.js";
import { schemaOf, sideTableOf, tableOf } from "./schema.js";
import { type SideTable, sideTables } from "./side-tables.js";

/**
 * Steps from each released version of the tables to the next. The first released version is the schema in `schema.sql`.
 * Missing tables are created without a step, and dropped ones again.
 */
export const migrations: readonly (readonly MigrationStep[])[] = [conversations, growth];

/** First version of the tables that can be migrated: that of the first release. */
export const firstVersion = 3;

/** Version of the tables after a list of migrations. */
export function versionAfter(steps: readonly (readonly MigrationStep[])[]): number {
  return firstVersion + steps.length;
}

/** Version that this package writes. */
export const presentVersion = versionAfter(migrations);

/** Migration from a version of the tables to the current one. */
interface Upgrade {
  /** Statements in the dialect of a database. */
  readonly statements: readonly string[];
  /** Tables whose columns are recomputed after the statements have run. */
  readonly refills: readonly string[];
}

/** Start of an upgrade, and its dialect. */
interface UpgradeFrom {
  /** Version of the tables; 0 for an empty database. */
  readonly version: number;
  /** Names of the existing tables. */
  readonly tables: ReadonlySet<string>;
  readonly documents: DocumentSet;
  readonly textType: string;
  readonly steps: readonly (readonly MigrationStep[])[];
}

/** Statements and refills that migrate a version to the current one. */
export function upgradeFrom({ version, tables, documents, textType, steps }: UpgradeFrom): Upgrade {
  const written = (text: string) => text.replaceAll("{text}", textType);
  if (version === 0) return { statements: schemaOf(documents).map(written), refills: [] };
  const missed = steps.slice(version - firstVersion).flat();
  const refills = missed.flatMap((step) => (typeof step === "string" ? [] : [step.refill]));
  const statements = missed.filter((step) => typeof step === "string");
  const namedBy = (pattern: RegExp) => new Set(missed.flatMap((step) => pattern.exec(String(step))?.[1] ?? []));
  const [made, dropped] = [namedBy(/^create table (\w+)/), namedBy(/^drop table if exists (\w+)/)];
  const isMissing = (table: string) => (!tables.has(table) || dropped.has(table)) && !made.has(table);
  const missing = [
    ...Object.values(documents).flatMap((document) => (isMissing(document.table) ? tableOf(document) : [])),
    ...Object.entries<SideTable>(sideTables).flatMap(([name, table]) =>
      isMissing(name) ? sideTableOf(name, table) : [],
    ),
  ];
  return { statements: [...statements, ...missing].map(written), refills: [...new Set(refills)] };
}
