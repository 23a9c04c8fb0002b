/** A line of text. */
interface Line {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Splits chunks of text into lines. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<Line, void> {
  let [line, rest] = [0, ""];
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      line += 1;
      yield { line, text: text.replace(/\r$/, "") };
    }
  }
  if (rest !== "") yield { line: line + 1, text: rest };
}
