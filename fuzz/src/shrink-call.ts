import type { Call } from "./call.js";

/** Maximum number of attempts to shrink a call. */
const maxAttempts = 80;

/** Greatest depth of a body that is made smaller as a value, by recursion. A deeper one is shortened as text. */
const maxDepth = 200;

/** Returns the smallest call found for which `holds` is still true. */
export async function shrinkCall(call: Call, holds: (call: Call) => Promise<boolean>): Promise<Call> {
  let smallest = call;
  let attempts = 0;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of smallerCalls(smallest)) {
      attempts += 1;
      if (attempts > maxAttempts) return smallest;
      if (!(await holds(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** Smaller calls, those with the largest parts removed first. */
function* smallerCalls(call: Call): Generator<Call> {
  const [path = "", query] = call.target.split("?", 2);
  if (query !== undefined) yield { ...call, target: path };
  const pairs = query?.split("&") ?? [];
  if (pairs.length > 1) {
    for (const left of withoutOne(pairs)) yield { ...call, target: `${path}?${left.join("&")}` };
  }
  for (const headers of withoutOne(call.headers)) yield { ...call, headers };
  if (call.body === undefined || call.sent !== undefined) return;
  const value = parseShallow(Buffer.from(call.body).toString("utf8"));
  if (value === undefined) return yield* shorterTexts(call);
  for (const smaller of smallerValues(value)) yield { ...call, body: Buffer.from(JSON.stringify(smaller)) };
}

/** Removes halves, quarters and eighths of a body that is not JSON, or nests too deeply. */
function* shorterTexts(call: Call): Generator<Call> {
  const { body = Buffer.alloc(0) } = call;
  for (const part of [2, 4, 8]) {
    const size = Math.floor(body.length / part);
    if (size === 0) return;
    for (let at = 0; at < body.length; at += size) {
      yield { ...call, body: Buffer.concat([body.subarray(0, at), body.subarray(at + size)]) };
    }
  }
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === "string" && value.length > 1) {
    yield value.slice(0, Math.floor(value.length / 2));
    yield value.slice(Math.ceil(value.length / 2));
  }
  if (Array.isArray(value)) {
    yield* withoutOne(value);
    for (const [index, each] of value.entries()) {
      for (const smaller of smallerValues(each)) yield value.with(index, smaller);
    }
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const members: readonly [string, unknown][] = Object.entries(value);
  for (const left of withoutOne(members)) yield Object.fromEntries(left);
  for (const [name, each] of members) {
    for (const smaller of smallerValues(each)) yield { ...value, [name]: smaller };
  }
}

function* withoutOne<Element>(list: readonly Element[]): Generator<readonly Element[]> {
  for (const index of list.keys()) yield list.toSpliced(index, 1);
}

/** The value of a JSON text, or undefined for another text and for one that nests more than {@link maxDepth} deep. */
function parseShallow(text: string): unknown {
  if (nestsTooDeeply(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Counts brackets, also those within strings: which way such a text is made smaller does not matter. */
function nestsTooDeeply(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > maxDepth) return true;
  }
  return false;
}
