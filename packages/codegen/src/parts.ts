import type { OutputFile } from "./output-file.js";

/** What can be asked for by itself, and what it is. */
export const parts = {
  types: "the interfaces of resources, arguments and responses, in modules that import nothing",
  validators: "those and the zod schemas that check them",
  openapi: "the OpenAPI documents",
  docs: "the reference pages, and what the definitions assume",
} as const;

/** One part of what is generated. */
export type Part = keyof typeof parts;

/** The kind of a generated file, by its name. */
export function kindOfOutput(path: string): "modules" | "openapi" | "docs" {
  if (path.endsWith(".ts")) return "modules";
  return path.endsWith(".json") ? "openapi" : "docs";
}

/** Whether a file belongs to what was asked for; without a part everything does. */
export function belongsTo(part: Part | undefined, { path }: Pick<OutputFile, "path">): boolean {
  if (part === undefined) return true;
  const kind = kindOfOutput(path);
  return kind === "modules" ? part === "types" || part === "validators" : kind === part;
}
