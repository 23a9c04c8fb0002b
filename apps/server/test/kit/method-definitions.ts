import { readdirSync, readFileSync } from "node:fs";
import { parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { z } from "zod";

const fieldSchema = z.looseObject({ required: z.boolean().optional() });

const rowSchema = z.looseObject({
  when: z.string().optional(),
  faultOnly: z.string().optional(),
  fields: z.record(z.string(), fieldSchema).optional(),
});

const fileSchema = z.looseObject({
  errors: z.record(z.string(), rowSchema),
  alsoMeans: z.record(z.string(), z.string()).optional(),
});

/** The definition of a code. */
export type CodeRow = z.infer<typeof rowSchema>;

/** The codes in the definition of a method: its own, and additional meanings of common codes. */
interface MethodCodes {
  readonly own: Readonly<Record<string, CodeRow>>;
  readonly alsoMeans: readonly string[];
}

const folder = new URL("../../../../definitions/service/webapi/", import.meta.url);

/** The codes that every method can answer. */
export const commonCodes: Readonly<Record<string, CodeRow>> = readDefinition("errors.yaml").errors;

/** The codes of each method, by name. */
export const methodCodes: ReadonlyMap<string, MethodCodes> = new Map(
  readdirSync(new URL("methods/", folder)).map((file) => {
    const { errors, alsoMeans = {} } = readDefinition(`methods/${file}`);
    return [file.replace(/\.yaml$/, ""), { own: errors, alsoMeans: Object.keys(alsoMeans) }];
  }),
);

function readDefinition(path: string): z.infer<typeof fileSchema> {
  const read = parseCheckedYaml(readFileSync(new URL(path, folder), "utf8"), fileSchema, { path });
  if (!read.ok) throw new Error(read.findings.map(printFinding).join("\n"));
  return read.value;
}
