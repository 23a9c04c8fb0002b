import { isDelivery, type Recorded, type RecordedCall, type RecordedDelivery } from "../recorded.js";
import { parseCallText, printCallText } from "./call-text.js";
import type { Chunks, Place } from "./chunks.js";

/** An entry that the journal keeps: a delivery as it is, or a call as bytes. It can be filled again. */
export interface Kept extends Place {
  world: string;
  delivery: RecordedDelivery | undefined;
}

/** Creates one that keeps nothing. */
export function createKept(): Kept {
  return { world: "", delivery: undefined, chunk: undefined, start: 0, ends: [0, 0, 0] };
}

/** Keeps an entry. */
export function keep(kept: Kept, recorded: Recorded, chunks: Chunks): void {
  kept.world = recorded.world;
  kept.delivery = isDelivery(recorded) ? recorded : undefined;
  if (!isDelivery(recorded)) chunks.hold(kept, [printCallText(recorded), recorded.body ?? "", answerOf(recorded)]);
}

/** Forgets what is kept. */
export function forget(kept: Kept, chunks: Chunks): void {
  kept.delivery = undefined;
  chunks.release(kept);
}

const decoder = new TextDecoder();

/** The entry as it was kept. Changing what is kept later does not change it. */
export function readKept(kept: Kept, chunks: Chunks): Recorded {
  if (kept.delivery !== undefined) return kept.delivery;
  const [text, body, answer] = chunks.read(kept);
  return { ...parseCallText(decoder.decode(text)), body: presentOf(body), answer: presentOf(answer) };
}

function answerOf({ answer = "" }: RecordedCall): string | Uint8Array {
  return typeof answer === "string" || answer instanceof Uint8Array ? answer : JSON.stringify(answer);
}

/** An empty body is none. */
function presentOf(bytes: Uint8Array): Uint8Array | undefined {
  return bytes.length === 0 ? undefined : bytes;
}
