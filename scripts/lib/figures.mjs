import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folderOfFigures = () => process.env["ROLLCALL_FIGURES"];

/** Leaves a figure of a long run for scripts/weights.mjs, if ROLLCALL_FIGURES names a folder for it. */
export function leaveFigure(id, value) {
  const folder = folderOfFigures();
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, id), String(value));
}

/** The figure that a long run has left. Undefined if there was no such run. */
export function readFigure(id) {
  const file = join(folderOfFigures() ?? "", id);
  return folderOfFigures() !== undefined && existsSync(file) ? Number(readFileSync(file, "utf8")) : undefined;
}
