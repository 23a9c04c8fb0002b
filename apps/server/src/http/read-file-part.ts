/** A form is not a multipart form with a file. */
export class InvalidForm extends Error {
  override readonly name = "InvalidForm";
}

const maxHeaderBytes = 16_384;

/** Maximum size of everything but the file, such as fields and headers. */
const maxOtherBytes = 65_536;

/**
 * Reads the first file of a multipart form, a chunk at a time. Fields before it are skipped, and what follows it is
 * read and ignored.
 * @throws InvalidForm if there is no file, the form ends early, or there is too much besides the file
 * @see RFC 7578, RFC 2046 §5.1
 */
export async function* readFilePart(chunks: AsyncGenerator<Uint8Array>, boundary: string): AsyncGenerator<Uint8Array> {
  const source = createSource(chunks);
  const skip = createSkipping();
  // The first delimiter has no line break before it if nothing comes before it.
  source.prepend(Buffer.from("\r\n"));
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await skip(source.until(delimiter));
  for (;;) {
    const headers = await readHeaders(source);
    if (headers === undefined) throw new InvalidForm("The form has no file");
    if (!/^content-disposition:[^\r\n]*;\s*filename\*?=/im.test(headers)) {
      await skip(source.until(delimiter), headers.length);
      continue;
    }
    yield* source.until(delimiter);
    await skip(chunks);
    return;
  }
}

/** Headers of the next part; undefined after the last one. */
async function readHeaders(source: Source): Promise<string | undefined> {
  const start = await source.take(2);
  if (start.equals(Buffer.from("--"))) return undefined;
  source.prepend(start);
  let text = "";
  for await (const chunk of source.until(Buffer.from("\r\n\r\n"))) {
    text += Buffer.from(chunk).toString("latin1");
    if (text.length > maxHeaderBytes) throw new InvalidForm("The headers of the form are too long");
  }
  return text;
}

/** Bytes that are read up to a mark. */
interface Source {
  prepend(bytes: Buffer): void;
  /** Reads exactly this many bytes. */
  take(count: number): Promise<Buffer>;
  /** Reads everything before a mark, and passes the mark. */
  until(mark: Buffer): AsyncGenerator<Uint8Array>;
}

function createSource(chunks: AsyncGenerator<Uint8Array>): Source {
  let rest = Buffer.alloc(0);
  const more = async () => {
    const next = await chunks.next();
    if (next.done === true) throw new InvalidForm("The form ends early");
    rest = rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([rest, next.value]);
  };
  return {
    prepend(bytes) {
      rest = Buffer.concat([bytes, rest]);
    },
    async take(count) {
      while (rest.length < count) await more();
      const taken = rest.subarray(0, count);
      rest = rest.subarray(count);
      return taken;
    },
    async *until(mark) {
      for (;;) {
        const at = rest.indexOf(mark);
        if (at >= 0) {
          const before = rest.subarray(0, at);
          rest = rest.subarray(at + mark.length);
          if (before.length > 0) yield before;
          return;
        }
        // The mark may begin in the last bytes.
        const safe = rest.length - mark.length + 1;
        if (safe > 0) {
          const before = rest.subarray(0, safe);
          rest = rest.subarray(safe);
          yield before;
        }
        await more();
      }
    },
  };
}

/** Creates what reads and ignores parts of a form, up to a total size. */
function createSkipping() {
  let skipped = 0;
  const count = (bytes: number) => {
    skipped += bytes;
    if (skipped > maxOtherBytes) throw new InvalidForm("There is too much besides the file in the form");
  };
  return async (chunks: AsyncGenerator<Uint8Array>, headerBytes = 0): Promise<void> => {
    count(headerBytes);
    for await (const chunk of chunks) count(chunk.length);
  };
}
