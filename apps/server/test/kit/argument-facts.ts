import { readdirSync, readFileSync } from "node:fs";
import { parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { z } from "zod";

const codeSchema = z.string().optional();

const limitSchema = z.union([
  z.looseObject({ value: z.unknown(), of: z.string().optional(), error: codeSchema }),
  z.unknown().transform((value) => ({ value, of: undefined, error: undefined })),
]);

const argumentSchema = z.looseObject({
  type: z.string().optional(),
  ref: z.string().optional(),
  list: z.boolean().optional(),
  required: z.boolean().optional(),
  nullable: z.boolean().optional(),
  jsonText: z.boolean().optional(),
  clearable: z.boolean().optional(),
  wireName: z.string().optional(),
  limits: z.record(z.string(), limitSchema).optional(),
  errors: z.object({ missing: codeSchema, empty: codeSchema, invalid: codeSchema, inside: codeSchema }).optional(),
});

const pagingSchema = z.looseObject({
  limit: z.looseObject({ min: z.int().default(1), max: z.int(), error: codeSchema }).optional(),
  cursorError: codeSchema,
});

const methodSchema = z.looseObject({
  arguments: z.record(z.string(), argumentSchema),
  paging: pagingSchema.optional(),
});

/** An argument as its definition file states it. */
export type ArgumentFacts = z.infer<typeof argumentSchema>;

/** The arguments of a method as its definition file states them, those of its pages included. */
interface MethodArguments {
  readonly arguments: Readonly<Record<string, ArgumentFacts>>;
  /** Code of a cursor that the method did not answer. Absent for a method without pages. */
  readonly cursorError?: string;
}

const folder = new URL("../../../../definitions/service/webapi/methods/", import.meta.url);

/** The arguments of each method by name, read from the definition files and not from what is generated. */
export const methodArguments: ReadonlyMap<string, MethodArguments> = new Map(
  readdirSync(folder).map((file) => [file.replace(/\.yaml$/, ""), readArguments(file)]),
);

function readArguments(file: string): MethodArguments {
  const read = parseCheckedYaml(readFileSync(new URL(file, folder), "utf8"), methodSchema, { path: file });
  if (!read.ok) throw new Error(read.findings.map(printFinding).join("\n"));
  const { paging, arguments: own } = read.value;
  if (paging === undefined) return { arguments: own };
  return {
    arguments: { ...own, cursor: {}, ...(paging.limit && { limit: pageSize(paging.limit) }) },
    cursorError: paging.cursorError ?? "invalid_arguments",
  };
}

function pageSize({ min, max, error }: NonNullable<z.infer<typeof pagingSchema>["limit"]>): ArgumentFacts {
  const bound = (value: number) => ({ value, of: undefined, error });
  return { type: "integer", errors: { invalid: error }, limits: { min: bound(min), max: bound(max) } };
}
