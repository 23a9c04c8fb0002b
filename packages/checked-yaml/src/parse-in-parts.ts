import { type Document, LineCounter, parseDocument } from "yaml";
import { findSyntaxFaults } from "./find-syntax-faults.js";
import type { Position } from "./finding.js";
import { type LocateWhat, offsetAt, toPosition, type ValuePath } from "./locate.js";

/** The value of a large text, which was read a part at a time: all nodes of a text need sixty times its memory. */
interface ReadInParts {
  readonly value: unknown;
  /** Returns the position of the value at a path. Undefined for a path that leads to no item of a list at the top. */
  readonly locate: (path: ValuePath, what?: LocateWhat) => Position | undefined;
}

/** Some items of a list at the top of a text, or another member with its key. */
interface Part {
  readonly key: string;
  readonly isList: boolean;
  /** Brackets that make a document of its text, if it is JSON. */
  readonly around: "" | "[]" | "{}";
  readonly from: number;
  readonly to: number;
}

/** A part, and which of the list's items it has. */
interface ReadPart extends Part {
  readonly first: number;
  readonly count: number;
}

/**
 * Reads a text whose root is a mapping. Returns undefined if it is not written plainly, or has a fault of any kind, which a
 * document of the whole text explains. A cut in the wrong place is a fault too: it leaves a quote or a bracket open.
 * @param most number of characters from which a part takes no more items
 */
export function parseInParts(text: string, maxAliasCount: number, most = 65_536): ReadInParts | undefined {
  const parts = /^\s*\{/.test(text) ? cutJson(text, most) : cutBlocks(text, most);
  if (parts === undefined) return undefined;
  const members = new Map<string, unknown>();
  const lists: ReadPart[] = [];
  for (const part of parts) {
    const read = readPart(text, part, maxAliasCount);
    if (read === undefined) return undefined;
    const items = members.get(part.key);
    if (!part.isList || !Array.isArray(read.value)) members.set(part.key, read.value);
    else {
      const first = Array.isArray(items) ? items.length : 0;
      lists.push({ ...part, first, count: read.value.length });
      if (Array.isArray(items)) for (const item of read.value) items.push(item);
      else members.set(part.key, read.value);
    }
  }
  return {
    value: Object.fromEntries(members),
    locate: ([key, index, ...rest], what) => {
      const part = lists.find((each) => each.key === key && typeof index === "number" && isIn(each, index));
      if (part === undefined || typeof index !== "number") return undefined;
      const offset = offsetAt(documentOf(text, part), [index - part.first, ...rest], what);
      return positionIn(text, part.from + offset - part.around.length / 2);
    },
  };
}

function isIn({ first, count }: ReadPart, index: number): boolean {
  return index >= first && index < first + count;
}

/** The value of a part. Undefined if it has a fault. */
function readPart(text: string, part: Part, maxAliasCount: number): { readonly value: unknown } | undefined {
  const document = documentOf(text, part);
  if (findSyntaxFaults(document, text).length > 0) return undefined;
  try {
    const value: unknown = document.toJS({ maxAliasCount });
    if (part.isList) return Array.isArray(value) ? { value } : undefined;
    const [member, ...others] = Object.entries(Object(value));
    return member?.[0] === part.key && others.length === 0 ? { value: member[1] } : undefined;
  } catch {
    return undefined;
  }
}

function documentOf(text: string, { around, from, to }: Part): Document {
  const [open = "", close = ""] = around;
  return parseDocument(`${open}${text.slice(from, to)}${close}`, { prettyErrors: false, stringKeys: true });
}

function positionIn(text: string, offset: number): Position {
  const lines = new LineCounter();
  for (let at = 0; at <= offset; at = text.indexOf("\n", at) + 1 || text.length + 1) lines.addNewLine(at);
  return toPosition(lines, offset);
}

/** The members of a block mapping without indentation, with lists cut between their items. */
function cutBlocks(text: string, most: number): readonly Part[] | undefined {
  const parts: Part[] = [];
  const keys = new Set<string>();
  let open: { readonly key: string; readonly from: number; readonly indent: number | undefined } | undefined;
  let items = 0;
  const close = (to: number) => {
    if (open !== undefined)
      parts.push({ key: open.key, isList: open.indent !== undefined, around: "", from: open.from, to });
  };
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = text.indexOf("\n", start) + 1 || text.length;
    let first = start;
    while (text[first] === " ") first += 1;
    if (/^[#\r\n]?$/.test(text[first] ?? "")) continue;
    if (open?.indent === first - start && /^-\s?$/.test(text.slice(first, first + 2))) {
      items += 1;
      if (items === 1 || start - open.from < most) continue;
      close(start);
      open = { ...open, from: start };
      items = 1;
    } else if (first === start) {
      const [, key, rest = ""] = /^([A-Za-z_][\w-]*):(?=\s|$)[ \t]*(.*)/.exec(text.slice(start, end)) ?? [];
      if (key === undefined || keys.has(key)) return undefined;
      close(start);
      keys.add(key);
      const indent = /^(?:#.*)?$/.test(rest) ? indentOfList(text, end) : undefined;
      open = { key, indent, from: indent === undefined ? start : end };
      items = 0;
    }
  }
  close(text.length);
  return parts;
}

/** Number of spaces before the item that comes next. Undefined if something else comes. */
function indentOfList(text: string, from: number): number | undefined {
  const next = /^(?:[ \t]*(?:#.*)?\r?\n)*( *)-(?=\s|$)/.exec(text.slice(from, from + 65_536));
  return next?.[1]?.length;
}

/** The members of an object in JSON, with arrays cut between their items. */
function cutJson(text: string, most: number): readonly Part[] | undefined {
  const parts: Part[] = [];
  const keys = new Set<string>();
  let at = text.indexOf("{") + 1;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const takeValue = (): boolean => {
    let depth = 0;
    do {
      const token = take(/[^\s"[\]{},:]+|"[^"\\]*(?:\\.[^"\\]*)*"|[[{]|[\]}]/sy);
      if (token === undefined) return false;
      if (token === "[" || token === "{") depth += 1;
      if (token === "]" || token === "}") depth -= 1;
      if (depth > 0) take(/[\s,:]*/y);
    } while (depth > 0);
    return depth === 0;
  };
  const takeItems = (key: string): boolean => {
    for (let from = at; ; ) {
      take(/\s*/y);
      const isEnd = text[at] === "]";
      if (isEnd || at - from >= most) {
        parts.push({ key, isList: true, around: "[]", from, to: at });
        from = at;
      }
      if (isEnd) return take(/\]/y) !== undefined;
      if (!takeValue() || take(/\s*(?:,|(?=\]))/y) === undefined) return false;
    }
  };
  while (take(/\s*\}\s*$/y) === undefined) {
    const from = at;
    const [, name] = /"([A-Za-z_][\w-]*)"/.exec(take(/\s*"[A-Za-z_][\w-]*"/y) ?? "") ?? [];
    if (name === undefined || keys.has(name) || take(/\s*:\s*/y) === undefined) return undefined;
    keys.add(name);
    if (take(/\[/y) !== undefined) {
      if (!takeItems(name)) return undefined;
    } else {
      if (!takeValue()) return undefined;
      parts.push({ key: name, isList: false, around: "{}", from, to: at });
    }
    if (take(/\s*(?:,|(?=\}))/y) === undefined) return undefined;
  }
  return parts;
}
