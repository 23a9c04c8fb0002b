import { resealed, type Sealer } from "@rollcall/service";
import type { DocumentSet } from "@rollcall/service/store";
import { readTables, savedTablesOf } from "@rollcall/storage/saved";
import type { World } from "../worlds/world.js";
import { leftOut } from "./saved-world.js";

/** What a saved world is read with. */
interface PrintOptions {
  readonly documents: DocumentSet;
  /** Opens the credentials of apps, which the file has in clear text. */
  readonly sealer: Sealer;
}

/** Prints everything in a world as YAML, one row of a table on each line. */
export async function printSavedWorld(world: World, { documents, sealer }: PrintOptions): Promise<string> {
  const { now, frozen } = world.clock.state();
  const tables = Object.entries(readTables(world.store.image(), documents)).filter(([name]) => !leftOut.has(name));
  const lines = tables.flatMap(([name, rows]) => [
    `  ${name}:${rows.length === 0 ? " []" : ""}`,
    ...rows.map((row) => `    - ${JSON.stringify(opened(name, row, sealer))}`),
  ]);
  const contents = await readContents(world, tables);
  return [
    "# A saved world: everything in it, a row on each line. Load it with `rollcall world load`, or on the page of worlds.",
    "# Credentials of apps are in clear text.",
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

function opened(table: string, row: Row, sealer: Sealer): Row {
  const reseal = resealed[table];
  return reseal === undefined ? row : { ...row, document: reseal(row["document"], sealer.open) };
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
