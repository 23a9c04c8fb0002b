import { type Report, type RowResult, totalsOf } from "../report.js";

/** Colors of text on a terminal. */
export interface TextColours {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
}

const plain: TextColours = { bold: (text) => text, dim: (text) => text, red: (text) => text, green: (text) => text };

/** Options of {@link printText}. */
export interface PrintTextOptions {
  readonly colours?: TextColours;
  /** Also lists what was skipped. Default: false. */
  readonly skipped?: boolean;
}

/** Prints a report for people: the findings by section, with the request, what came, what should come and how to fix it. */
export function printText(
  { results, leftovers, requests }: Report,
  { colours = plain, skipped = false }: PrintTextOptions = {},
): string {
  const { bold } = colours;
  const sections = [...Map.groupBy(results, ({ document, section, title }) => `${document} §${section} ${title}`)];
  const blocks = sections.flatMap(([place, rows]) => {
    const shown = rows.filter(({ status }) => status === "failed" || (skipped && status === "skipped"));
    return shown.length === 0 ? [] : [`${bold(place)}\n${shown.map((row) => printRow(row, colours)).join("")}\n`];
  });
  const left =
    leftovers.length === 0
      ? ""
      : `These resources could not be removed:\n${leftovers.map((each) => `  ${each}\n`).join("")}\n`;
  return `${blocks.join("")}${left}${printTotals(results, requests, colours)}\n`;
}

function printRow(
  { id, level, sentence, status, reason, finding, known }: RowResult,
  { red, dim }: TextColours,
): string {
  if (status === "skipped") return `  ${dim("skipped")} ${sentence} ${dim(id)}\n    ${reason}\n`;
  const lines = [
    `came      ${finding?.came}`,
    `expected  ${finding?.expected}`,
    `request   ${finding?.request}`,
    `fix       ${finding?.fix}`,
    ...(known === true && reason !== undefined ? [`accepted  ${reason}`] : []),
  ];
  const mark = level === "must" ? red("MUST") : level === "should" ? "SHOULD" : "MAY";
  return `  ${mark}${known ? " (in the baseline)" : ""} ${sentence} ${dim(id)}\n${lines.map((line) => `    ${line}\n`).join("")}`;
}

function printTotals(results: readonly RowResult[], requests: number, { bold, red, green }: TextColours): string {
  const { passed, failed, skipped, fresh, byLevel } = totalsOf(results);
  const findings = `${failed} findings (${byLevel.must} MUST, ${byLevel.should} SHOULD, ${byLevel.may} MAY)`;
  const known = failed === fresh ? "" : `, ${failed - fresh} of them in the baseline`;
  return `${bold(green(`${passed} passed`))}, ${byLevel.must > 0 ? red(findings) : findings}${known}, ${skipped} skipped, with ${requests} requests`;
}
