import type { Ids } from "@rollcall/service";
import { printTs } from "@rollcall/service/store";

/** The bytes of an image that differ from server to server: generated identifiers, and times of the start. */
export interface Blanks {
  /** In the order in which the identifiers are generated. */
  readonly ids: readonly BlankId[];
  readonly times: readonly BlankTime[];
  readonly lists: readonly BlankList[];
  /** The latest time that the world states, in milliseconds since 1970. Times of the start come after it. */
  readonly statedMs: number;
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

/** Identifiers in order: the users of a direct message. */
interface BlankList {
  /** Offset in the image. */
  readonly place: number;
  readonly length: number;
  /** The text between two identifiers. */
  readonly mark: string;
}

/** The forms in which tables store a time, given in microseconds. Every time that {@link fits} accepts has equal length. */
export const timeForms = {
  instant: (us: number) => Buffer.from(new Date(Math.floor(us / 1000)).toISOString()),
  ts: (us: number) => Buffer.from(printTs(us)),
  integer: (us: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64BE(BigInt(us));
    return bytes;
  },
  // A column of milliseconds; SQLite needs six bytes for it.
  milliseconds: (us: number) => {
    const bytes = Buffer.alloc(6);
    bytes.writeIntBE(Math.floor(us / 1000), 0, 6);
    return bytes;
  },
} as const;

/** The values for the blanks. */
export interface Filling {
  readonly ids: Ids;
  /** Time of the start, in milliseconds since 1970. */
  readonly nowMs: number;
}

/** Whether a start may fill the blanks: its times have the length that they have in the image, and come last. */
export function fits({ statedMs }: Pick<Blanks, "statedMs">, nowMs: number): boolean {
  return nowMs >= Date.UTC(2002) && nowMs < Date.UTC(2200) && nowMs > statedMs + marginMs;
}

/** More than the items of a section take, which are created a millisecond apart. */
const marginMs = 1000;

/** Fills the blanks of an image in place. The indexes of its tables no longer fit then. */
export function fillBlanks(image: Buffer, blanks: Blanks, { ids, nowMs }: Filling): void {
  for (const { prefix, places } of blanks.ids) {
    const bytes = Buffer.from(ids.id(prefix).slice(prefix.length), "latin1");
    for (const place of places) image.set(bytes, place);
  }
  for (const { form, sinceUs, places } of blanks.times) {
    const bytes = timeForms[form](nowMs * 1000 + sinceUs);
    for (const place of places) image.set(bytes, place);
  }
  for (const list of blanks.lists) sort(image, list);
}

function sort(image: Buffer, { place, length, mark }: BlankList): void {
  const ids = image.toString("latin1", place, place + length).split(mark);
  image.write(ids.toSorted().join(mark), place, "latin1");
}
