import { type Document, isNode, type Node, visit } from "yaml";

/** A syntax error, with its position. */
interface SyntaxFault {
  readonly offset: number;
  readonly message: string;
}

/** Finds everything that makes a text unreadable: the parser's errors, and undefined aliases. */
export function findSyntaxFaults(document: Document, text: string): readonly SyntaxFault[] {
  const all = [...document.errors, ...document.warnings];
  // After a wrong indent, the parser finds what is not wrong.
  const indent = all
    .map(({ code, pos: [offset] }) => wrongIndent(code, offset, text))
    .find((each) => each !== undefined);
  if (indent !== undefined) return [indent];
  const refused = all.map(({ code, message, pos: [offset] }) => ({
    offset,
    message: explain(code, message, () => keyAt(document, offset)),
  }));
  return [...refused, ...looseAliases(document)];
}

/** A line `key: value`, with its indent. */
const entry = /^( *)((?:- +)*)([^\s:#'"{}[\]-][^:]*):(?: |$)/;

/** The line of a key whose indent differs from that of the line before; undefined if another fault is meant. */
function wrongIndent(code: string, offset: number, text: string): SyntaxFault | undefined {
  if (code !== "BAD_INDENT" && code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const line = text.slice(start).split("\n", 1)[0] ?? "";
  // The parser reports the value that a deeper line would continue.
  const at = code === "BAD_INDENT" ? start : start + line.length + 1;
  const [, indent = "", , key] = entry.exec(text.slice(at).split("\n", 1)[0] ?? "") ?? [];
  const before = text
    .slice(0, Math.max(0, at - 1))
    .split("\n")
    .flatMap((each) => entry.exec(each)?.[1] ?? [])
    .filter((each) => each.length !== indent.length)
    .at(-1);
  if (key === undefined || before === undefined) return undefined;
  if (code === "BLOCK_AS_IMPLICIT_KEY" && before.length > indent.length) return undefined;
  const found = `${JSON.stringify(key)} is indented by ${spaces(indent)}, the keys before it by ${spaces(before)}`;
  return { offset: at + indent.length, message: `${found}; keys of one mapping have the same indent` };
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
