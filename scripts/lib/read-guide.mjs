/**
 * A guide of CONTRIBUTING.md: a table of files, and blocks of code.
 * @typedef {object} Guide
 * @property {readonly string[]} files the paths of the first table, in which `<name>` is any name
 * @property {readonly Block[]} blocks in order
 */

/**
 * A block of code that begins with the path of its file in a comment: a new file, or changes of a file.
 * @typedef {object} Block
 * @property {string} path
 * @property {string} text
 * @property {boolean} isDiff
 */

/**
 * Reads the guide below a heading of a page.
 * @returns {Guide}
 */
export function readGuide(page, heading) {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const [own] = section.split(/^## /m);
  const [table = ""] = own.match(/(?:^\|.*\n)+/m) ?? [];
  const rows = table.split("\n").slice(2, -1);
  return {
    files: rows.map((row) => row.match(/`([^`]+)`/)?.[1] ?? row),
    blocks: [...own.matchAll(/^( *)```(\w+)\n +(?:#|\/\/) (\S+)\n([\s\S]*?)^ *```$/gm)].map(
      ([, indent, language, path, text]) => ({
        path,
        text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
        isDiff: language === "diff",
      }),
    ),
  };
}

/** Whether a path is a file of a guide's table, or in a folder of it. */
export function isNamed(path, { files }) {
  const patternOf = (file) => file.replaceAll(/[.]/g, "\\.").replaceAll(/<[^>]+>/g, "[^/]+");
  return files.some((file) => new RegExp(`^${patternOf(file)}(/|$)`).test(path));
}

/**
 * Applies the changes of a block to the text of its file. Lines that stay or go are found by their text, which must be in the
 * file once. `@@` separates changes.
 * @throws Error with the lines that are not in the file once
 */
export function applyDiff(text, { path, text: diff }) {
  return diff.split(/^@@.*\n/m).reduce((before, hunk) => {
    const lines = hunk.split(/(?<=\n)/);
    const linesOf = (kinds) => lines.flatMap((line) => (kinds.includes(line[0]) ? [line.slice(1)] : [])).join("");
    const parts = `\n${before}`.split(`\n${linesOf(" -")}`);
    if (parts.length !== 2) throw new Error(`${path} does not have these lines once:\n${linesOf(" -")}`);
    return parts.join(`\n${linesOf(" +")}`).slice(1);
  }, text);
}
