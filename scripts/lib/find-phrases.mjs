import { docstringBeginnings, phrases } from "./phrases.mjs";

/** Between two words of a phrase: white space, and the marks with which a comment goes on in its next line. */
const gap = "(?:[^\\S\\n]+|[^\\S\\n]*\\n[^\\S\\n]*(?:\\*|//|#|>)?[^\\S\\n]*)";

const patterns = phrases.map(({ phrase, say }) => ({
  say,
  pattern: new RegExp(`(?<![\\w-])${phrase.replaceAll(" ", gap)}(?![\\w-])`, "gi"),
}));

/** The beginning of a docstring, in the line that opens it or in the next one. */
const beginnings = docstringBeginnings.map(({ phrase, say }) => ({
  say,
  pattern: new RegExp(`(?<=/\\*\\*[^\\S\\n]*(?:\\n[^\\S\\n]*\\*[^\\S\\n]+)?)(?:${phrase})\\b`, "g"),
}));

/** Text that a document strikes out, because it says how not to write. */
const struckOut = /~~[^~\n]+~~/g;

/** Comments and literals of JavaScript and TypeScript, the only places of it that hold prose. */
const proseInCode = /(\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)/;

/** A literal without white space is a value, such as the name of a test user, and not prose. */
const isProse = (token) => token.startsWith("/") || /\s/.test(token);

const isCode = (path) => /\.[mc]?[jt]sx?$/.test(path);

const blank = (text) => text.replaceAll(/[^\n]/g, " ");

/** The text with everything but its prose blanked out, so that positions stay. */
function onlyProse(path, text) {
  if (path.endsWith(".md")) return text.replaceAll(struckOut, blank);
  if (!isCode(path)) return text;
  // Every second part is a comment or a literal.
  const parts = text.split(proseInCode);
  return parts.map((part, at) => (at % 2 === 1 && isProse(part) ? part : blank(part))).join("");
}

/** The line and column of an offset, both from 1. */
function positionOf(text, offset) {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** The phrases in a file's text that must not come back, in order, with what to say instead. */
export function findPhrases(path, text) {
  const prose = onlyProse(path, text);
  return [...patterns, ...(isCode(path) ? beginnings : [])]
    .flatMap(({ pattern, say }) =>
      [...prose.matchAll(pattern)].map(({ 0: found, index }) => ({
        ...positionOf(text, index),
        phrase: found.replaceAll(/\s+(?:\*|\/\/|#|>)?\s*/g, " "),
        say,
      })),
    )
    .toSorted((one, other) => one.line - other.line || one.column - other.column);
}
