import { createReceiveUpload } from "../../rules/files/upload/receive-upload.js";
import type { ActOutcome, Person } from "../act.js";

/** A file that a person drops into the composer. */
export interface DroppedFile {
  readonly name: string;
  /** Its text. */
  readonly content?: string;
  /** Its bytes in Base64, instead of `content`. */
  readonly base64?: string;
  /** Default: its name. */
  readonly title?: string;
  readonly alt_text?: string;
}

/** An upload that is not complete. */
interface Uploaded {
  readonly id: string;
  readonly title?: string;
}

/** Uploads the bytes of files. What completes them shares them, or keeps them to the person. */
export async function uploadFiles(
  files: readonly DroppedFile[],
  person: Person,
): Promise<ActOutcome<{ readonly uploaded: readonly Uploaded[] }>> {
  const uploaded = [];
  for (const file of files) {
    const one = await uploadFile(file, person);
    if (!one.ok) return one;
    uploaded.push({ id: one.id, ...(file.title !== undefined && { title: file.title }) });
  }
  return { ok: true, uploaded };
}

async function uploadFile(
  { name, content = "", base64, alt_text: altText }: DroppedFile,
  { call, store, clock }: Person,
): Promise<ActOutcome<{ readonly id: string }>> {
  const bytes = base64 === undefined ? new TextEncoder().encode(content) : toBytes(base64);
  if (bytes === undefined) {
    return { ok: false, error: "refused", detail: `The base64 of ${JSON.stringify(name)} is not Base64.` };
  }
  const begun = await call("files.getUploadURLExternal", {
    filename: name,
    length: bytes.length,
    ...(altText !== undefined && { alt_txt: altText }),
  });
  if (!begun.ok) return begun;
  const secret = begun.upload_url.slice(begun.upload_url.lastIndexOf("/") + 1);
  await createReceiveUpload({ store, clock })({ secret, open: () => only(bytes) });
  return { ok: true, id: begun.file_id };
}

function toBytes(base64: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) return undefined;
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
