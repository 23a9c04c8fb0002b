import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { CommandError } from "../command-error.js";
import { describeFileError } from "../describe-file-error.js";
import { exitCodes } from "../exit-codes.js";

/** A file that is read in chunks. */
interface FilePieces {
  readonly pieces: AsyncIterable<string>;
  /** Digest of the data read so far. */
  readonly digest: () => string;
}

/** Opens a file for reading in chunks, one in memory at a time. Iteration throws CommandError if the file cannot be read. */
export function openPieces(path: string): FilePieces {
  const hash = createHash("sha256");
  return { pieces: readPieces(path, (bytes) => hash.update(bytes)), digest: () => hash.copy().digest("hex") };
}

async function* readPieces(path: string, onBytes: (bytes: Buffer) => void): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  try {
    for await (const bytes of createReadStream(path)) {
      onBytes(bytes);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    throw new CommandError(`cannot read ${path}: ${describeFileError(error, "read")}`, exitCodes.usage, {
      cause: error,
    });
  }
}
