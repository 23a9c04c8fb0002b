import { type Change, isDelivery, type Recorded, type RecordedCall, type RecordedDelivery } from "../exchange.js";
import { type Budget, maxDepth, shorten } from "./redact.js";

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

/** A buffer that holds the bytes of many records, one after another. */
interface Chunk {
  bytes: Uint8Array;
  /** Bytes that are taken. */
  used: number;
  /** Records that it holds. */
  held: number;
}

/** The position of a record's bytes. It is filled in by `hold`, and can be used again after `release`. */
interface Place {
  chunk: Chunk | undefined;
  /** Positions in the chunk at which the parts end; the first part begins at `start`. */
  start: number;
  ends: [number, number, number];
}

/** The bytes of a record: text is written as UTF-8. */
type Parts = readonly [string | Uint8Array, string | Uint8Array, string | Uint8Array];

/** Bytes of records in a few large buffers. Records are held and released in about the same order. */
interface Chunks {
  hold(place: Place, parts: Parts): void;
  /** Copies of the parts. */
  read(place: Place): readonly [Uint8Array, Uint8Array, Uint8Array];
  release(place: Place): void;
}

const chunkBytes = 262_144;

/**
 * Creates chunks, which hold nothing. A record in them is no object, so that the engine neither moves it to its older
 * objects nor enlarges the space for new ones.
 */
export function createChunks(): Chunks {
  let current: Chunk | undefined;
  let spare: Chunk | undefined;
  const next = () => {
    const chunk = spare ?? createChunk(chunkBytes);
    spare = undefined;
    return chunk;
  };
  return {
    hold: (place, parts) => {
      current ??= next();
      if (write(current, place, parts)) return;
      current = next();
      if (write(current, place, parts)) return;
      write(createChunk(parts.reduce((sum, part) => sum + maxBytesOf(part), 0)), place, parts);
      trim(place);
    },
    read: ({ chunk, start, ends: [first, second, third] }) => {
      const bytes = chunk?.bytes ?? new Uint8Array();
      return [bytes.slice(start, first), bytes.slice(first, second), bytes.slice(second, third)];
    },
    release: (place) => {
      const { chunk } = place;
      place.chunk = undefined;
      if (chunk === undefined) return;
      chunk.held -= 1;
      if (chunk.held > 0) return;
      chunk.used = 0;
      if (chunk !== current && chunk.bytes.length === chunkBytes) spare = chunk;
    },
  };
}

function createChunk(size: number): Chunk {
  return { bytes: new Uint8Array(size), used: 0, held: 0 };
}

const encoder = new TextEncoder();

/** Writes the parts behind those of other records. Returns false if they do not fit. */
function write(chunk: Chunk, place: Place, parts: Parts): boolean {
  let end = chunk.used;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? "";
    const written = writePart(chunk.bytes, end, part);
    if (written === undefined) return false;
    end += written;
    place.ends[at] = end;
  }
  place.chunk = chunk;
  place.start = chunk.used;
  chunk.used = end;
  chunk.held += 1;
  return true;
}

function writePart(bytes: Uint8Array, at: number, part: string | Uint8Array): number | undefined {
  if (part.length === 0) return 0;
  // Encoded text has at least as many bytes as characters.
  if (part.length > bytes.length - at) return undefined;
  if (typeof part === "string") {
    const { read, written } = encoder.encodeInto(part, at === 0 ? bytes : bytes.subarray(at));
    return read === part.length ? written : undefined;
  }
  bytes.set(part, at);
  return part.length;
}

/** Maximum bytes of a part. A character, which is a UTF-16 code unit, takes at most three. */
function maxBytesOf(part: string | Uint8Array): number {
  return typeof part === "string" ? part.length * 3 : part.length;
}

/** Releases the bytes that a record with a chunk of its own does not need. */
function trim({ chunk }: Place): void {
  if (chunk !== undefined) chunk.bytes = chunk.bytes.slice(0, chunk.used);
}

/**
 * A value as the journal keeps it: the value itself, with its secrets, if the budget allows it; otherwise a shortened
 * copy. Nobody may change the value later. Measuring is cheaper than copying, and most entries are never read.
 */
export function fitBudget<T extends object>(value: T, budget: Budget): T | Readonly<Record<string, unknown>> {
  const left = charactersLeft(value, budget.remaining, 0);
  if (left <= 0) return shorten(value, budget);
  budget.remaining = left;
  return value;
}

/** Whether the budget allows a body as it is; if so, its size is subtracted. */
export function fitsBudget(body: Uint8Array, budget: Budget): boolean {
  const left = budget.remaining - body.byteLength;
  if (left <= 0) return false;
  budget.remaining = left;
  return true;
}

/** The part of a budget that a value leaves; 0 if the value must not be kept as it is. */
function charactersLeft(value: unknown, remaining: number, depth: number): number {
  if (typeof value === "string") return remaining - value.length;
  if (typeof value !== "object" || value === null) return remaining - 4;
  if (value instanceof Uint8Array || depth >= maxDepth) return 0;
  let left = remaining;
  for (const name in value) {
    left = charactersLeft(Reflect.get(value, name), left - name.length, depth + 1);
    if (left <= 0) return 0;
  }
  return left;
}

/** The part of a call that is kept as text: everything but bodies. */
type CallFacts = Omit<RecordedCall, "body" | "answer" | "definition">;

/** Members in the order of the text. JSON writes null for an absent one. */
type Members = readonly [
  world: string,
  protocol: RecordedCall["protocol"],
  requestId: string,
  atMs: number,
  durationMs: number,
  status: number,
  ok: boolean,
  aborted: boolean,
  isCut: boolean,
  changes: readonly Change[],
  method: string | null,
  path: string | null,
  version: string | null,
  route: string | null,
  url: string | null,
  id: string | null,
  code: string | null,
  userId: string | null,
  appId: string | null,
  tokenHash: string | null,
  fault: string | null,
  sent: object | null,
  reason: RecordedCall["reason"] | null,
];

/** Prints what `parseCallText` reads. Names are left out, because this runs for every call. */
function printCallText(call: CallFacts): string {
  return JSON.stringify([
    call.world,
    call.protocol,
    call.requestId,
    call.atMs,
    call.durationMs,
    call.status,
    call.ok,
    call.aborted,
    call.isCut,
    call.changes,
    call.method,
    call.path,
    call.version,
    call.route,
    call.url,
    call.id,
    call.code,
    call.userId,
    call.appId,
    call.tokenHash,
    call.fault,
    call.arguments,
    call.reason,
  ]);
}

/** Reads what `printCallText` printed. */
function parseCallText(text: string): CallFacts {
  // The text is this module's own.
  const members = JSON.parse(text) as Members;
  const [world, protocol, requestId, atMs, durationMs, status, ok, aborted, isCut, changes, ...others] = members;
  const [method, path, version, route, url, id, code, userId, appId, tokenHash, fault, sent, reason] = others;
  return {
    world,
    protocol,
    requestId,
    atMs,
    durationMs,
    status,
    ok,
    aborted,
    isCut,
    changes,
    method: method ?? undefined,
    path: path ?? undefined,
    version: version ?? undefined,
    route: route ?? undefined,
    url: url ?? undefined,
    id: id ?? undefined,
    code: code ?? undefined,
    userId: userId ?? undefined,
    appId: appId ?? undefined,
    tokenHash: tokenHash ?? undefined,
    fault: fault ?? undefined,
    arguments: sent ?? undefined,
    reason: reason ?? undefined,
  };
}
