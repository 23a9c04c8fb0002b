import { open, rename, rm } from "node:fs/promises";
import type { Command } from "commander";
import type { Kind } from "../../attributes/assignments.js";
import { type AttributePlace, findPlace, isWritable, placesOf } from "../../attributes/attribute-place.js";
import { printValue } from "../../attributes/print-value.js";
import { CommandError, describeFileError, exitCodes } from "../../describe-error.js";
import { printCsvField } from "../../import/read-csv.js";
import { formatOf, type ImportFormat } from "../../import/read-rows.js";
import { createStatusLine, partOf } from "../../output/status-line.js";
import type { PlainList, PlainResource } from "../../settings/plain-resources.js";
import type { Surroundings } from "../../surroundings.js";
import { addResourceCommand, resourceContext } from "./resource-command.js";

/** Adds `export` to the command on users. */
export function addExportCommand(users: Command, surroundings: Surroundings): void {
  addResourceCommand(
    users,
    "export [file]",
    "Write all users to a CSV or NDJSON file, or as NDJSON to standard output.",
  )
    .option("--columns <names>", "comma-separated attributes of a CSV file (default: all writable attributes)")
    .action(async (path: string | undefined, { columns }: { readonly columns?: string }, command: Command) => {
      const { kind, resources } = await resourceContext("User", command, surroundings);
      const format: ImportFormat = path === undefined ? "ndjson" : formatOf(path);
      const printer = createPrinter(format, kind, columns);
      const count = await writeAll(path, printer, resources.pages({ count: 1000 }), surroundings);
      if (path !== undefined) surroundings.err(`rollcall: wrote ${count} users to ${path}\n`);
    });
}

/** Prints users as lines. */
interface Printer {
  readonly head: string;
  readonly line: (resource: PlainResource) => string;
}

function createPrinter(format: ImportFormat, { type, version }: Kind, columns: string | undefined): Printer {
  if (format === "ndjson") return { head: "", line: (resource) => `${JSON.stringify(resource)}\n` };
  const places = placesOf(type, version);
  const isAnswered = ({ attribute }: AttributePlace) => attribute.returned !== "never";
  const chosen =
    columns === undefined
      ? places.filter((place) => (isWritable(place) || place.path === "id") && isAnswered(place))
      : columns.split(",").map((name) => findPlace(places, name.trim()));
  const row = (fields: readonly string[]) => `${fields.map(printCsvField).join(",")}\n`;
  return {
    head: row(chosen.map(({ path }) => path)),
    line: (resource) => row(chosen.map((place) => printValue(resource, place))),
  };
}

/** Writes to a temporary file next to the target, so that readers never see an incomplete file. */
async function writeAll(
  path: string | undefined,
  { head, line }: Printer,
  pages: AsyncIterable<PlainList>,
  surroundings: Surroundings,
): Promise<number> {
  const bar = createStatusLine(surroundings);
  const beside = path === undefined ? undefined : `${path}.${process.pid}.new`;
  const file = beside === undefined ? undefined : await openNew(beside, path);
  const write = (text: string) => (file === undefined ? surroundings.out(text) : file.appendFile(text));
  const interrupted = surroundings.onInterrupt?.();
  let count = 0;
  try {
    await write(head);
    for await (const { Resources: resources = [], totalResults: total } of pages)
      for (const resource of resources) {
        if (interrupted?.aborted === true)
          throw new CommandError("interrupted; nothing was written", exitCodes.interrupted);
        await write(line(resource));
        count += 1;
        bar.progress(partOf(count, total), `${count} of ${total} users`);
      }
    await file?.close();
    if (beside !== undefined && path !== undefined) await rename(beside, path);
    return count;
  } catch (error) {
    await file?.close().catch(() => undefined);
    if (beside !== undefined) await rm(beside, { force: true });
    throw error;
  } finally {
    bar.clear();
  }
}

async function openNew(beside: string, path = beside) {
  return open(beside, "w").catch((error: unknown) => {
    throw new CommandError(`cannot write ${path}: ${describeFileError(error, "written")}`, exitCodes.usage, {
      cause: error,
    });
  });
}
