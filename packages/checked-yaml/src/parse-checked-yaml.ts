import { type Document, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { explainIssue } from "./explain-issue.js";
import { type FoundIssue, findIssues, withOneIndent } from "./find-issues.js";
import { findSyntaxFaults } from "./find-syntax-faults.js";
import { compareFindings, type Finding, type Position } from "./finding.js";
import { type LocateWhat, locate, toPosition, type ValuePath } from "./locate.js";
import { parseInParts } from "./parse-in-parts.js";

/** Options of `parseCheckedYaml`. */
export interface CheckedYamlOptions {
  /** Path of the file, used in findings. */
  readonly path: string;
  /** Maximum number of nodes that the aliases of one anchor may expand to. Default: 100. */
  readonly maxAliasCount?: number;
}

/** A typed value, or the findings. */
export type CheckedYaml<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Returns the position of the value at a path, of its key, or of the nearest value around it. */
      readonly locate: (path: ValuePath, what?: LocateWhat) => Position;
    }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Parses YAML 1.2 and validates it with a schema. Syntax errors are reported without schema issues; otherwise each
 * schema issue is one finding, in the order of the file. Never throws.
 */
export function parseCheckedYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  options: CheckedYamlOptions,
): CheckedYaml<z.output<S>> {
  const { path, maxAliasCount = 100 } = options;
  const parts = text.length > largeText ? parseInParts(text, maxAliasCount) : undefined;
  let whole: Whole | undefined;
  const read = (): Whole => {
    whole ??= parseWhole(text);
    return whole;
  };
  const place = (way: ValuePath, what?: LocateWhat) =>
    parts?.locate(way, what) ?? locate(read().document, read().lines, way, what);
  const wrong = parts === undefined ? findSyntaxFaults(read().document, text) : [];
  if (wrong.length > 0)
    return refused(wrong.map(({ offset, message }) => ({ path, ...toPosition(read().lines, offset), message })));
  const plain: Plain = parts === undefined ? toPlain(read().document, maxAliasCount) : { ok: true, value: parts.value };
  if (!plain.ok) return refused([{ path, ...place([]), message: plain.message }]);
  const result = schema.safeParse(plain.value, { error: explainIssue });
  if (result.success) return { ok: true, value: result.data, locate: place };
  return refused(
    withOneIndent(findIssues(result.error.issues), plain.value).map((issue) => ({
      path,
      ...place(issue.path, issue.what),
      message: issue.path.length === 0 && plain.value === null ? "The file is empty" : named(issue),
    })),
  );
}

/** Number of characters from which a text is read in parts. A smaller one is read at once, which is simpler to follow. */
const largeText = 1_048_576;

/** The nodes of a text. */
interface Whole {
  readonly document: Document;
  readonly lines: LineCounter;
}

function parseWhole(text: string): Whole {
  const lines = new LineCounter();
  return { lines, document: parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true }) };
}

function refused(findings: readonly Finding[]): { readonly ok: false; readonly findings: readonly Finding[] } {
  return { ok: false, findings: [...findings].sort(compareFindings) };
}

/** The message of an issue, including the name of a missing key. */
function named({ path, message }: FoundIssue): string {
  const key = path.at(-1);
  return key === undefined
    ? message
    : message.replace(/^Missing value/, () => `Missing key ${JSON.stringify(String(key))}`);
}

type Plain = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

function toPlain(document: Document, maxAliasCount: number): Plain {
  try {
    return { ok: true, value: document.toJS({ maxAliasCount }) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
