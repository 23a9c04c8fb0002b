import { resealed, type Sealer } from "@rollcall/service";
import { type AnyDocument, type DocumentSet, documents as ownDocuments } from "@rollcall/service/store";
import { readTables, savedTablesOf } from "@rollcall/storage/saved";
import type { World } from "../worlds/world.js";
import { leftOut } from "./parse-saved-world.js";

/** Options for reading a saved world. */
interface PrintOptions {
  readonly documents: DocumentSet;
  /** Opens the credentials of apps. */
  readonly sealer: Sealer;
  /** Whether the file has secrets, in clear text. */
  readonly withSecrets: boolean;
}

/** Prints everything in a world as YAML, one row of a table on each line. */
export async function printSavedWorld(world: World, { documents, sealer, withSecrets }: PrintOptions): Promise<string> {
  const { now, frozen } = world.clock.state();
  const tables = Object.entries(readTables(world.store.image(), documents)).filter(([name]) => !leftOut.has(name));
  const change = withSecrets ? opening(sealer) : withoutSecrets(documents);
  const lines = tables.flatMap(([name, rows]) => [
    `  ${name}:${rows.length === 0 ? " []" : ""}`,
    ...rows.map((row) => `    - ${JSON.stringify(change(name, row))}`),
  ]);
  const contents = await readContents(world, tables);
  return [
    "# A saved world: everything in it, a row on each line. Load it with `rollcall world load`, or on the page of worlds.",
    withSecrets
      ? "# It has secrets: credentials of apps are in clear text."
      : "# It has no secrets: no signing secrets, tokens and secrets of webhooks, and no passwords.",
    "kind: saved-world",
    `version: ${savedTablesOf(documents).version}`,
    `clock: ${JSON.stringify({ now: now.toISOString(), frozen })}`,
    ...("count" in world.ids ? [`identifiers: ${world.ids.count()}`] : []),
    "tables:",
    ...lines,
    `contents:${contents.length === 0 ? " []" : ""}`,
    ...contents.map((bytes) => `  - ${JSON.stringify(bytes.toString("base64"))}`),
    "",
  ].join("\n");
}

type Row = Readonly<Record<string, unknown>>;

type ChangeRow = (table: string, row: Row) => Row;

function opening(sealer: Sealer): ChangeRow {
  return (table, row) => {
    const reseal = resealed[table];
    return reseal === undefined ? row : { ...row, document: reseal(row["document"], sealer.open) };
  };
}

function withoutSecrets(documents: DocumentSet): ChangeRow {
  const byTable = new Map(Object.values(documents).map((document) => [document.table, document]));
  return (table, row) => {
    const document = byTable.get(table);
    if (document === undefined) return row;
    const value = withoutSecret(document, Object(row["document"]));
    return value === row["document"] ? row : { ...row, ...columnsOf(document, value), document: value };
  };
}

/** The value of a document without its secrets; the same value if it has none. */
function withoutSecret({ table }: AnyDocument, value: object): object {
  const reseal = resealed[table];
  if (reseal !== undefined) return reseal(value, () => undefined);
  if (table !== ownDocuments.user.table || !Object.hasOwn(value, "passwordHash")) return value;
  const { passwordHash: _hash, ...rest } = value as { readonly passwordHash?: string };
  return rest;
}

function columnsOf({ columns }: AnyDocument, value: object): Row {
  return Object.fromEntries(Object.entries(columns).map(([name, { of }]) => [name, of(value)]));
}

/** Bytes of files and uploads, each once. */
async function readContents({ store }: World, tables: readonly (readonly [string, readonly Row[]])[]) {
  const hashes = new Set(tables.flatMap(([, rows]) => rows.flatMap(({ content }) => content ?? [])));
  const found: Buffer[] = [];
  for (const hash of [...hashes].toSorted()) {
    const parts: Uint8Array[] = [];
    for await (const part of (await store.contents.read(String(hash))) ?? []) parts.push(part);
    found.push(Buffer.concat(parts));
  }
  return found;
}
