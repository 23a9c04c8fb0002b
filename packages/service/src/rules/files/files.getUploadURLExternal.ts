import type {
  FilesGetUploadURLExternalArguments,
  FilesGetUploadURLExternalRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import {
  expiryMsOf,
  type FileUpload,
  fileUploads,
  keptMs,
  type UploadsAtMost,
  uploadLifetimeMs,
} from "../../model/file.js";
import type { Workspace } from "../../model/organization.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import type { DuePlan } from "../../store/due-loop.js";
import type { Refused } from "../../store/refusal.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { hashToken } from "../../values/secrets.js";
import { countCharacters } from "../../values/text.js";
import { uploadPath } from "../conversations/files/paths.js";
import { isTextType, typeOfName } from "./file-type.js";
import { refuseUpload as refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["files.getUploadURLExternal"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `files.getUploadURLExternal`. */
interface BeginOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly siteUrl: string;
  readonly due: DuePlan;
}

/** Begins an upload, and returns the address for its bytes. */
export function createBeginUpload({ store, ids, siteUrl, due }: BeginOptions) {
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
    return { ok: true, upload_url: `${siteUrl}${uploadPath}/${secret}`, file_id: id };
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
export async function refuseUpload(upload: Begun): Promise<Refused<Code> | undefined> {
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
