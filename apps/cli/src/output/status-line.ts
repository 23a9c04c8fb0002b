import type { Surroundings } from "../surroundings.js";

/** A line that shows how far a command is, and what it does. */
export interface StatusLine {
  /** Shows how far it is, ten times a second at most. @param done part of the whole, from 0 to 1 */
  progress(done: number, text: string): void;
  /** Shows at once what it does. */
  event(done: number, text: string): void;
  /** Takes the line away. */
  clear(): void;
}

/** How much of a whole is done, from 0 to 1. */
export function partOf(done: number, total: number): number {
  return total === 0 ? 1 : Math.min(done / total, 1);
}

const everyMs = 100;
const barWidth = 24;

/** A line where a person watches, and nothing elsewhere. */
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
  // The bar is full only where everything is done.
  const full = Math.floor(Math.min(Math.max(done, 0), 1) * barWidth);
  return `[${"#".repeat(full)}${"-".repeat(barWidth - full)}] ${text}`;
}
