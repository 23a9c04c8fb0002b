import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";

/** A file that is read piece by piece. */
export interface FilePieces {
  readonly pieces: AsyncIterable<string>;
  /** Part of the file that has been read, from 0 to 1. */
  readonly done: () => number;
  /** Digest of what is in it. */
  readonly digest: string;
}

/**
 * Opens a file for reading in pieces; only one of them is in memory at a time.
 * @throws CommandError where it cannot be read
 */
export async function openPieces(path: string): Promise<FilePieces> {
  try {
    const { size } = await stat(path);
    const hash = createHash("sha256");
    for await (const piece of createReadStream(path)) hash.update(piece);
    const stream = createReadStream(path, "utf8");
    return {
      pieces: stream,
      done: () => (size === 0 ? 1 : stream.bytesRead / size),
      digest: hash.digest("hex"),
    };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const why = code === "ENOENT" ? "there is no such file" : code;
    throw new CommandError(`cannot read ${path}: ${why}`, exitCodes.usage, { cause: error });
  }
}
