import type { PlainAnswer } from "./plain.js";

/** Creates a plain text answer. */
export function textAnswer(status: number, text: string): PlainAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${text}\n` };
}
