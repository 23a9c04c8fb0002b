import type { FileInputElement, InputValue } from "@rollcall/api/webapi";
import type { ActOutcome, ActRefusal, Person } from "../act.js";
import { type DroppedFile, uploadFiles } from "../acts/upload-files.js";

/** Uploads files into a file input of a modal. They replace those that it has; none clears it. */
export async function enterFiles(
  given: unknown,
  { filetypes, max_files: most = 10 }: Pick<FileInputElement, "filetypes" | "max_files">,
  person: Person,
): Promise<ActOutcome<{ readonly value: InputValue }>> {
  const files = readFiles(given);
  if (files === undefined) return cannot("It takes a list of files, each with a name and a content or base64.");
  if (files.length > most) return cannot(`It takes at most ${most}, not ${files.length}.`);
  const other = files.find(({ name }) => !isAllowed(name, filetypes));
  if (other !== undefined) return cannot(`It takes ${filetypes?.join(", ")}, not ${JSON.stringify(other.name)}.`);
  if (files.length === 0) return { ok: true, value: { type: "file_input", files: [] } };
  const uploads = await uploadFiles(files, person);
  if (!uploads.ok) return uploads;
  const completed = await person.call("files.completeUploadExternal", { files: uploads.uploaded });
  if (!completed.ok) return completed;
  return { ok: true, value: { type: "file_input", files: completed.files.map((file) => ({ ...file })) } };
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
