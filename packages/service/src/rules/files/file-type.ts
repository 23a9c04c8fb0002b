import { type FileType, fileTypes } from "../../generated/file-types.js";
import { serviceLimits } from "../../generated/service.js";
import type { FileTraits, Snippet } from "../../model/file.js";

/** A type of files with its word. */
interface NamedType {
  readonly word: string;
  readonly type: FileType;
}

/** Number of first bytes that decide about a type. */
const headBytes = 4096;

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

/** Size of a picture in pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size of a PNG, GIF, JPEG or WebP picture from its first bytes; undefined for others, and if the size comes
 * later.
 */
export function measurePicture(head: Uint8Array): PictureSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    return sizeOf(view);
  } catch (error) {
    // The first bytes end before the size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeOf(view: DataView): PictureSize | undefined {
  switch (view.getUint32(0)) {
    case 0x89504e47:
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case 0x47494638:
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 0x52494646:
      return view.getUint32(8) === 0x57454250 ? sizeOfWebp(view) : undefined;
    default:
      return view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view) : undefined;
  }
}

/** @see RFC 9649 §2 */
function sizeOfWebp(view: DataView): PictureSize | undefined {
  switch (view.getUint32(12)) {
    case 0x56503858: {
      const sideAt = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
      return { width: sideAt(24), height: sideAt(27) };
    }
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

/** Goes from segment to segment up to a frame header. */
function sizeOfJpeg(view: DataView): PictureSize | undefined {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
}

/** Number of first bytes that are kept, among which most pictures say their size. */
const keptBytes = 65_536;

const previewLines = 5;
const previewCharacters = 3_000;
const lineFeed = 10;

/** Facts about bytes that have passed. */
export interface ByteWatch {
  note(chunk: Uint8Array): void;
  /** Number of bytes that have passed. */
  size(): number;
  traits(named: { readonly name: string; readonly snippetType?: string }): FileTraits;
}

/** Watches bytes, and keeps their beginning. */
export function watchBytes(): ByteWatch {
  const { value: maxSnippetBytes } = serviceLimits.snippetBytes;
  const head = new Uint8Array(keptBytes);
  let [size, lines, last] = [0, 0, lineFeed];
  return {
    note(chunk) {
      if (size < keptBytes) head.set(chunk.subarray(0, keptBytes - size), size);
      size += chunk.length;
      if (size <= maxSnippetBytes) for (const byte of chunk) if (byte === lineFeed) lines += 1;
      last = chunk.at(-1) ?? last;
    },
    size: () => size,
    traits: ({ name, snippetType }) => {
      const kept = head.subarray(0, Math.min(size, keptBytes));
      const { word, type } =
        snippetType === undefined ? findType(name, kept.subarray(0, headBytes)) : typeOfWord(snippetType);
      const isSnippet = type.text === true && size <= maxSnippetBytes;
      const picture = type.group === "images" ? measurePicture(kept) : undefined;
      const kind = isSnippet ? "snippets" : type.group;
      return {
        mimetype: type.mediaType,
        filetype: word,
        ...(kind !== undefined && { kind }),
        ...(picture !== undefined && { picture }),
        ...(isSnippet && { snippet: toSnippet(kept, lines + (last === lineFeed ? 0 : 1)) }),
      };
    },
  };
}

function toSnippet(head: Uint8Array, lines: number): Snippet {
  const beginning = new TextDecoder().decode(head.subarray(0, previewCharacters * 4), { stream: true });
  const wanted = beginning.split(/\r?\n/).slice(0, previewLines).join("\n").replace(/\n$/, "");
  const preview = wanted.slice(0, previewCharacters);
  return { preview, lines: Math.max(1, lines), isCut: preview.length < wanted.length };
}
