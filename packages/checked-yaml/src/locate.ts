import { type Document, isAlias, isMap, isScalar, isSeq, type LineCounter, type Node, type Pair } from "yaml";
import type { Position } from "./finding.js";

/** The path of a value: keys of mappings and indexes of sequences, from the root. */
export type ValuePath = readonly (string | number)[];

/** Whether to locate the key or its value. Default: `value`. */
export type LocateWhat = "key" | "value";

/** Returns the position of the value at `path`, or of the nearest value around it. */
export function locate(document: Document, lines: LineCounter, path: ValuePath, what?: LocateWhat): Position {
  return toPosition(lines, offsetAt(document, path, what));
}

export function toPosition(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** The same as the number of characters before it. */
export function offsetAt(document: Document, path: ValuePath, what: LocateWhat = "value"): number {
  let node = document.contents as Node | null;
  let offset = offsetOf(node) ?? 0;
  for (const [depth, segment] of path.entries()) {
    const step = stepInto(document, node, segment);
    if (step === undefined) break;
    const meant = what === "key" && depth === path.length - 1 ? step.key : (step.value ?? step.key);
    offset = offsetOf(meant) ?? offset;
    node = step.value ?? null;
  }
  return offset;
}

interface Step {
  readonly key?: Node | undefined;
  readonly value?: Node | undefined;
}

function stepInto(document: Document, node: Node | null, segment: string | number): Step | undefined {
  const target = isAlias(node) ? node.resolve(document) : node;
  if (isSeq<Node>(target)) return typeof segment === "number" ? { value: target.items[segment] } : undefined;
  if (!isMap<Node, Node | null>(target)) return undefined;
  const pair = target.items.find((item) => isKey(item, String(segment)));
  return pair && { key: pair.key, value: pair.value ?? undefined };
}

function isKey(pair: Pair<Node, Node | null>, name: string): boolean {
  return isScalar(pair.key) && String(pair.key.value) === name;
}

function offsetOf(node: Node | null | undefined): number | undefined {
  return node?.range?.[0];
}
