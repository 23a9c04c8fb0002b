import type { Guarded } from "./guard.js";
import type { Figure, Result } from "./measure.js";
import type { Goal, Unit } from "./suite.js";

/** The results as a Markdown table with a column per contender. Parentheses contain the ratio to Rollcall's figure. */
export function toTable(results: readonly Result[]): string {
  const names = [...new Set(results.flatMap(({ figures }) => figures.map(({ contender }) => contender)))];
  const header = ["", ...names];
  const lines = results.map(({ row, figures }) => [row.name, ...names.map((name) => toCell(row.unit, figures, name))]);
  const widths = header.map((_, column) =>
    Math.max(3, ...[header, ...lines].map((cells) => (cells[column] ?? "").length)),
  );
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [header, rule, ...lines].map((cells) => toLine(cells, widths)).join("\n");
}

/** The lines printed for a result during a run: figures with their spread, and goals. */
export function toLines({ row, figures }: Result): readonly string[] {
  const [ours] = figures;
  if (ours === undefined) return [row.name];
  const lines = figures.map((figure) => {
    const ratio = figure === ours ? "" : `  ${toRatio(figure.median / ours.median)}`;
    return `  ${figure.contender.padEnd(26)} ${format(row.unit, figure.median).padStart(10)} ±${toPercent(figure.spread)}${ratio}`;
  });
  return [row.name, ...lines, ...(row.goals ?? []).map((goal) => `  ${judge(goal, figures)}`)];
}

/** The line printed for a guarded goal. */
export function toGuardLine({ row, figure, limit, against, isKept }: Guarded): string {
  const wanted = against === undefined ? `at most ${limit}` : `at least ${toRatio(limit)} ${against}`;
  const found = against === undefined ? toDigits(figure) : toRatio(figure);
  return `${isKept ? "kept" : "MISSED"}: ${row}: ${found}, ${wanted}`;
}

function judge({ against, limit }: Goal, figures: readonly Figure[]): string {
  const ours = figures[0]?.median ?? Number.NaN;
  if (against === undefined) return `${ours <= limit ? "reached" : "MISSED"}: at most ${limit}`;
  const other = figures.find(({ contender }) => contender === against)?.median;
  if (other === undefined) throw new Error(`The goal names ${against}, which is not a contender of the row.`);
  return `${other / ours >= limit ? "reached" : "MISSED"}: at least ${toRatio(limit)} ${against}`;
}

function toCell(unit: Unit, figures: readonly Figure[], name: string): string {
  const figure = figures.find(({ contender }) => contender === name);
  const ours = figures[0];
  if (figure === undefined || ours === undefined) return "";
  if (figure === ours || unit === "times") return format(unit, figure.median);
  return `${format(unit, figure.median)} (${toRatio(figure.median / ours.median)})`;
}

/** Pads cells to the width of their column, as the repository's formatter does. Figures are right-aligned. */
function toLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  return `| ${padded.join(" | ")} |`;
}

function format(unit: Unit, value: number): string {
  switch (unit) {
    case "nanoseconds":
      return formatTime(value);
    case "milliseconds":
      return `${toDigits(value)} ms`;
    case "kilobytes":
      return `${toDigits(value)} KB`;
    case "times":
      return toRatio(value);
  }
}

function formatTime(nanoseconds: number): string {
  if (nanoseconds < 1_000) return `${toDigits(nanoseconds)} ns`;
  return nanoseconds < 1_000_000 ? `${toDigits(nanoseconds / 1_000)} µs` : `${toDigits(nanoseconds / 1_000_000)} ms`;
}

function toRatio(value: number): string {
  return `${toDigits(value)}×`;
}

/** Two significant digits, or the whole number if it has more. */
function toDigits(value: number): string {
  return value >= 10 ? value.toFixed(0) : value.toPrecision(2);
}

function toPercent(part: number): string {
  return `${(part * 100).toFixed(0)} %`;
}
