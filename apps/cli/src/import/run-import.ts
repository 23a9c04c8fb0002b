import { UnexpectedAnswerError } from "@rollcall/client";
import { CommandError } from "../command-error.js";
import { toCommandError } from "../describe-error.js";
import { describeRefusal } from "../describe-refusal.js";
import { exitCodes } from "../exit-codes.js";
import type { PlainResources } from "../settings/plain-resources.js";
import { type ImportLog, type ImportLogEntry, type Progress, rowsDone } from "./import-log.js";
import type { ImportRow } from "./import-row.js";
import { InterruptedError, waitUnlessInterrupted } from "./interrupted-error.js";

/** What an import works with. */
interface Import {
  readonly rows: AsyncIterable<ImportRow>;
  readonly resources: Pick<PlainResources, "create">;
  readonly log: ImportLog;
  /** Ends the import behind the row that is under way. */
  readonly interrupted: AbortSignal | undefined;
  /** Is told after each row. */
  readonly onProgress: (progress: Progress) => void;
  /** How long it waits before it calls again a server that cannot be reached, in milliseconds. */
  readonly pauseMs?: number;
}

/** How an import ended. */
export interface Imported {
  readonly progress: Progress;
  /** Why it stopped before the end; absent where it did not. */
  readonly stopped?: CommandError | InterruptedError;
}

/** Makes a user of each row that is not done yet, one after the other, and notes what became of it. */
export async function runImport(options: Import): Promise<Imported> {
  const { rows, log, interrupted, onProgress } = options;
  let { progress } = log;
  let isUncertain = log.goesOn;
  let toSkip = rowsDone(progress);
  try {
    for await (const row of rows) {
      toSkip -= 1;
      if (toSkip >= 0) continue;
      if (interrupted?.aborted === true) throw new InterruptedError("interrupted");
      const entry = await importRow(row, isUncertain, options);
      isUncertain = false;
      await log.add(entry);
      progress = { ...progress, line: row.line, [entry.outcome]: progress[entry.outcome] + 1 };
      onProgress(progress);
    }
    return { progress };
  } catch (thrown) {
    const error = toCommandError(thrown);
    if (error instanceof CommandError || error instanceof InterruptedError) return { progress, stopped: error };
    throw error;
  }
}

async function importRow(row: ImportRow, isUncertain: boolean, options: Import): Promise<ImportLogEntry> {
  const { line, source, read } = row;
  if (!read.ok) return { line, outcome: "failed", error: read.message, source };
  const { outcome, attempts } = await createPatiently(read.body, options);
  if (outcome.ok) return { line, outcome: "created", id: String(outcome.value["id"]) };
  if (outcome.status === 409 && (isUncertain || attempts > 1)) return { line, outcome: "existing" };
  if (endsImport(outcome.status)) throw new CommandError(describeRefusal(outcome.error), exitCodes.refused);
  return { line, outcome: "failed", error: outcome.error, source };
}

/** A refusal that every further row would meet as well: of the token, of the rate, of a service that is away. */
function endsImport(status: number): boolean {
  return status === 401 || status === 429 || status === 503;
}

const attemptsAtMost = 4;

/** Creates a user; a server that cannot be reached for a moment is called again. */
async function createPatiently(body: object, { resources, interrupted, pauseMs = 1000 }: Import) {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return { outcome: await resources.create(body), attempts };
    } catch (error) {
      const isAway = error instanceof UnexpectedAnswerError || isUnreachable(error);
      if (!isAway || attempts === attemptsAtMost) throw error;
      await waitUnlessInterrupted(attempts * pauseMs, interrupted);
    }
  }
}

function isUnreachable(error: unknown): boolean {
  return error instanceof CommandError && error.exitCode === exitCodes.unreachable;
}
