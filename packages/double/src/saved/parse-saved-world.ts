import { type Finding, type LocateWhat, parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { resealed, type Sealer } from "@rollcall/service";
import type { DocumentSet } from "@rollcall/service/store";
import { type SavedTable, savedTablesOf } from "@rollcall/storage/saved";
import type { StoredRow } from "@rollcall/storage/sqlite";
import { z } from "zod";
import type { ClockState } from "../clock/virtual-clock.js";

const savedSchema = z.strictObject({
  kind: z.literal("saved-world"),
  version: z.int(),
  clock: z.strictObject({ now: z.iso.datetime(), frozen: z.boolean() }),
  identifiers: z.int().min(0).optional(),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  contents: z.array(z.base64()),
});

type Saved = z.output<typeof savedSchema>;

/** A saved world, or every problem of its text as `path:line:column message`. */
type ParsedSavedWorld =
  | { readonly ok: true; readonly world: SavedWorld }
  | { readonly ok: false; readonly problems: readonly string[] };

interface ParseOptions {
  readonly documents: DocumentSet;
  /** Seals the credentials of apps. */
  readonly sealer: Sealer;
}

/** Reads and checks the text of a saved world; `path` is the name that problems state. */
export function parseSavedWorld(text: string, path: string, { documents, sealer }: ParseOptions): ParsedSavedWorld {
  const read = parseCheckedYaml(text, savedSchema, { path });
  if (!read.ok) return { ok: false, problems: read.findings.map(printFinding) };
  const { value, locate } = read;
  const findings = findProblems(value, documents).map(
    ({ at, what, message }): Finding => ({ path, ...locate(at, what), message }),
  );
  if (findings.length > 0) return { ok: false, problems: findings.map(printFinding) };
  const { clock, identifiers, tables, contents } = value;
  const sealed = Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => seal(name, row, sealer))]);
  return {
    ok: true,
    world: {
      kind: "saved-world",
      clock: { now: new Date(clock.now), frozen: clock.frozen },
      ...(identifiers !== undefined && { identifiers }),
      tables: Object.fromEntries(sealed),
      contents: contents.map((base64) => Buffer.from(base64, "base64")),
    },
  };
}

interface Problem {
  readonly at: readonly (string | number)[];
  readonly what?: LocateWhat;
  readonly message: string;
}

function findProblems({ version, tables }: Saved, documents: DocumentSet): readonly Problem[] {
  const known = savedTablesOf(documents);
  if (version !== known.version) {
    const message = `Another version of Rollcall saved this world: its tables are of version ${version}, and this one has ${known.version}. Load it with that version`;
    return [{ at: ["version"], message }];
  }
  return Object.entries(tables).flatMap(([name, rows]): readonly Problem[] => {
    const table = leftOut.has(name) ? undefined : known.tables.get(name);
    if (table === undefined) return [{ at: ["tables", name], what: "key", message: `There is no table ${name}` }];
    return rows.flatMap((row, index) => findRowProblems(row, ["tables", name, index], table));
  });
}

function findRowProblems(row: StoredRow, at: Problem["at"], { columns }: SavedTable): readonly Problem[] {
  const more = Object.keys(row).filter((column) => !Object.hasOwn(columns, column));
  return [
    ...more.map((column): Problem => ({ at: [...at, column], what: "key", message: `Unknown column ${column}` })),
    ...Object.entries(columns).flatMap(([column, type]): readonly Problem[] => {
      if (!Object.hasOwn(row, column)) return [{ at, message: `Missing column ${column}` }];
      return holds(row[column], type) ? [] : [{ at: [...at, column], message: `Expected ${expectedOf(type)}` }];
    }),
  ];
}

function holds(value: unknown, type: string): boolean {
  if (type === "document") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (value === null) return type.endsWith("?");
  return type.startsWith("text") ? typeof value === "string" : Number.isSafeInteger(value);
}

function expectedOf(type: string): string {
  if (type === "document") return "an object";
  const what = type.startsWith("text") ? "text" : "a whole number";
  return type.endsWith("?") ? `${what} or null` : what;
}

function seal(table: string, row: StoredRow, sealer: Sealer): StoredRow {
  const reseal = resealed[table];
  return reseal === undefined ? row : { ...row, document: reseal(row["document"], sealer.seal) };
}

/** A world as `world.save` returns it: the rows of its tables. */
export interface SavedWorld {
  readonly kind: "saved-world";
  readonly clock: ClockState;
  /** Number of identifiers made from the seed; absent without a seed. */
  readonly identifiers?: number;
  readonly tables: Readonly<Record<string, readonly StoredRow[]>>;
  /** Bytes of files. */
  readonly contents: readonly Uint8Array[];
}

/** Tables of a world that are not saved: each server makes its own key for signatures. */
export const leftOut: ReadonlySet<string> = new Set(["signing_keys"]);

/** Whether a text is a saved world. */
export function isSavedWorld(text: string): boolean {
  return /^kind: *["']?saved-world\b/m.test(text.slice(0, 2000));
}
