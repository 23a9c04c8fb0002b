import type { ScimVersion } from "@rollcall/client";
import type { Command } from "commander";
import type { Kind } from "../../attributes/assignments.js";
import { CommandError, exitCodes } from "../../describe-error.js";
import { openImportLog, removeImportLog, rowsDone } from "../../import/import-log.js";
import { InterruptedError, waitUnlessInterrupted } from "../../import/interrupted-error.js";
import { openPieces } from "../../import/read-row.js";
import { readRows } from "../../import/read-rows.js";
import { type Imported, runImport } from "../../import/run-import.js";
import { type Failure, writeReport } from "../../import/write-report.js";
import { createWriter } from "../../output/create-writer.js";
import { createStatusLine, partOf, type StatusLine } from "../../output/status-line.js";
import { createPlainScim } from "../../settings/plain-resources.js";
import { type Target, targetOf } from "../../settings/target.js";
import type { Surroundings } from "../../surroundings.js";
import { addResourceCommand, attributeHelp } from "./resource-command.js";

const hint = `
The first line of a CSV file names the attributes. Each line of an NDJSON file is a user as JSON. During the import,
<file>.import records the result of each row. After Ctrl-C or a lost server, run the same command again to continue where
it stopped. Failed rows are written to <file>.failed.ndjson with their reasons. Correct them there and import that file.
`;

/** Adds `import` to the command on users. */
export function addImportCommand(users: Command, surroundings: Surroundings): void {
  addResourceCommand(users, "import <file>", "Create a user from each row of a CSV or NDJSON file.")
    .addHelpText("after", `${hint}${attributeHelp("User")}`)
    .action(async (path: string, _options, command: Command) => {
      const { scim: version, json = false } = command.opts<{ readonly scim: ScimVersion; readonly json?: boolean }>();
      const target = await targetOf(command, surroundings);
      const imported = await importFile(path, { type: "User", version }, target, surroundings);
      const { progress, stopped } = imported;
      if (stopped !== undefined) throw describeStop(imported, path);
      const { failures, report } = await writeReport(path, logPathOf(path));
      await removeImportLog(logPathOf(path));
      const { created, existing, failed } = progress;
      createWriter(surroundings, { json }).answer({ created, existing, failed, report: report ?? null }, () =>
        printImported(imported, path, failures),
      );
      if (failed > 0)
        throw new CommandError(`${printCount(failed, "row")} failed; ${report} lists them`, exitCodes.refused);
    });
}

function logPathOf(path: string): string {
  return `${path}.import`;
}

async function importFile(path: string, kind: Kind, target: Target, surroundings: Surroundings): Promise<Imported> {
  const bar = createStatusLine(surroundings);
  const { total, digest } = await countRows(path, kind, bar);
  if (total === 0) surroundings.err(`rollcall: ${path} contains no users\n`);
  const log = await openImportLog(logPathOf(path), { file: digest, url: target.url, scim: kind.version });
  const interrupted = surroundings.onInterrupt?.();
  const place = log.progress.line === 0 ? "at the beginning" : `after line ${log.progress.line}`;
  if (log.isContinued) surroundings.err(`rollcall: continuing ${place} of ${path}\n`);
  let done = rowsDone(log.progress);
  const resources = createPlainScim(target, kind, {
    retries: 1000,
    maxWaitMs: 15 * 60_000,
    sleep: (ms) => waitUnlessInterrupted(ms, interrupted),
    onWait: ({ waitMs }) =>
      bar.event(partOf(done, total), `${done} of ${total} rows; rate limited; waiting ${Math.ceil(waitMs / 1000)} s`),
  });
  try {
    return await runImport({
      rows: readRows(path, openPieces(path).pieces, kind),
      resources,
      log,
      interrupted,
      onProgress: (progress) => {
        done = rowsDone(progress);
        bar.progress(partOf(done, total), `${done} of ${total} rows, ${progress.failed} failed`);
      },
    });
  } finally {
    bar.clear();
    await log.close();
  }
}

/** Reads the file before the import: checks its header and counts its rows. */
async function countRows(path: string, kind: Kind, bar: StatusLine) {
  const { pieces, digest } = openPieces(path);
  let total = 0;
  try {
    for await (const _row of readRows(path, pieces, kind)) {
      total += 1;
      bar.progress(0, `counting: ${total} rows`);
    }
  } finally {
    bar.clear();
  }
  return { total, digest: digest() };
}

function printCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Describes how far an import got, and how to continue. */
function describeStop({ progress, stopped }: Imported, path: string): CommandError {
  const { line } = progress;
  const done =
    line === 0 ? `no row of ${path} is done` : `${rowsDone(progress)} rows of ${path} are done, up to line ${line}`;
  const next = "run the same command again to continue";
  if (stopped instanceof InterruptedError || stopped === undefined)
    return new CommandError(`interrupted: ${done}; ${next}`, exitCodes.interrupted);
  return new CommandError(`${stopped.message}\n${done}; ${next}`, stopped.exitCode, { cause: stopped });
}

function printImported({ progress }: Imported, path: string, failures: readonly Failure[]): string {
  const { created, existing, failed } = progress;
  const lines = failures.map(
    ({ line, error, meaning }) => `${path}:${line} ${error}${meaning === undefined ? "" : `: ${meaning}`}\n`,
  );
  const there = existing === 0 ? "" : `, ${existing} existed already`;
  return `${lines.join("")}created ${printCount(created, "user")}${there}, ${failed} failed\n`;
}
