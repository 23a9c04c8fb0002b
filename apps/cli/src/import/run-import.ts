import { UnexpectedAnswerError } from "@rollcall/client";
import { CommandError, exitCodes, toCommandError } from "../describe-error.js";
import { describeRefusal } from "../describe-refusal.js";
import type { PlainResources } from "../settings/plain-resources.js";
import { type ImportLog, type ImportLogEntry, type Progress, rowsDone } from "./import-log.js";
import { InterruptedError, waitUnlessInterrupted } from "./interrupted-error.js";
import type { ImportRow } from "./read-row.js";

/** Dependencies of an import. */
interface Import {
  readonly rows: AsyncIterable<ImportRow>;
  readonly resources: Pick<PlainResources, "create">;
  readonly log: ImportLog;
  /** Stops the import after the current row. */
  readonly interrupted: AbortSignal | undefined;
  /** Called after each row. */
  readonly onProgress: (progress: Progress) => void;
  /** Delay before retrying an unavailable server, in milliseconds. */
  readonly pauseMs?: number;
}

/** The result of an import. */
export interface Imported {
  readonly progress: Progress;
  /** Reason for stopping early; absent if the import is complete. */
  readonly stopped?: CommandError | InterruptedError;
}

/** Creates a user from each remaining row in sequence, and records the results. */
export async function runImport(options: Import): Promise<Imported> {
  const { rows, log, interrupted, onProgress } = options;
  let { progress } = log;
  let isUncertain = log.isContinued;
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

/** Whether later rows would get the same refusal: a bad token, a rate limit or an unavailable service. */
function endsImport(status: number): boolean {
  return status === 401 || status === 429 || status === 503;
}

const attemptsAtMost = 4;

/** Creates a user. Retries if the server is temporarily unavailable. */
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
