import type { z } from "zod";

/** An issue to report: with its whole path, and whether it is about the key at the end. */
export interface FoundIssue {
  readonly path: readonly (string | number)[];
  readonly what: "key" | "value";
  readonly message: string;
}

/**
 * Flattens zod's issues: one per unknown key, the issues of the nearest branch of a union, and the issues inside an
 * invalid key.
 */
export function findIssues(issues: readonly z.core.$ZodIssue[], above: FoundIssue["path"] = []): readonly FoundIssue[] {
  return rootIssues(issues).flatMap((issue) => {
    const path = [...above, ...issue.path.map((segment) => (typeof segment === "number" ? segment : String(segment)))];
    switch (issue.code) {
      case "unrecognized_keys": {
        const messages = issue.message.split("\n");
        return issue.keys.map((key, i) => ({
          path: [...path, key],
          what: "key",
          message: messages[i] ?? issue.message,
        }));
      }
      case "invalid_union":
        return fromUnion(issue, path);
      case "invalid_key":
        return [{ path, what: "key", message: issue.issues[0]?.message ?? issue.message }];
      default:
        return [{ path, what: "value", message: issue.message }];
    }
  });
}

/**
 * Merges the issues of one missing indent: a key without a value, followed by keys that are wrong in their place, because they
 * belong below it.
 * @param value the value that has the issues
 */
export function withOneIndent(issues: readonly FoundIssue[], value: unknown): readonly FoundIssue[] {
  const merged = new Set<FoundIssue>();
  const explained = issues.map((issue) => {
    const { path, message } = issue;
    const [key, parent] = [path.at(-1), valueAt(value, path.slice(0, -1))];
    const isEmpty = /^Expected a (mapping|list), found null$/.test(message) || issue.message === "Missing value";
    if (!isEmpty || !isObject(parent) || parent[String(key)] !== null) return issue;
    const names = Object.keys(parent);
    const below = names.slice(names.indexOf(String(key)) + 1);
    const ofName = (name: string) =>
      issues.filter((other) => other !== issue && startsWith(other.path, [...path.slice(0, -1), name]));
    const end = below.findIndex((name) => ofName(name).length === 0);
    const moved = end < 0 ? below : below.slice(0, end);
    if (moved.length === 0) return issue;
    for (const name of moved) for (const other of ofName(name)) merged.add(other);
    const list = moved.map((name) => JSON.stringify(name)).join(", ");
    return { ...issue, message: `${JSON.stringify(String(key))} has no value; indent what belongs below it: ${list}` };
  });
  return explained.filter((issue) => !merged.has(issue));
}

function valueAt(value: unknown, path: FoundIssue["path"]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function startsWith(path: FoundIssue["path"], beginning: FoundIssue["path"]): boolean {
  return beginning.every((key, at) => path[at] === key);
}

/** Zod checks the length of a string even if it expects a list. Only the wrong type is reported. */
function rootIssues(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const placeOf = ({ path }: z.core.$ZodIssue) => path.map(String).join("\n");
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(placeOf));
  return issues.filter((issue) => issue.code === "invalid_type" || !mistyped.has(placeOf(issue)));
}

/** The issues of the branch that was probably meant: the one that got furthest, then the one with the fewest issues. */
function fromUnion(issue: z.core.$ZodIssueInvalidUnion, path: FoundIssue["path"]): readonly FoundIssue[] {
  const branches = issue.errors.map((errors) => findIssues(errors, path));
  const fitting = branches.filter((found) => found.every((each) => each.path.length > path.length));
  if (fitting.length === 0) {
    const own = branches.flatMap((found) => found.filter((each) => each.path.length === path.length));
    const messages = [...new Set(own.map((each) => each.message))];
    return [{ path, what: "value", message: messages.length === 0 ? issue.message : joined(messages) }];
  }
  return fitting.reduce((best, found) => (found.length < best.length ? found : best));
}

/** Merges issues of branches that expect something else in the same place into one sentence. */
function joined(messages: readonly string[]): string {
  const parts = messages.map((message) => /^Expected (.+), found (.+)$/s.exec(message));
  const found = new Set(parts.map((part) => part?.[2]));
  if (parts.includes(null) || found.size > 1) return messages.join("; or ");
  return `Expected ${parts.map((part) => part?.[1]).join(" or ")}, found ${[...found][0]}`;
}
