import { readFile, writeFile } from "node:fs/promises";

/**
 * Replaces the text between `<!-- bench:NAME -->` and `<!-- /bench:NAME -->` in a file.
 *
 * @throws Error if the file has no such section.
 */
export async function writeSection(file: string, name: string, content: string): Promise<void> {
  const text = await readFile(file, "utf8");
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${file} has no section ${start} … ${end}.`);
  await writeFile(file, `${text.slice(0, from)}${start}\n\n${content.trim()}\n\n${text.slice(to)}`);
}
