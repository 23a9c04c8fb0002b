import type { Ids } from "@rollcall/service";
import { printTs } from "@rollcall/service/store";

/** The bytes of an image that differ from server to server: generated identifiers, and times of the start. */
export interface Blanks {
  /** In the order in which the identifiers are generated. */
  readonly ids: readonly BlankId[];
  readonly times: readonly BlankTime[];
  readonly pairs: readonly BlankPair[];
}

/** A generated identifier; its characters after the prefix are blank. */
interface BlankId {
  readonly prefix: string;
  /** Offsets in the image. */
  readonly places: readonly number[];
}

interface BlankTime {
  readonly form: keyof typeof timeForms;
  /** Microseconds since the start; negative for a time before it. */
  readonly sinceUs: number;
  /** Offsets in the image. */
  readonly places: readonly number[];
}

/** Two identifiers of which the smaller one comes first: the users of a direct message. */
interface BlankPair {
  /** Offset of the first one in the image. */
  readonly place: number;
  /** Lengths of the first one, of the text between them, and of the second one. */
  readonly lengths: readonly [number, number, number];
}

/** The forms in which tables store a time in microseconds. Every time that {@link isPrintable} accepts has equal length. */
export const timeForms = {
  instant: (us: number) => Buffer.from(new Date(Math.floor(us / 1000)).toISOString()),
  ts: (us: number) => Buffer.from(printTs(us)),
  integer: (us: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64BE(BigInt(us));
    return bytes;
  },
} as const;

/** What goes into the blanks. */
export interface Filling {
  readonly ids: Ids;
  /** Time of the start, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** Whether the forms of a time have the length that they have in images. */
export function isPrintable(nowMs: number): boolean {
  return nowMs >= Date.UTC(2002) && nowMs < Date.UTC(2200);
}

/** Fills the blanks of an image in place. The indexes of its tables no longer fit then. */
export function fillBlanks(image: Buffer, blanks: Blanks, { ids, nowMs }: Filling): void {
  for (const { prefix, places } of blanks.ids) {
    const characters = ids.id(prefix).slice(prefix.length);
    for (const place of places) image.write(characters, place, "latin1");
  }
  for (const { form, sinceUs, places } of blanks.times) {
    const bytes = timeForms[form](nowMs * 1000 + sinceUs);
    for (const place of places) image.set(bytes, place);
  }
  for (const pair of blanks.pairs) order(image, pair);
}

function order(image: Buffer, { place, lengths: [first, between, second] }: BlankPair): void {
  const end = place + first + between + second;
  const one = image.toString("latin1", place, place + first);
  const other = image.toString("latin1", end - second, end);
  const mark = image.toString("latin1", place + first, end - second);
  if (one > other) image.write(`${other}${mark}${one}`, place, "latin1");
}
