import type { Surroundings } from "../surroundings.js";

/** How far a command is. */
interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Shows how far a command is. */
interface ProgressBar {
  show(progress: Progress): void;
  /** Takes the bar away. */
  clear(): void;
}

const longestBar = 40;

/** A bar where a person reads, which is written anew only when it looks different; nothing elsewhere. */
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

/** A bar and its percentage, one character shorter than the terminal at most. */
export function printProgress({ done, total, columns }: Progress & { readonly columns: number }): string {
  const part = total === 0 ? 1 : Math.min(done / total, 1);
  const width = Math.min(Math.max(columns - 8, 0), longestBar);
  const full = Math.floor(part * width);
  const percent = String(Math.floor(part * 100)).padStart(3);
  return `[${"#".repeat(full)}${"-".repeat(width - full)}]${percent} %`;
}
