import { readFile } from "node:fs/promises";

/** One row of the section of the generated reference that lists codes without a situation. */
interface ExemptedCode {
  readonly code: string;
  readonly reason: string;
}

/** What a page of the generated reference says of codes that no situation answers. */
export async function readExemptedCodes(page: string): Promise<readonly ExemptedCode[]> {
  const text = await readFile(new URL(`../../../../docs/reference/${page}`, import.meta.url), "utf8");
  const [, section] = text.split("## Codes without a situation\n");
  if (section === undefined) throw new Error(`${page} does not list codes without a situation.`);
  return [...section.matchAll(/^\| `([^`]+)` *\| .*? \| (.*?) *\|$/gm)].map(([, code = "", reason = ""]) => ({
    code,
    reason,
  }));
}
