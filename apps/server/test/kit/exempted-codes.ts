import { readFile } from "node:fs/promises";

/** A row of the generated reference's section about codes without a situation. */
interface ExemptedCode {
  readonly code: string;
  readonly reason: string;
}

/** Reads which codes a page of the generated reference lists as not answered in any situation. */
export async function readExemptedCodes(page: string): Promise<readonly ExemptedCode[]> {
  const text = await readFile(new URL(`../../../../docs/reference/${page}`, import.meta.url), "utf8");
  const [, section] = text.split("## Codes without a situation\n");
  if (section === undefined) throw new Error(`${page} does not list codes without a situation.`);
  return [...section.matchAll(/^\| `([^`]+)` *\| .*? \| (.*?) *\|$/gm)].map(([, code = "", reason = ""]) => ({
    code,
    reason,
  }));
}
