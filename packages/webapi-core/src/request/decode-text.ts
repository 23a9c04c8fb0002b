import type { Awaitable } from "@rollcall/engine";

/** Work that yields after each slice, so that other requests can run. */
export type Sliced<T> = Generator<undefined, T, void>;

/** Lets other requests run. */
export type Pause = () => Promise<void>;

/** Characters per slice: about a millisecond of work. */
export const sliceCharacters = 65_536;

/** Does all of the work at once. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Does the work with a pause after each slice. Work of a single slice is done at once. */
export function inSlices<T>(work: Sliced<T>, pause: Pause): Awaitable<T> {
  const { done, value } = work.next();
  return done === true ? value : inMoreSlices(work, pause);
}

async function inMoreSlices<T>(work: Sliced<T>, pause: Pause): Promise<T> {
  for (;;) {
    await pause();
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Waits for other pending work, such as requests and timers. */
export function pauseForOthers(): Promise<void> {
  return new Promise((resolve) => {
    // biome-ignore lint/style/noRestrictedGlobals: waits for a turn of the event loop, not for a time
    setTimeout(resolve, 0);
  });
}

/** Charsets that a body may have. */
export type Charset = "utf-8" | "iso-8859-1";

const charsets: ReadonlyMap<string, Charset> = new Map([
  ["utf-8", "utf-8"],
  ["utf8", "utf-8"],
  ["iso-8859-1", "iso-8859-1"],
]);

/** Finds a charset by name, in lower case. Undefined if it is not supported. */
export function charsetNamed(name: string): Charset | undefined {
  return charsets.get(name);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const sliceBytes = 262_144;
const chunkBytes = 8192;

/** Decodes bytes without a byte order mark, in slices. Undefined if they are not valid in the charset. */
export function* decodeText(bytes: Uint8Array, charset: Charset): Sliced<string | undefined> {
  if (charset === "iso-8859-1") return yield* decodeLatin1(bytes);
  try {
    if (bytes.length <= sliceBytes) return utf8.decode(bytes);
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let start = 0; start < bytes.length; start += sliceBytes) {
      text += decoder.decode(bytes.subarray(start, start + sliceBytes), { stream: true });
      yield;
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  }
}

/** The platform's decoder of that name decodes windows-1252, where 0x80 to 0x9F differ. */
function* decodeLatin1(bytes: Uint8Array): Sliced<string> {
  let text = "";
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
    if ((start + chunkBytes) % sliceBytes === 0) yield;
  }
  return text;
}
