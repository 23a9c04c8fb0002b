import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { idPrefixes } from "../generated/service.js";
import { type File, files as fileDocument } from "../model/file.js";
import { fileUploads, uploadLifetimeMs } from "../model/file-upload.js";
import { put } from "../model/port/document.js";
import type { Store } from "../model/service-store.js";
import type { Write } from "../model/writes.js";
import { typeOfName, typeOfWord } from "../rules/files/types/find-type.js";
import { watchBytes } from "../rules/files/types/watch-bytes.js";
import { millisecondsOf, toInstant } from "../values/instant.js";
import type { WorldFile, WorldUpload } from "./files.js";
import { present } from "./section/present.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** The parts of a world's file that may contain its bytes. */
type WithBytes = Pick<WorldFile, "name" | "content" | "base64" | "mimetype" | "size">;

/** Writes of the files. */
export function fileWrites(files: readonly WorldFile[], { ids, nowMs }: WriteContext): readonly Write[] {
  return files.map((file, index) =>
    put(fileDocument, {
      id: ids.at("file", index),
      version: 1,
      created: storedCreation(file, nowMs),
      workspaceId: ids.workspace(file.workspace),
      ownerId: ids.of("user", file.owner),
      name: file.name,
      ...present("title", file.title),
      ...present("altText", file.alt_text),
      ...contentOf(file),
      ...(file.public_url === true && { sharedPublicly: true }),
      ...present("publicSecret", file.public_secret),
      ...(file.public === true && { isPublic: true }),
      ...(file.given_to !== undefined && { givenTo: file.given_to.map((app) => ids.of("app", app)) }),
    }),
  );
}

/** Writes of the uploads. */
export function uploadWrites(uploads: readonly WorldUpload[], { ids, nowMs }: WriteContext): readonly Write[] {
  return uploads.map((upload) => {
    const created = storedCreation(upload, nowMs);
    const { expires = toInstant(millisecondsOf(created) + uploadLifetimeMs) } = upload;
    const id = ids.given(upload.id, idPrefixes.file);
    const bytes = bytesOf(upload);
    const { content: hash = "", size, ...traits } = contentOf(upload);
    return put(fileUploads, {
      id,
      version: 1,
      created,
      expires: storedInstant(expires),
      // Nobody knows an address with this hash.
      secretHash: `- ${id}`,
      workspaceId: ids.workspace(upload.workspace),
      ownerId: ids.of("user", upload.owner),
      name: upload.name,
      length: bytes?.length ?? 1,
      ...present("altText", upload.alt_text),
      ...(bytes !== undefined && { arrived: { hash, size, ...traits } }),
    });
  });
}

/** Stores the contents of files and uploads, before these name them. */
export async function writeContents(
  files: readonly WithBytes[],
  { contents }: Pick<Store, "contents">,
  nowMs: number,
): Promise<void> {
  for (const file of files) {
    const bytes = bytesOf(file);
    if (bytes !== undefined) await contents.write(only(bytes), nowMs);
  }
}

/** The facts of a file's content, or else those that the world states. */
function contentOf(file: WithBytes): Pick<File, "mimetype" | "filetype" | "kind" | "snippet" | "size" | "content"> {
  const bytes = bytesOf(file);
  if (bytes === undefined) {
    const { word, type } = typeOfName(file.name) ?? typeOfWord("binary");
    const { mimetype = "application/octet-stream", size = 0 } = file;
    const isOfName = mimetype === type.mediaType;
    return {
      mimetype,
      ...(isOfName && { filetype: word }),
      ...(isOfName && type.group !== undefined && { kind: type.group }),
      size,
    };
  }
  const watch = watchBytes();
  watch.note(bytes);
  const traits = watch.traits(file);
  return {
    ...traits,
    ...(file.mimetype !== undefined && { mimetype: file.mimetype }),
    size: bytes.length,
    content: bytesToHex(sha256(bytes)),
  };
}

function bytesOf({ content, base64 }: WithBytes): Uint8Array | undefined {
  if (content !== undefined) return new TextEncoder().encode(content);
  return base64 === undefined ? undefined : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
