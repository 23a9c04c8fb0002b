import { readFile, writeFile } from "node:fs/promises";
import { applyBaseline, fixedSince, parseBaseline, type Report, toBaseline } from "@rollcall/scim-conformance";
import { CommandError, exitCodes } from "../describe-error.js";

/** The files of baselines. */
interface BaselineFiles {
  readonly baseline?: string;
  readonly writeBaseline?: string;
}

/**
 * Marks the findings that the baseline has, and writes a new one, which keeps its reasons.
 * @throws CommandError if a file cannot be read or written
 */
export async function compareWithBaseline(
  report: Report,
  { baseline: from, writeBaseline: to }: BaselineFiles,
): Promise<{ readonly report: Report; readonly fixed: string }> {
  const baseline = from === undefined ? undefined : await readBaseline(from);
  const marked = baseline === undefined ? report : applyBaseline(report, baseline);
  if (to !== undefined) await writeText(to, `${JSON.stringify(toBaseline(marked), null, 2)}\n`);
  const fixed = baseline === undefined ? [] : fixedSince(baseline, report);
  const text =
    fixed.length === 0
      ? ""
      : `The server now meets these of the baseline; remove them from ${from}:\n${fixed.map((id) => `  ${id}\n`).join("")}`;
  return { report: marked, fixed: text };
}

async function readBaseline(path: string) {
  try {
    return parseBaseline(await readFile(path, "utf8"));
  } catch (error) {
    throw new CommandError(
      `cannot read the baseline ${path}: ${error instanceof Error ? error.message : error}`,
      exitCodes.usage,
      { cause: error },
    );
  }
}

/** Writes a file. @throws CommandError if it cannot be written */
export async function writeText(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`cannot write ${path}: ${error.code}`, exitCodes.usage, { cause: error });
  });
}
