import type { FilesCompleteUploadExternalArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { expiryMsOf, type File, type FileUpload, files, fileUploads } from "../../model/file.js";
import type { MessageDraft } from "../../model/message.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Expectation, SilentWrite, Store } from "../../model/store.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import type { Site } from "../../values/site-addresses.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { toFile } from "../conversations/files/to-file.js";
import { type MessageContent, readParts } from "../messages/message-content.js";
import { refuseBlockProblems } from "../messages/parts.js";
import { expectRoom, findPoster, findThread, type Poster } from "../messages/posting.js";
import { type Destination, findDestinations, refuseUpload as refuse } from "./find-destinations.js";

type Outcome = MethodOutcome<Methods["files.completeUploadExternal"]>;
type Context = MethodContext<WebapiCaller>;
type CompleteDecision = Decision<Outcome>;

/** Dependencies of `files.completeUploadExternal`. */
interface CompleteOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly site: Site;
  /** The definition of `chat.postMessage`, whose rules for direct messages hold. */
  readonly posting: MethodDefinition<Methods["chat.postMessage"]>;
}

/** Completes uploads, and shares the files in conversations. */
export function createCompleteUpload(options: CompleteOptions) {
  return (sent: FilesCompleteUploadExternalArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideCompletion({ sent, context, options }));
}

interface Call {
  readonly sent: FilesCompleteUploadExternalArguments;
  readonly context: Context;
  readonly options: CompleteOptions;
}

async function decideCompletion(call: Call): Promise<CompleteDecision> {
  const { sent, options, context } = call;
  const { caller, now } = context;
  const { store, ids } = options;
  const completed = await findCompleted(sent.files, { caller, store, nowMs: now.getTime() });
  if (!completed.ok) return answer(completed);
  const poster = findPoster(sent, caller);
  if (!poster.ok) return answer(refuse("access_denied", caller.token.userId, "a user or a bot"));
  const found = await findDestinations(sent, { ...options, caller, poster: poster.poster, nowMs: now.getTime() });
  if (!found.ok) return answer(found);
  const comment = await readComment(sent, { caller, store, ids });
  if (!comment.ok) return answer(comment);
  const [first] = found.destinations;
  const thread =
    sent.thread_ts === undefined || first === undefined
      ? undefined
      : await findThread(store, first.channel.id, sent.thread_ts);
  if (thread?.ok === false) return answer({ ...thread, error: "posting_to_channel_denied" });
  const message = {
    ...poster.poster.author,
    ...comment.content,
    ...(thread !== undefined && { threadTs: thread.threadTs }),
  };
  const { uploads } = completed;
  const opened = await publishFiles(
    comment.content.fileIds,
    found.destinations.map(({ channel }) => channel),
    store,
  );
  return commitAll({
    ...call,
    uploads,
    ...found,
    poster: poster.poster,
    message,
    expect: [...(thread?.expect ?? []), ...opened.expect],
    opened: opened.writes,
  });
}

interface Sharing extends Call {
  readonly uploads: readonly CompletedUpload[];
  readonly destinations: readonly Destination[];
  readonly poster: Poster;
  readonly message: Omit<MessageDraft, "channelId">;
  readonly expect: CompleteBatch["expect"];
  /** Notes that files of the comment are public. */
  readonly opened: readonly SilentWrite[];
}

type CompleteBatch = Extract<CompleteDecision, { readonly kind: "commit" }>["batch"];

function commitAll(sharing: Sharing): CompleteDecision {
  const { uploads, destinations, message, options, context } = sharing;
  const nowMs = context.now.getTime();
  const isPublic = destinations.some(({ channel }) => channel.kind === "public");
  const completions = uploads.map((upload) =>
    completionOf(upload, { isPublic, ids: options.ids, caller: context.caller }),
  );
  const files = completions.map(({ file }) => file);
  const fileIds = [...new Set([...files.map(({ id }) => id), ...(message.fileIds ?? [])])];
  const drafts = destinations.map(({ channel }) => ({
    ...message,
    channelId: channel.id,
    fileIds,
    isUpload: true as const,
  }));
  return {
    kind: "commit",
    batch: {
      expect: [
        ...completions.map(({ expect }) => expect),
        ...sharing.expect,
        ...destinations.flatMap(({ expect, home }) => [...expect, ...expectRoom(home)]),
      ],
      writes: [
        ...completions.flatMap(({ writes }) => writes),
        ...destinations.flatMap(({ writes }) => writes),
        ...sharing.opened,
        ...drafts.map((draft) => ({ kind: "insertMessage" as const, message: draft, nowMs })),
      ],
    },
    answer: ({ messages }) => ({
      ok: true,
      files: files.map((file) =>
        show(
          file,
          sharing,
          messages.map(({ ts }, at) => ({ ts, draft: drafts[at] })),
        ),
      ),
    }),
    refuse: (failed) =>
      failed.kind === "messagesAtMost"
        ? refuse("posting_to_channel_denied", failed.workspaceId, `at most ${failed.atMost} messages`)
        : undefined,
  };
}

function show(
  file: File,
  { destinations, options, context }: Sharing,
  posted: readonly { readonly ts: string; readonly draft: MessageDraft | undefined }[],
) {
  const shares = destinations.flatMap(({ channel }, at) => {
    const { ts, draft } = posted[at] ?? {};
    return ts === undefined || draft === undefined ? [] : [{ channel, message: { ...draft, ts }, repliers: [] }];
  });
  return toFile(file, { address: options.site.of(context.caller.workspace), shares });
}

function answer(outcome: Outcome): CompleteDecision {
  return { kind: "answer", answer: outcome };
}

/** Reads the text or the blocks of the message with which files are shared. A text wins. */
async function readComment(
  { initial_comment: text = "", blocks }: Pick<FilesCompleteUploadExternalArguments, "initial_comment" | "blocks">,
  view: { readonly caller: WebapiCaller; readonly store: Store; readonly ids: Ids },
) {
  const sent = { text, ...(text === "" && blocks !== undefined && { blocks }) };
  const refusal = refuseBlockProblems([{ at: ["blocks"], blocks: sent.blocks ?? [], error: "invalid_blocks" }]);
  if (refusal !== undefined) return refusal;
  const code = "invalid_blocks";
  const read = await readParts(sent, view, { blocksTooLong: code, missingFile: code, manyTables: code });
  if (!read.ok) return read;
  // Blocks show no text of their own beside files.
  const content: MessageContent = text === "" ? { ...read.content, text: "" } : read.content;
  return { ok: true, content } as const;
}

/** An upload with its bytes, and the title that its file gets. */
interface CompletedUpload {
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
async function findCompleted(
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
function completionOf(
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
