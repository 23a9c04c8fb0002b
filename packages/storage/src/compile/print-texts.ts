import type { StatementText } from "../sql/statements/dialect.js";

/** Length of a line of code. */
const lineLength = 120;

/**
 * Prints the texts of statements as a module, formatted like all code.
 * @param name name of its export
 */
export function printTexts(name: string, description: string, texts: Readonly<Record<string, StatementText>>): string {
  const entries = Object.entries(texts).map(
    ([key, { sql, names }]) => `  ${printText(key)}: {\n    sql: ${printText(sql)},\n${printNames(names)}  },\n`,
  );
  return `// Compiled by src/compile/texts.test.ts (--update) from src/compile/statements.ts; do not edit.
import type { StatementTexts } from "../sql/statements/dialect.js";

/** ${description} */
export const ${name}: StatementTexts = {
${entries.join("")}};
`;
}

function printNames(names: readonly string[]): string {
  const line = `    names: [${names.map(printText).join(", ")}],\n`;
  if (line.length <= lineLength + 1) return line;
  return `    names: [\n${names.map((name) => `      ${printText(name)},\n`).join("")}    ],\n`;
}

/** A literal with the quotation marks that need fewer escapes. */
function printText(text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
  const [single, double] = [text.split("'").length, text.split('"').length];
  return double > single ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped.replaceAll('"', '\\"')}"`;
}
