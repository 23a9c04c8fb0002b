import type { Surroundings } from "../surroundings.js";

/** A line with the progress and the current activity of a command. */
export interface StatusLine {
  /** Shows the progress, at most ten times per second. @param done fraction from 0 to 1 */
  progress(done: number, text: string): void;
  /** Shows the activity immediately. */
  event(done: number, text: string): void;
  /** Removes the line. */
  clear(): void;
}

/** The completed fraction, from 0 to 1. */
export function partOf(done: number, total: number): number {
  return total === 0 ? 1 : Math.min(done / total, 1);
}

const everyMs = 100;
const barWidth = 24;

/** Creates a status line for terminals. Elsewhere it prints nothing. */
export function createStatusLine({ err, isErrorTerminal = false, columns }: Surroundings): StatusLine {
  let shownAt: number | undefined;
  const show = (done: number, text: string) => {
    shownAt = Date.now();
    if (isErrorTerminal) err(`\r\u001b[K${printStatus(done, text).slice(0, Math.max(columns - 1, barWidth))}`);
  };
  return {
    progress: (done, text) => {
      if (shownAt === undefined || Date.now() - shownAt >= everyMs) show(done, text);
    },
    event: show,
    clear: () => {
      if (isErrorTerminal && shownAt !== undefined) err("\r\u001b[K");
      shownAt = undefined;
    },
  };
}

function printStatus(done: number, text: string): string {
  // The bar is full only at the end.
  const full = Math.floor(Math.min(Math.max(done, 0), 1) * barWidth);
  return `[${"#".repeat(full)}${"-".repeat(barWidth - full)}] ${text}`;
}
