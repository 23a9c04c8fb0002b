import { type Sliced, sliceCharacters } from "./decode-text.js";

/** Limits of a JSON value. */
export interface JsonLimits {
  /** Maximum depth of arrays and objects. */
  readonly maxDepth: number;
  /** Maximum members and elements. Default: no limit. */
  readonly maxMembers?: number;
}

/**
 * The kind of fault for which a text is refused. `early`: it ends too soon. `harmful`: it nests too deep, or has a
 * member `__proto__` or half a surrogate pair. `crowded`: it has too many members.
 */
export type JsonFault = "early" | "broken" | "harmful" | "crowded";

/** A value, or why its text is refused. */
export type ParsedJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Number of members and elements. */
      readonly members: number;
    }
  | JsonRefusal;

/** The refusal of a text, with its fault. */
interface JsonRefusal {
  readonly ok: false;
  readonly fault: JsonFault;
}

type Expected = "value" | "valueOrEnd" | "key" | "keyOrEnd" | "colon" | "separator";

/** An open array or object. */
type Frame =
  | { readonly kind: "array"; readonly into: unknown[] }
  | { readonly kind: "object"; readonly into: Record<string, unknown>; key: string };

const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const scalarCut = /(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?)?)$/y;
const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/** Reads JSON like `JSON.parse`, in slices, and stops at the first error. */
export class JsonReader {
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #open: Frame[] = [];
  #at = 0;
  #expected: Expected = "value";
  #members = 0;
  #value: unknown;

  constructor(text: string, limits: JsonLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  *read(): Sliced<ParsedJson> {
    let sliceEnd = sliceCharacters;
    for (;;) {
      if (this.#at >= sliceEnd) {
        yield;
        sliceEnd = this.#at + sliceCharacters;
      }
      this.#skipSpace(sliceEnd);
      if (this.#at >= this.#text.length) return this.#end();
      if (this.#at >= sliceEnd) continue;
      const fault = this.#text[this.#at] === '"' ? yield* this.#takeString() : this.#takeToken();
      if (fault !== undefined) return { ok: false, fault };
    }
  }

  #end(): ParsedJson {
    const isWhole = this.#expected === "separator" && this.#open.length === 0;
    if (!isWhole) return { ok: false, fault: "early" };
    return { ok: true, value: this.#value, members: this.#members };
  }

  #skipSpace(end: number): void {
    for (; this.#at < end; this.#at += 1) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  /** Reads anything but strings. */
  #takeToken(): JsonFault | undefined {
    const character = this.#text[this.#at];
    switch (this.#expected) {
      case "valueOrEnd":
        return character === "]" ? this.#close() : this.#takeValue(character);
      case "value":
        return this.#takeValue(character);
      case "keyOrEnd":
        return character === "}" ? this.#close() : "broken";
      case "key":
        return "broken";
      case "colon":
        return character === ":" ? this.#expect("value", 1) : "broken";
      case "separator":
        return this.#takeSeparator(character);
    }
  }

  #takeSeparator(character: string | undefined): JsonFault | undefined {
    const innermost = this.#open.at(-1);
    if (innermost === undefined) return "broken";
    const isObject = innermost.kind === "object";
    if (character === ",") return this.#expect(isObject ? "key" : "value", 1);
    return character === (isObject ? "}" : "]") ? this.#close() : "broken";
  }

  #takeValue(character: string | undefined): JsonFault | undefined {
    if (character === "{") return this.#openFrame({ kind: "object", into: {}, key: "" }, "keyOrEnd");
    if (character === "[") return this.#openFrame({ kind: "array", into: [] }, "valueOrEnd");
    return this.#takeWord();
  }

  #openFrame(frame: Frame, expected: Expected): JsonFault | undefined {
    const fault = this.#put(frame.into);
    if (fault !== undefined) return fault;
    this.#open.push(frame);
    return this.#open.length > this.#limits.maxDepth ? "harmful" : this.#expect(expected, 1);
  }

  #close(): undefined {
    this.#open.pop();
    return this.#expect("separator", 1);
  }

  #takeWord(): JsonFault | undefined {
    scalar.lastIndex = this.#at;
    const isScalar = scalar.test(this.#text);
    const end = isScalar ? scalar.lastIndex : this.#at;
    if (!isScalar || ".eE".includes(this.#text.charAt(end) || " ")) {
      scalarCut.lastIndex = this.#at;
      return scalarCut.test(this.#text) ? "early" : "broken";
    }
    const word = this.#text.slice(this.#at, end);
    return this.#put(words.has(word) ? words.get(word) : Number(word)) ?? this.#expect("separator", end - this.#at);
  }

  /** Reads a key or a text in slices, because it may be as long as the body. */
  *#takeString(): Sliced<JsonFault | undefined> {
    const isKey = this.#expected === "key" || this.#expected === "keyOrEnd";
    if (!isKey && this.#expected !== "value" && this.#expected !== "valueOrEnd") return "broken";
    let taken = "";
    let isEscaped = false;
    this.#at += 1;
    for (;;) {
      const piece = takePiece(this.#text, this.#at);
      if (typeof piece === "string") return piece;
      taken = taken === "" ? piece.text : taken + piece.text;
      isEscaped ||= piece.isEscaped;
      this.#at = piece.end;
      if (this.#text[this.#at] === '"') break;
      if (this.#at >= this.#text.length) return "early";
      yield;
    }
    if (isEscaped && !taken.isWellFormed()) return "harmful";
    return isKey ? this.#putKey(taken) : (this.#put(taken) ?? this.#expect("separator", 1));
  }

  #putKey(key: string): JsonFault | undefined {
    if (key === "__proto__") return "harmful";
    const innermost = this.#open.at(-1);
    if (innermost?.kind === "object") innermost.key = key;
    return this.#expect("colon", 1);
  }

  #put(value: unknown): JsonFault | undefined {
    const innermost = this.#open.at(-1);
    if (innermost === undefined) {
      this.#value = value;
      return undefined;
    }
    if (innermost.kind === "array") innermost.into.push(value);
    else innermost.into[innermost.key] = value;
    this.#members += 1;
    return this.#members > (this.#limits.maxMembers ?? Number.POSITIVE_INFINITY) ? "crowded" : undefined;
  }

  #expect(expected: Expected, length: number): undefined {
    this.#expected = expected;
    this.#at += length;
  }
}

/** A piece of a string: up to its end, or as long as a slice. */
function takePiece(
  text: string,
  from: number,
): { readonly text: string; readonly end: number; readonly isEscaped: boolean } | JsonFault {
  const limit = Math.min(text.length, from + sliceCharacters);
  let isEscaped = false;
  let at = from;
  while (at < limit) {
    const code = text.charCodeAt(at);
    if (code === 0x22) break;
    if (code < 0x20) return "broken";
    if (code !== 0x5c) {
      at += 1;
      continue;
    }
    const end = endOfEscape(text, at);
    if (typeof end === "string") return end;
    isEscaped = true;
    at = end;
  }
  const piece = text.slice(from, at);
  return { text: isEscaped ? String(JSON.parse(`"${piece}"`)) : piece, end: at, isEscaped };
}

/** End of the escape that begins at `at`. */
function endOfEscape(text: string, at: number): number | JsonFault {
  const kind = text[at + 1];
  if (kind === undefined) return "early";
  if (kind !== "u") return '"\\/bfnrt'.includes(kind) ? at + 2 : "broken";
  const digits = text.slice(at + 2, at + 6);
  if (!/^[0-9a-fA-F]*$/.test(digits)) return "broken";
  return digits.length === 4 ? at + 6 : "early";
}
