import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { type File, files as fileDocument, fileUploads, uploadLifetimeMs } from "../model/file.js";
import { put } from "../model/port/document.js";
import type { Store, Write } from "../model/store.js";
import { typeOfName, typeOfWord, watchBytes } from "../rules/files/file-type.js";
import { millisecondsOf, toInstant } from "../values/instant.js";
import { createdSchema, type DeepReadonly, idSchema, instantSchema, referenceSchema } from "./schemas.js";
import {
  many,
  one,
  present,
  type Reference,
  storedCreation,
  storedInstant,
  type WorldSection,
  type WriteContext,
} from "./section.js";

const fileSchema = z
  .strictObject({
    id: idSchema(idPatterns.file),
    name: z
      .string()
      .min(1)
      .describe("Its name, also in this file. If several files have the name, refer to them by `id`."),
    created: createdSchema,
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    owner: referenceSchema("The user who uploaded it"),
    mimetype: z
      .string()
      .regex(/^[\w.+-]+\/[\w.+-]+$/, "Expected a media type such as text/plain")
      .optional()
      .describe("Default: that of its content, otherwise application/octet-stream."),
    title: z.string().min(1).optional().describe("Default: its name."),
    alt_text: z.string().min(1).optional().describe("Description of an image, for people who cannot see it."),
    content: z.string().optional().describe("Its text. Default: it has no content here."),
    base64: z.base64().optional().describe("Its bytes in Base64, instead of `content`."),
    size: z.int().nonnegative().optional().describe("In bytes. Default: that of its content, otherwise 0."),
    public: z.boolean().optional().describe("Whether it was shared in a public channel. Default: false."),
    given_to: z
      .array(referenceSchema("An app"))
      .optional()
      .describe("Apps in whose modals its owner entered it, so that they see it. Default: none."),
    public_url: z.boolean().optional().describe("Whether its public address works. Default: false."),
    public_secret: z
      .string()
      .regex(/^[0-9a-f]{10}$/, "Expected ten hexadecimal digits")
      .optional()
      .describe("Last part of its public address. Default: zeros."),
  })
  .describe("A file. Messages share it by naming it.");

type WorldFile = DeepReadonly<z.infer<typeof fileSchema>>;

/** Files of a world file. */
export const fileSection: WorldSection<"files", WorldFile> = {
  key: "files",
  schema: fileSchema,
  named: { subject: "file", prefix: () => idPrefixes.file, of: ({ name, id }) => [name, id] },
  *references(file, path): Generator<Reference> {
    yield* one("workspace", file.workspace, [...path, "workspace"]);
    yield* one("user", file.owner, [...path, "owner"]);
    yield* many("app", file.given_to, [...path, "given_to"]);
  },
};

const uploadSchema = z
  .strictObject({
    id: idSchema(idPatterns.file),
    name: z.string().min(1).describe("Name of the file."),
    created: createdSchema,
    expires: instantSchema
      .optional()
      .describe("When it can no longer be completed. Default: an hour after its creation."),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    owner: referenceSchema("The user or bot who uploads it"),
    alt_text: z.string().min(1).optional().describe("Description of an image, for people who cannot see it."),
    content: z.string().min(1).optional().describe("The text that arrived. Default: nothing has arrived."),
    base64: z.base64().min(1).optional().describe("The bytes that arrived in Base64, instead of `content`."),
  })
  .describe("A file whose upload has begun and is not complete.");

type WorldUpload = DeepReadonly<z.infer<typeof uploadSchema>>;

/** Uploads of a world file. */
export const uploadSection: WorldSection<"uploads", WorldUpload> = {
  key: "uploads",
  schema: uploadSchema,
  *references(upload, path): Generator<Reference> {
    yield* one("workspace", upload.workspace, [...path, "workspace"]);
    yield* one("user", upload.owner, [...path, "owner"]);
  },
};

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
