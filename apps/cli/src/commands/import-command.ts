import type { ScimVersion } from "@rollcall/client";
import type { Command } from "commander";
import type { Kind } from "../attributes/assignments.js";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { type ImportFormat, readRows } from "../import/import-row.js";
import { InterruptedError, waitUnlessInterrupted } from "../import/interrupted-error.js";
import { openLedger, removeLedger } from "../import/ledger.js";
import { openPieces } from "../import/read-pieces.js";
import { type Imported, runImport } from "../import/run-import.js";
import { type Failure, writeReport } from "../import/write-report.js";
import { createWriter } from "../output/create-writer.js";
import { createStatusLine } from "../output/status-line.js";
import { createPlainScim } from "../settings/plain-resources.js";
import { type Target, targetOf } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";
import { addResourceCommand, attributeHelp } from "./resource-command.js";

const hint = `
The first line of a CSV file names attributes; an NDJSON file has a user as JSON on each line. Beside the file stands
<file>.import while the import is not done: after Ctrl-C, or a server that went away, the same command goes on where it
stopped. What failed is listed in <file>.failed.ndjson, with lines and codes.
`;

/** Adds `import` to the command on users. */
export function addImportCommand(users: Command, surroundings: Surroundings): void {
  addResourceCommand(users, "import <file>", "Make a user of each row of a CSV or NDJSON file.")
    .addHelpText("after", `${hint}${attributeHelp("User")}`)
    .action(async (path: string, _options, command: Command) => {
      const { scim: version, json = false } = command.opts<{ readonly scim: ScimVersion; readonly json?: boolean }>();
      const target = await targetOf(command, surroundings);
      const imported = await importFile(path, { type: "User", version }, target, surroundings);
      const { progress, stopped } = imported;
      if (stopped !== undefined) throw describeStop(imported, path);
      const { failures, report } = await writeReport(path, ledgerOf(path));
      await removeLedger(ledgerOf(path));
      const { created, existing, failed } = progress;
      createWriter(surroundings, { json }).answer({ created, existing, failed, report: report ?? null }, () =>
        printImported(imported, path, failures),
      );
      if (failed > 0) throw new CommandError(`${failed} rows failed; ${report} lists them`, exitCodes.refused);
    });
}

function ledgerOf(path: string): string {
  return `${path}.import`;
}

async function importFile(path: string, kind: Kind, target: Target, surroundings: Surroundings): Promise<Imported> {
  const format = formatOf(path);
  const { pieces, done, digest } = await openPieces(path);
  const rows = readRows(pieces, format, kind);
  // The head of the file is read before anything is written.
  const first = await rows.next();
  const ledger = await openLedger(ledgerOf(path), { file: digest, url: target.url, scim: kind.version });
  const bar = createStatusLine(surroundings);
  const interrupted = surroundings.onInterrupt?.();
  const place = ledger.progress.line === 0 ? "at the beginning" : `behind line ${ledger.progress.line}`;
  if (ledger.goesOn) surroundings.err(`rollcall: going on ${place} of ${path}\n`);
  const resources = createPlainScim(target, kind, {
    retries: 1000,
    maxWaitMs: 15 * 60_000,
    sleep: (ms) => waitUnlessInterrupted(ms, interrupted),
    onWait: ({ waitMs }) => bar.event(done(), `called too often; waiting ${Math.ceil(waitMs / 1000)} s`),
  });
  try {
    return await runImport({
      rows: startingWith(first, rows),
      resources,
      ledger,
      interrupted,
      onProgress: ({ created, existing, failed }) =>
        bar.progress(done(), `${created + existing + failed} rows, ${failed} failed`),
    });
  } finally {
    bar.clear();
    await ledger.close();
  }
}

async function* startingWith<Item>(first: IteratorResult<Item, void>, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

function formatOf(path: string): ImportFormat {
  if (/\.csv$/i.test(path)) return "csv";
  if (/\.(ndjson|jsonl)$/i.test(path)) return "ndjson";
  throw new CommandError(`${path} is neither .csv nor .ndjson by its name`, exitCodes.usage);
}

/** Says how far an import came, and how to go on. */
function describeStop({ progress, stopped }: Imported, path: string): CommandError {
  const { line, created, existing, failed } = progress;
  const done =
    line === 0
      ? `nothing of ${path} is done`
      : `${created + existing + failed} rows of ${path} are done, up to line ${line}`;
  const next = "run the same command again to go on";
  if (stopped instanceof InterruptedError || stopped === undefined)
    return new CommandError(`interrupted: ${done}; ${next}`, exitCodes.interrupted);
  return new CommandError(`${stopped.message}\n${done}; ${next}`, stopped.exitCode, { cause: stopped });
}

function printImported({ progress }: Imported, path: string, failures: readonly Failure[]): string {
  const { created, existing, failed } = progress;
  const lines = failures.map(
    ({ line, error, meaning }) => `${path}:${line} ${error}${meaning === undefined ? "" : `: ${meaning}`}\n`,
  );
  const there = existing === 0 ? "" : `, ${existing} were there already`;
  return `${lines.join("")}created ${created} users${there}, ${failed} failed\n`;
}
