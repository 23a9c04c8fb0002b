// Prints what the repository costs those who work in it, with the limits of scripts/weights/limits.md, and exits with 1
// where a limit is passed. Figures of long runs come from the steps before it, in the folder that ROLLCALL_FIGURES names.
import { readFileSync } from "node:fs";
import { exec } from "./lib/exec.mjs";
import { readFigure } from "./lib/figures.mjs";
import { root } from "./lib/packages.mjs";
import { measureFiles, readTracked } from "./weights/measure-files.mjs";
import { printWeights, readLimits } from "./weights/print-weights.mjs";

const rows = readLimits(readFileSync(new URL("weights/limits.md", import.meta.url), "utf8"));
// A process of its own loads the sources.
const flags = ["--conditions=@rollcall/source", "--disable-warning=ExperimentalWarning"];
const calls = JSON.parse(await exec(process.execPath, [...flags, "scripts/weights/count-called-files.mjs"]));
const measured = { ...measureFiles(readTracked(root)), ...calls };
const figures = Object.fromEntries(rows.map(({ id }) => [id, measured[id] ?? readFigure(id)]));
const { lines, isPassed } = printWeights(rows, figures);
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = isPassed ? 0 : 1;
