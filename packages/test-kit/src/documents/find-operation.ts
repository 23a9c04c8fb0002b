import type { OpenapiDocument, Operation } from "./document.js";

/** An operation and its place in the document. */
export interface FoundOperation {
  /** Path with its parameters in braces. */
  readonly path: string;
  readonly verb: string;
  readonly operation: Operation;
}

/** Finds the operation for a request. Undefined if the document has none. A trailing slash is ignored. */
export function findOperation({ paths }: OpenapiDocument, verb: string, path: string): FoundOperation | undefined {
  const wanted = path.endsWith("/") ? path.slice(0, -1) : path;
  const found = Object.hasOwn(paths, wanted) ? wanted : Object.keys(paths).find((each) => fits(each, wanted));
  if (found === undefined) return undefined;
  const operations: { readonly [verb: string]: Operation } = paths[found] ?? {};
  const key = verb.toLowerCase();
  const operation = Object.hasOwn(operations, key) ? operations[key] : undefined;
  return operation && { path: found, verb: key, operation };
}

function fits(template: string, path: string): boolean {
  const parts = template.split("/");
  const given = path.split("/");
  if (parts.length !== given.length || !template.includes("{")) return false;
  return parts.every((part, index) => (part.startsWith("{") ? given[index] !== "" : part === given[index]));
}
