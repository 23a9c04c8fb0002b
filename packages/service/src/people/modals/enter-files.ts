import type { FileInputElement, InputValue } from "@rollcall/api/webapi";
import { files } from "../../model/file.js";
import { hasVersion, put } from "../../model/port/document.js";
import { decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import { type DroppedFile, uploadFiles } from "../acts/upload-files.js";

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
  if (dropped === undefined) return cannot("It takes a list of files, each with a name and a content or base64.");
  if (dropped.length > most) return cannot(`It takes at most ${most}, not ${dropped.length}.`);
  const other = dropped.find(({ name }) => !isAllowed(name, filetypes));
  if (other !== undefined) return cannot(`It takes ${filetypes?.join(", ")}, not ${JSON.stringify(other.name)}.`);
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

function cannot(why: string): ActRefusal {
  return { ok: false, error: "refused", detail: `Files cannot be put into the file_input. ${why}` };
}
