import type { OutputFile } from "./output-file.js";

/** The parts that can be generated separately, with descriptions. */
export const parts = {
  types: "interfaces of resources, arguments and responses, in modules without imports",
  validators: "interfaces and their zod schemas",
  openapi: "OpenAPI documents",
  asyncapi: "AsyncAPI documents of events",
  "json-schema": "JSON Schemas of everything that the protocols send",
  docs: "reference pages and assumptions",
} as const;

/** A part of the output. */
export type Part = keyof typeof parts;

/** The kind of a generated file, by its name. */
function kindOfOutput(path: string): Exclude<Part, "types" | "validators"> | "modules" | "formats" {
  if (path.endsWith(".ts")) return "modules";
  if (path.endsWith("/asyncapi.json")) return "asyncapi";
  if (path.endsWith(".schema.json")) return "formats";
  if (/\/json-schema\/[^/]+\.json$/.test(path)) return "json-schema";
  return path.endsWith(".json") ? "openapi" : "docs";
}

/** Whether a file belongs to a part. Default: every file does. */
export function belongsTo(part: Part | undefined, { path }: Pick<OutputFile, "path">): boolean {
  if (part === undefined) return true;
  const kind = kindOfOutput(path);
  return kind === "modules" ? part === "types" || part === "validators" : kind === part;
}
