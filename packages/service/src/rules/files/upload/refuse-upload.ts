import type { FilesGetUploadURLExternalArguments, FilesGetUploadURLExternalRefusal } from "@rollcall/api/webapi";
import { serviceLimits } from "../../../generated/service.js";
import type { Workspace } from "../../../model/organization.js";
import type { Store } from "../../../model/service-store.js";
import type { Refused } from "../../../store/refusal.js";
import { countCharacters } from "../../../values/characters.js";
import { refuseUpload as refuse } from "../refusal.js";
import { isTextType, typeOfName } from "../types/find-type.js";

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
