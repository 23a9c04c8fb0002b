import { serviceLimits } from "../../../generated/service.js";
import type { FileTraits, Snippet } from "../../../model/file.js";
import { findType, headBytes, typeOfWord } from "./find-type.js";
import { measurePicture } from "./measure-picture.js";

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
