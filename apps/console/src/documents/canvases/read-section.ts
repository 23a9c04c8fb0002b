/** The Markdown of a section, by what it is. */
type SectionShape =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "tasks"; readonly tasks: readonly { readonly text: string; readonly isDone: boolean }[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "callout"; readonly text: string }
  | { readonly kind: "text"; readonly text: string };

/** Reads a section of a canvas, which is one block. What has no other shape is a text. */
export function readSection(markdown: string): SectionShape {
  const [, hashes = "", title = ""] = /^(#{1,6}) +([^\n]+)$/.exec(markdown.trim()) ?? [];
  if (hashes !== "") return { kind: "heading", level: hashes.length, text: title };
  const lines = markdown.trim().split("\n");
  return readTasks(lines) ?? readTable(lines) ?? readCallout(lines) ?? { kind: "text", text: markdown };
}

function readTasks(lines: readonly string[]): SectionShape | undefined {
  const tasks = lines.map((line) => /^\s*[-*+] \[([ xX])\] (.*)$/.exec(line));
  if (!tasks.every((task) => task !== null)) return undefined;
  return { kind: "tasks", tasks: tasks.map(([, mark = "", text = ""]) => ({ text, isDone: mark !== " " })) };
}

function readTable([head = "", rule = "", ...rows]: readonly string[]): SectionShape | undefined {
  if (!/^\s*\|?[\s:|-]*-[\s:|-]*$/.test(rule) || !head.includes("|")) return undefined;
  return { kind: "table", head: cellsOf(head), rows: rows.map(cellsOf) };
}

function cellsOf(line: string): readonly string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function readCallout(lines: readonly string[]): SectionShape | undefined {
  if (!/^:::+ \{\.(callout|quote)\}$/.test(lines[0] ?? "") || !/^:::+$/.test(lines.at(-1) ?? "")) return undefined;
  return { kind: "callout", text: lines.slice(1, -1).join("\n") };
}
