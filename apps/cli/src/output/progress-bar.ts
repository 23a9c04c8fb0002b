import type { Surroundings } from "../surroundings.js";

/** The progress of a command. */
interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Shows the progress of a command. */
interface ProgressBar {
  show(progress: Progress): void;
  /** Removes the bar. */
  clear(): void;
}

const longestBar = 40;

/** Creates a progress bar for terminals, rewritten only when it changes. Elsewhere it prints nothing. */
export function createProgressBar({ err, isErrorTerminal = false, columns }: Surroundings): ProgressBar {
  let shown = "";
  return {
    show: (progress) => {
      const text = printProgress({ ...progress, columns });
      if (!isErrorTerminal || text === shown) return;
      shown = text;
      err(`\r${text}`);
    },
    clear: () => {
      if (shown !== "") err(`\r${" ".repeat(shown.length)}\r`);
      shown = "";
    },
  };
}

/** Prints a bar and a percentage, at least one character narrower than the terminal. */
export function printProgress({ done, total, columns }: Progress & { readonly columns: number }): string {
  const part = total === 0 ? 1 : Math.min(done / total, 1);
  const width = Math.min(Math.max(columns - 8, 0), longestBar);
  const full = Math.floor(part * width);
  const percent = String(Math.floor(part * 100)).padStart(3);
  return `[${"#".repeat(full)}${"-".repeat(width - full)}]${percent} %`;
}
