import type { ControlOutcome } from "../../control-refusal.js";
import type { EntryFilter } from "../../journal/entry-filter.js";
import type { Recorded } from "../../journal/recorded.js";
import { WaitTimedOut, waitFor } from "../../journal/wait-for.js";
import type { Controlled } from "../controlled.js";

const defaultTimeoutMs = 5_000;

interface Wait {
  readonly signal: AbortSignal;
  /** Default: 5,000. */
  readonly timeoutMs: number | undefined;
}

/** The first entry that matches, or a refusal if none does in time or the server stops. */
export async function waitInTime(
  { journal, stopping }: Pick<Controlled, "journal" | "stopping">,
  filter: EntryFilter,
  { signal, timeoutMs = defaultTimeoutMs }: Wait,
): Promise<ControlOutcome<{ readonly recorded: Recorded }>> {
  try {
    const ended = stopping === undefined ? signal : AbortSignal.any([signal, stopping]);
    return { ok: true, recorded: await waitFor(journal, filter, { timeoutMs, signal: ended }) };
  } catch (error) {
    if (stopping?.aborted === true) return { ok: false, error: "timed_out", detail: "The server is stopping." };
    if (!(error instanceof WaitTimedOut)) throw error;
    return { ok: false, error: "timed_out", detail: error.message };
  }
}
