import type { Clock } from "@rollcall/scim-core";
import { expiryMsOf, type FileTraits, type FileUpload, fileUploads } from "../../../model/file.js";
import type { Chunks, StoredContent } from "../../../model/port/contents.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Store } from "../../../model/store.js";
import { decide } from "../../../store/decide.js";
import { type ByteWatch, watchBytes } from "../file-type.js";
import { findUpload } from "../known-urls.js";

/** The outcome of sending bytes to the address of an upload. */
export type ReceivedUpload =
  /** The address is unknown, used or expired. */
  | { readonly kind: "absent" }
  /** There are more or fewer bytes than announced. */
  | { readonly kind: "wrongLength"; readonly length: number }
  | { readonly kind: "stored"; readonly size: number };

/** Bytes for an address. */
export interface SentUpload {
  /** Last part of the address. */
  readonly secret: string;
  /** Begins to read the bytes. Errors of reading are thrown on. */
  readonly open: () => Chunks;
}

/** Takes the bytes of an upload. */
export type ReceiveUpload = (sent: SentUpload) => Promise<ReceivedUpload>;

/** Creates what takes the bytes of uploads. They arrive as a whole or not at all, and the last ones count. */
export function createReceiveUpload({
  store,
  clock,
}: {
  readonly store: Store;
  readonly clock: Pick<Clock, "now">;
}): ReceiveUpload {
  return async ({ secret, open }) => {
    const upload = await findUpload(secret, store);
    const nowMs = clock.now().getTime();
    if (upload === undefined || expiryMsOf(upload) <= nowMs) return { kind: "absent" };
    const { length } = upload;
    const watch = watchBytes();
    try {
      const stored = await store.contents.write(whole(open(), length, watch), nowMs);
      const isKept = await keep(upload, { ...stored, ...watch.traits(upload) }, store);
      return isKept ? { kind: "stored", size: stored.size } : { kind: "absent" };
    } catch (error) {
      if (error instanceof WrongLength) return { kind: "wrongLength", length };
      throw error;
    }
  };
}

class WrongLength extends Error {
  override readonly name = "WrongLength";
}

/** Passes bytes on, and fails as soon as there are too many, or at the end if there are too few. */
async function* whole(chunks: Chunks, length: number, watch: ByteWatch): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    watch.note(chunk);
    if (watch.size() > length) throw new WrongLength();
    yield chunk;
  }
  if (watch.size() < length) throw new WrongLength();
}

/** Notes what arrived, unless the file was completed meanwhile. */
function keep({ id }: FileUpload, arrived: StoredContent & FileTraits, store: Store): Promise<boolean> {
  return decide<boolean>(store, async () => {
    const upload = await store.get(fileUploads, { id });
    if (upload === undefined || upload.isComplete === true) return { kind: "answer", answer: false };
    const { version } = upload;
    return {
      kind: "commit",
      batch: {
        expect: [hasVersion(fileUploads, { id }, version)],
        writes: [put(fileUploads, { ...upload, version: version + 1, arrived })],
      },
      answer: () => true,
    };
  });
}
