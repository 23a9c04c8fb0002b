import { type Document, isNode, type Node, visit } from "yaml";

/** A syntax error, with its position. */
interface SyntaxFault {
  readonly offset: number;
  readonly message: string;
}

/** Finds everything that makes a text unreadable: the parser's errors, and undefined aliases. */
export function findSyntaxFaults(document: Document, text: string): readonly SyntaxFault[] {
  const all = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  // After a wrong indent, the parser finds what is not wrong.
  const ends = all.flatMap(({ code, pos: [from] }) => {
    const fault = wrongIndent(code, from, text);
    return fault === undefined ? [] : [{ from, fault }];
  });
  const [end] = ends;
  const before = end === undefined ? all : all.filter(({ pos: [offset] }) => offset < end.from);
  const explained = before.filter(({ code }, at) => code !== "MULTILINE_IMPLICIT_KEY" || at === 0);
  const refused = explained.map(({ code, message, pos: [offset] }) => ({
    offset,
    message: explain(code, message, () => keyAt(document, offset)),
  }));
  return end === undefined ? [...refused, ...looseAliases(document)] : [...refused, end.fault];
}

/** A line `key: value`, with its indent. */
const entry = /^( *)((?:- +)*)("[^"]*"|'[^']*'|[^\s:#'"{}[\]-][^:]*):(?: |$)/;

/** A line of an item of a list, with its indent. */
const item = /^( *)- /;

/** A tab, or the line of a key or an item whose indent differs from that of those before; undefined for another fault. */
function wrongIndent(code: string, offset: number, text: string): SyntaxFault | undefined {
  if (code === "TAB_AS_INDENT") return { offset, message: "Tabs are not allowed as indentation; write spaces" };
  if (code !== "BAD_INDENT" && code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  // The parser reports the value that a deeper line would continue.
  const at = code === "BAD_INDENT" ? start : start + line.length + 1;
  const ofItem = text.slice(start, offset).trim() === "" ? start : at;
  const dashes = item.exec(text.slice(ofItem).split("\n", 1)[0] ?? "")?.[1];
  const others = indentsBefore(item, ofItem, text);
  const above = others.at(-1);
  if (dashes !== undefined && above !== undefined && !others.includes(dashes)) {
    const found = `The item is indented by ${spaces(dashes)}, the items before it by ${spaces(above)}`;
    return { offset: ofItem + dashes.length, message: `${found}; items of one list have the same indent` };
  }
  const [, indent = "", , key] = entry.exec(text.slice(at).split("\n", 1)[0] ?? "") ?? [];
  const before = indentsBefore(entry, at, text)
    .filter((each) => each !== indent)
    .at(-1);
  if (key === undefined || before === undefined) return undefined;
  // Words before a colon are the rest of a text.
  if (code === "BLOCK_AS_IMPLICIT_KEY" && (before.length > indent.length || /^[^"'].*\s/.test(key))) return undefined;
  const found = `${JSON.stringify(key.replaceAll(/^["']|["']$/g, ""))} is indented by ${spaces(indent)}, the keys before it by ${spaces(before)}`;
  return { offset: at + indent.length, message: `${found}; keys of one mapping have the same indent` };
}

/** The indents of the lines of a kind before an offset. */
function indentsBefore(kind: RegExp, offset: number, text: string): readonly string[] {
  const lines = text.slice(0, Math.max(0, offset - 1)).split("\n");
  return lines.flatMap((line) => kind.exec(line)?.[1] ?? []);
}

function spaces({ length }: string): string {
  return length === 1 ? "1 space" : `${length} spaces`;
}

/** The parser's message, or a better one if it is too technical or does not say what to do. */
function explain(code: string, message: string, key: () => string): string {
  switch (code) {
    case "MULTIPLE_DOCS":
      return "Expected one document, found another one after ---";
    case "DUPLICATE_KEY":
      return `Duplicate key ${JSON.stringify(key())}`;
    case "BLOCK_AS_IMPLICIT_KEY":
      return "A mapping cannot start here; quote a value that contains a colon and a space";
    case "BAD_SCALAR_START":
      return `${message}; quote the value`;
    case "NON_STRING_KEY":
      return "Expected a string as the key";
    default:
      return message;
  }
}

/** The key that begins at an offset. */
function keyAt(document: Document, offset: number): string {
  let found = "";
  visit(document, {
    Pair(_key, { key }) {
      if (isNode(key) && key.range?.[0] === offset) found = String(key);
    },
  });
  return found;
}

/** Aliases whose anchor is not before them, or encloses them. */
function looseAliases(document: Document): readonly SyntaxFault[] {
  const found: SyntaxFault[] = [];
  // `Alias.resolve` would go through the whole document for each alias.
  const anchored = new Map<string, Node>();
  visit(document, {
    Value(_key, node) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node);
    },
    Alias(_key, node, ancestors) {
      const target = anchored.get(node.source);
      const offset = node.range?.[0] ?? 0;
      if (target === undefined)
        found.push({ offset, message: `Undefined anchor "${node.source}"; define it before this alias` });
      else if (ancestors.includes(target))
        found.push({ offset, message: `The alias "${node.source}" refers to a value that contains it` });
    },
  });
  return found;
}
