import type { FilesCompleteUploadExternalArguments } from "@rollcall/api/webapi";
import type { Expectation } from "../../../model/expectations.js";
import { type File, files } from "../../../model/file.js";
import { expiryMsOf, type FileUpload, fileUploads } from "../../../model/file-upload.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import type { SilentWrite } from "../../../model/writes.js";
import type { Refused } from "../../../store/refusal.js";
import type { Ids } from "../../../values/ids.js";
import { refuseUpload as refuse } from "../refusal.js";

/** An upload with its bytes, and the title that its file gets. */
export interface CompletedUpload {
  readonly upload: FileUpload;
  readonly arrived: NonNullable<FileUpload["arrived"]>;
  readonly title: string | undefined;
}

type Code = "access_denied" | "file_not_found" | "file_uploads_except_images_disabled";

interface Search {
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly nowMs: number;
}

/** Finds the uploads that a call completes. */
export async function findCompleted(
  sent: FilesCompleteUploadExternalArguments["files"],
  search: Search,
): Promise<{ readonly ok: true; readonly uploads: readonly CompletedUpload[] } | Refused<Code>> {
  const uploads: CompletedUpload[] = [];
  for (const { id, title } of sent) {
    const isRepeated = uploads.some(({ upload }) => upload.id === id);
    const found = isRepeated ? notFound(id) : await findOne(id, search);
    if (!found.ok) return found;
    uploads.push({ ...found, title });
  }
  return { ok: true, uploads };
}

async function findOne(id: string, { caller, store, nowMs }: Search) {
  const upload = await store.get(fileUploads, { id });
  if (upload === undefined || upload.isComplete === true || expiryMsOf(upload) <= nowMs) return notFound(id);
  if (upload.ownerId !== caller.user?.id || upload.workspaceId !== caller.workspace.id) {
    return refuse("access_denied", id, "an upload of the caller");
  }
  const { arrived } = upload;
  if (arrived === undefined) return notFound(id);
  if (caller.workspace.fileRules?.uploads === "images" && arrived.kind !== "images") {
    return refuse("file_uploads_except_images_disabled", arrived.filetype, "the bytes of an image");
  }
  return { ok: true, upload, arrived } as const;
}

function notFound(id: string) {
  return refuse("file_not_found", id, "an upload with bytes that is not complete");
}

/** A file, and the part of a commit that makes it of an upload. */
interface Completion {
  readonly file: File;
  readonly expect: Expectation;
  readonly writes: readonly SilentWrite[];
}

/** Completes an upload. Its document stays until its other contents are swept. */
export function completionOf(
  { upload, arrived, title }: CompletedUpload,
  { isPublic, ids, caller }: { readonly isPublic: boolean; readonly ids: Ids; readonly caller: WebapiCaller },
): Completion {
  const { id, version, created, workspaceId, ownerId, name, altText } = upload;
  const { hash: content, size, ...traits } = arrived;
  const file: File = {
    id,
    version: 1,
    created,
    workspaceId,
    ownerId,
    ...(caller.user?.kind === "bot" && { isByBot: true }),
    name,
    ...(title !== undefined && title !== "" && { title }),
    ...(altText !== undefined && { altText }),
    ...traits,
    size,
    content,
    publicSecret: ids.secret(5),
    ...(isPublic && { isPublic: true }),
  };
  const { arrived: _arrived, ...rest } = upload;
  return {
    file,
    expect: hasVersion(fileUploads, { id }, version),
    writes: [put(files, file), put(fileUploads, { ...rest, version: version + 1, isComplete: true })],
  };
}
