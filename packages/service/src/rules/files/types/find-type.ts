import { type FileType, fileTypes } from "../../../generated/file-types.js";

/** A type of files with its word. */
interface NamedType {
  readonly word: string;
  readonly type: FileType;
}

/** Number of first bytes that decide about a type. */
export const headBytes = 4096;

/**
 * The type of a file: that of its name, unless its first bytes are not those of the type; otherwise that of its first
 * bytes, text, or binary data.
 */
export function findType(name: string, head: Uint8Array): NamedType {
  const named = typeOfName(name);
  if (named !== undefined && fits(named.type, head)) return named;
  const signed = Object.entries(fileTypes).find(([, { signature }]) => hasSignature(signature, head));
  const [word, type] = signed ?? [];
  if (word !== undefined && type !== undefined) return { word, type };
  return typeOfWord(isText(head) ? "text" : "binary");
}

/** The type of a file by its name alone; undefined for an unknown name. */
export function typeOfName(name: string): NamedType | undefined {
  const [, extension = ""] = /\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
  const found = Object.entries(fileTypes).find(([, { extensions }]) => extensions.includes(extension));
  return found && { word: found[0], type: found[1] };
}

/** The type with a word. */
export function typeOfWord(word: string): NamedType {
  const type = fileTypes[word];
  if (type === undefined) throw new Error(`There is no type of files with the word ${word}.`);
  return { word, type };
}

/** Whether a word names a type of text. */
export function isTextType(word: string): boolean {
  return Object.hasOwn(fileTypes, word) && fileTypes[word]?.text === true;
}

function fits({ signature, text }: FileType, head: Uint8Array): boolean {
  if (signature !== undefined) return hasSignature(signature, head);
  return text !== true || isText(head);
}

function hasSignature(signature: string | undefined, head: Uint8Array): boolean {
  if (signature === undefined) return false;
  const bytes = signature.match(/../g) ?? [];
  return (
    bytes.length <= head.length && bytes.every((byte, at) => byte === "??" || Number.parseInt(byte, 16) === head[at])
  );
}

/** Whether bytes are UTF-8 without control characters. The last character may be cut. */
function isText(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 32 && !textControls.has(byte))) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Tab, line feed, form feed, carriage return and escape. */
const textControls: ReadonlySet<number> = new Set([9, 10, 12, 13, 27]);
