import type {
  FilesGetUploadURLExternalArguments,
  FilesGetUploadURLExternalRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import {
  expiryMsOf,
  type FileTraits,
  type FileUpload,
  fileUploads,
  keptMs,
  type UploadsAtMost,
  uploadLifetimeMs,
} from "../../model/file.js";
import type { Workspace } from "../../model/organization.js";
import type { Chunks, StoredContent } from "../../model/port/contents.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { decide, type Refused } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-loop.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { hashToken } from "../../values/secrets.js";
import { type Site, uploadPath } from "../../values/site-addresses.js";
import { countCharacters } from "../../values/text.js";
import { type ByteWatch, isTextType, typeOfName, watchBytes } from "./file-type.js";
import { refuseUpload as refuse } from "./find-destinations.js";
import { findUpload } from "./known-urls.js";

type Outcome = MethodOutcome<Methods["files.getUploadURLExternal"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `files.getUploadURLExternal`. */
interface BeginOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly site: Site;
  readonly due: DuePlan;
}

/** Begins an upload, and returns the address for its bytes. */
export function createBeginUpload({ store, ids, site, due }: BeginOptions) {
  return async (sent: FilesGetUploadURLExternalArguments, { caller, now }: Context): Promise<Outcome> => {
    const { length = 0, alt_txt: altText = sent.alt_text } = sent;
    if (length < 1) return { ...refuse("missing_argument", length, "a length of at least 1"), arg: "length" };
    const { workspace } = caller;
    const refusal = await refuseUpload({ sent, length, altText, workspace, store });
    if (refusal !== undefined) return refusal;
    const secret = ids.secret(32);
    const { hash: tokenHash } = caller.token;
    const upload: FileUpload = {
      id: ids.id(idPrefixes.file),
      version: 1,
      created: toInstant(now.getTime()),
      expires: toInstant(now.getTime() + uploadLifetimeMs),
      secretHash: hashToken(secret),
      workspaceId: workspace.id,
      ownerId: caller.user?.id ?? "",
      tokenHash,
      name: sent.filename,
      length,
      ...(altText !== undefined && altText !== "" && { altText }),
      ...(sent.snippet_type !== undefined && { snippetType: sent.snippet_type }),
    };
    const { id } = upload;
    const { value: atMost } = serviceLimits.unfinishedUploads;
    const unfinished = { tokenHash, dueAfterMs: now.getTime() + keptMs, atMost };
    const committed = await store.commit({
      expect: [hasVersion(fileUploads, { id }, 0), { kind: "uploadsAtMost", ...unfinished }],
      writes: [put(fileUploads, upload)],
    });
    if (!committed.ok && committed.failed.kind === "uploadsAtMost") return refuseMany(unfinished, store);
    if (!committed.ok) throw new Error(`There is an upload ${id} already.`);
    due.plan(expiryMsOf(upload) + keptMs);
    return { ok: true, upload_url: `${site.filesUrl}${uploadPath}/${secret}`, file_id: id };
  };
}

/** Refuses one more upload of a token until the oldest of its unfinished ones expires. */
async function refuseMany(
  { tokenHash, dueAfterMs, atMost }: Omit<UploadsAtMost, "kind">,
  store: Pick<Store, "list">,
): Promise<Outcome> {
  const after = { due: dueAfterMs, id: lastId };
  const [oldest] = await store.list(fileUploads, "of_token", { token: tokenHash }, { limit: 1, after });
  const waitMs = oldest === undefined ? 0 : fileUploads.columns.due.of(oldest) - dueAfterMs;
  return {
    ...refuse("ratelimited", `${atMost} unfinished uploads`, "fewer; complete them, or wait until one expires"),
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  };
}

/** Comes after all identifiers. */
const lastId = "\u{10FFFF}";

type Code = Exclude<FilesGetUploadURLExternalRefusal["error"], "missing_argument">;

/** An upload that is about to begin. */
interface Begun {
  readonly sent: Pick<FilesGetUploadURLExternalArguments, "filename" | "snippet_type">;
  readonly length: number;
  readonly altText: string | undefined;
  readonly workspace: Workspace;
  readonly store: Pick<Store, "files" | "contents">;
}

/** Refuses an upload that the workspace does not allow, or that breaks a limit. */
async function refuseUpload(upload: Begun): Promise<Refused<Code> | undefined> {
  return refuseRules(upload) ?? refuseAltText(upload) ?? refuseSnippet(upload) ?? (await refuseSpace(upload));
}

function refuseRules({ sent, length, workspace, store }: Begun): Refused<Code> | undefined {
  const { uploads, blockedTypes = [], maxBytes = Number.POSITIVE_INFINITY } = workspace.fileRules ?? {};
  const { filename } = sent;
  if (uploads === "none") return refuse("file_uploads_disabled", workspace.id, "a workspace that allows files");
  if (uploads === "images" && typeOfName(filename)?.type.group !== "images") {
    return refuse("file_uploads_except_images_disabled", filename, "the name of an image");
  }
  if (blockedTypes.some((type) => filename.toLowerCase().endsWith(`.${type}`))) {
    return refuse("file_type_not_allowed", filename, `a name without the extension ${blockedTypes.join(", ")}`);
  }
  const most = Math.min(maxBytes, serviceLimits.fileBytes.value, store.contents.maxBytes);
  return length > most ? refuse("file_upload_size_restricted", length, `at most ${most} bytes`) : undefined;
}

function refuseAltText({ altText = "" }: Begun): Refused<Code> | undefined {
  const { value } = serviceLimits.altTextCharacters;
  const length = countCharacters(altText);
  return length > value ? refuse("alt_txt_too_large", length, `at most ${value} characters`) : undefined;
}

function refuseSnippet({ sent: { snippet_type: word }, length }: Begun): Refused<Code> | undefined {
  if (word === undefined) return undefined;
  if (!isTextType(word)) return refuse("unknown_snippet_type", word, "the word of a type of text");
  const { value } = serviceLimits.snippetBytes;
  return length > value ? refuse("snippet_too_large", length, `at most ${value} bytes`) : undefined;
}

async function refuseSpace({ length, workspace, store }: Begun): Promise<Refused<Code> | undefined> {
  if (workspace.plan !== "free") return undefined;
  const { value } = serviceLimits.freeFileBytes;
  const bytes = (await store.files.bytesIn(workspace.id)) + length;
  return bytes > value ? refuse("storage_limit_reached", bytes, `at most ${value} bytes in the workspace`) : undefined;
}

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
