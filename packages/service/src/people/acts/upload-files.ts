import type { FileInputElement, InputValue } from "@rollcall/api/webapi";
import { files } from "../../model/file.js";
import { hasVersion, put } from "../../model/port/document.js";
import { createReceiveUpload } from "../../rules/files/uploads.js";
import { decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/instant.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";

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
async function uploadFiles(
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

/** A message with files. */
interface Dropped {
  readonly channelId: string;
  /** May be empty. */
  readonly text: string;
  readonly thread?: Ts;
  readonly files: readonly DroppedFile[];
}

/** Uploads files, and posts them in one message, as a client does. */
export async function dropFiles({ channelId, text, thread, files }: Dropped, person: Person) {
  const uploads = await uploadFiles(files, person);
  if (!uploads.ok) return uploads;
  const completed = await person.call("files.completeUploadExternal", {
    files: uploads.uploaded,
    channel_id: channelId,
    ...(text !== "" && { initial_comment: text }),
    ...(thread !== undefined && { thread_ts: thread }),
  });
  if (!completed.ok) return completed;
  const { public: open = {}, private: closed = {} } = completed.files[0]?.shares ?? {};
  const ts = [...Object.values(open), ...Object.values(closed)].flat()[0]?.ts ?? "";
  const shown = await person.call("reactions.get", { channel: channelId, timestamp: ts });
  if (!shown.ok) return shown;
  const { message = { type: "message", ts, text } } = shown;
  return { ok: true as const, channel: channelId, ts, message: { ...message, channel: channelId } };
}

/** A file input in a modal of an app. */
interface FileInput extends Pick<FileInputElement, "filetypes" | "max_files"> {
  readonly appId: Id;
}

/**
 * Uploads files into a file input of a modal, and lets its app see them. They replace those that it has; none clears it.
 */
export async function enterFiles(
  given: unknown,
  { filetypes, max_files: most = 10, appId }: FileInput,
  person: Person,
): Promise<ActOutcome<{ readonly value: InputValue }>> {
  const dropped = readFiles(given);
  if (dropped === undefined) return cannotEnter("It takes a list of files, each with a name and a content or base64.");
  if (dropped.length > most) return cannotEnter(`It takes at most ${most}, not ${dropped.length}.`);
  const other = dropped.find(({ name }) => !isAllowed(name, filetypes));
  if (other !== undefined) return cannotEnter(`It takes ${filetypes?.join(", ")}, not ${JSON.stringify(other.name)}.`);
  if (dropped.length === 0) return { ok: true, value: { type: "file_input", files: [] } };
  const uploads = await uploadFiles(dropped, person);
  if (!uploads.ok) return uploads;
  const completed = await person.call("files.completeUploadExternal", { files: uploads.uploaded });
  if (!completed.ok) return completed;
  for (const { id } of completed.files) await giveTo(appId, id, person);
  return { ok: true, value: { type: "file_input", files: completed.files.map((file) => ({ ...file })) } };
}

/** Lets an app see a file. */
function giveTo(appId: Id, id: Id, { store }: Person): Promise<void> {
  return decide(store, async () => {
    const file = await store.files.get(id);
    if (file === undefined || file.givenTo?.includes(appId) === true) return { kind: "answer", answer: undefined };
    const { version, givenTo = [] } = file;
    return {
      kind: "commit",
      batch: {
        expect: [hasVersion(files, { id }, version)],
        writes: [put(files, { ...file, version: version + 1, givenTo: [...givenTo, appId] })],
      },
      answer: () => undefined,
    };
  });
}

/** Undefined if it is no list of files. */
function readFiles(given: unknown): readonly DroppedFile[] | undefined {
  const all: readonly unknown[] = given === null || given === "" ? [] : Array.isArray(given) ? given : [given];
  return all.every(isFile) ? all : undefined;
}

const texts = ["content", "base64", "title", "alt_text"] as const;

function isFile(given: unknown): given is DroppedFile {
  if (typeof given !== "object" || given === null) return false;
  const file: Readonly<Record<string, unknown>> = { ...given };
  const isNamed = typeof file["name"] === "string" && file["name"] !== "";
  return isNamed && texts.every((key) => file[key] === undefined || typeof file[key] === "string");
}

/** Whether a name has one of the extensions. Default: any. */
function isAllowed(name: string, filetypes: readonly string[] = []): boolean {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return filetypes.length === 0 || filetypes.some((type) => type.replace(/^\./, "").toLowerCase() === extension);
}

function cannotEnter(why: string): ActRefusal {
  return { ok: false, error: "refused", detail: `Files cannot be put into the file_input. ${why}` };
}
