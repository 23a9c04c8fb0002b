import type { SeenView } from "@rollcall/server";

/** A view, a line each: its title and buttons, the texts of its blocks, and what is wrong with inputs. */
export function printView({ id, type, title, blocks, submit, close, errors, below }: SeenView): string {
  const buttons = [submit, close].flatMap((text) => (text === undefined ? [] : `[${text}]`));
  const lines = [
    [type, id, ...(title === undefined ? [] : [JSON.stringify(title)]), ...buttons].join(" "),
    ...blocks.map((block) => `  ${printBlock(block)}`),
    ...Object.entries(errors).map(([block, text]) => `  error at ${block}: ${text}`),
    ...below.map((view) => `  above ${view.id} ${JSON.stringify(view.title)}`),
  ];
  return `${lines.join("\n")}\n`;
}

function printBlock(block: Readonly<Record<string, unknown>>): string {
  const text = textOf(block["text"]) ?? textOf(block["label"]) ?? "";
  return [block["block_id"], block["type"], ...(text === "" ? [] : [JSON.stringify(text)])].join(" ");
}

function textOf(part: unknown): string | undefined {
  if (typeof part !== "object" || part === null || !("text" in part)) return undefined;
  return typeof part.text === "string" ? part.text : undefined;
}
