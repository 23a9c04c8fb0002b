import { type Document, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { explainIssue } from "./explain-issue.js";
import { findIssues } from "./find-issues.js";
import { compareFindings, type Finding, type Position } from "./finding.js";
import { type LocateWhat, locate, type ValuePath } from "./locate.js";

/** How a text is read. */
export interface CheckedYamlOptions {
  /** What findings call the file. */
  readonly path: string;
  /** How many nodes aliases may stand for, per anchor; default 100. */
  readonly maxAliasCount?: number;
}

/** A typed value, or everything that is wrong with the text. */
export type CheckedYaml<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Where the value at a path, or its key, stands; the nearest thing around it where the text has no such path. */
      readonly locate: (path: ValuePath, what?: LocateWhat) => Position;
    }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Reads YAML 1.2 and checks it with a schema. Errors of syntax come alone; otherwise every issue of the schema is one
 * finding, in the order of the text. Nothing is thrown, whatever the text.
 */
export function parseCheckedYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  options: CheckedYamlOptions,
): CheckedYaml<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const wrong = [...document.errors, ...document.warnings, ...looseAliases(document)].map((error) => {
    const { line, col } = lines.linePos(error.pos[0]);
    return { path: options.path, line, column: col, message: explainError(error) };
  });
  if (wrong.length > 0) return refused(wrong);
  const place = (path: ValuePath, what?: LocateWhat) => locate(document, lines, path, what);
  const plain = toPlain(document, options.maxAliasCount ?? 100);
  if (!plain.ok) return refused([{ path: options.path, ...place([]), message: plain.message }]);
  const result = schema.safeParse(plain.value, { error: explainIssue });
  if (result.success) return { ok: true, value: result.data, locate: place };
  return refused(
    findIssues(result.error.issues).map((issue) => ({
      path: options.path,
      ...place(issue.path, issue.what),
      message: issue.message === "Missing value" ? missing(issue.path) : issue.message,
    })),
  );
}

function refused(findings: readonly Finding[]): { readonly ok: false; readonly findings: readonly Finding[] } {
  return { ok: false, findings: [...findings].sort(compareFindings) };
}

/** What the parser says, but where that speaks to programmers. */
function explainError(error: Wrong): string {
  return error.code === "MULTIPLE_DOCS" ? "Expected one document, found another one after ---" : error.message;
}

function missing(path: ValuePath): string {
  const key = path.at(-1);
  return key === undefined ? "The file is empty" : `Missing key ${JSON.stringify(String(key))}`;
}

interface Wrong {
  readonly pos: readonly [number, ...number[]];
  readonly message: string;
  /** The parser's own name of it. */
  readonly code?: string;
}

/** Aliases whose anchor does not stand before them, or stands around them. */
function looseAliases(document: Document): readonly Wrong[] {
  const found: Wrong[] = [];
  visit(document, {
    Alias(_key, node, ancestors) {
      const target = node.resolve(document);
      const pos: Wrong["pos"] = [node.range?.[0] ?? 0];
      if (target === undefined) found.push({ pos, message: `No anchor "${node.source}" stands before this alias` });
      else if (ancestors.includes(target))
        found.push({ pos, message: `The alias "${node.source}" stands for what contains it` });
    },
  });
  return found;
}

type Plain = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

function toPlain(document: Document, maxAliasCount: number): Plain {
  try {
    return { ok: true, value: document.toJS({ maxAliasCount }) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
