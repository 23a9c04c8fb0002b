import { z } from "zod";
import { type Kind, kinds } from "../formats/index.js";
import { isObject } from "../formats/shared/is-object.js";
import { bannerText, type OutputFile } from "../output/output-file.js";

interface JsonSchema {
  readonly [key: string]: unknown;
}

/** The JSON Schemas of the definition formats, one for each kind of file, for editors. */
export function metaFiles(folder: string): readonly OutputFile[] {
  return (Object.keys(kinds) as Kind[]).map((kind) => {
    const schema: JsonSchema = z.toJSONSchema(kinds[kind].schema, { io: "input", unrepresentable: "any" });
    const $comment = bannerText("the definition formats");
    const text = JSON.stringify({ $comment, ...(kind === "service" ? withOnTopOfBase(schema) : schema) }, undefined, 2);
    return { path: `${folder}/${kind}.schema.json`, text: `${text}\n` };
  });
}

/** A file on top of a base may omit what the base has. */
function withOnTopOfBase({ $ref, $defs, ...schema }: JsonSchema): JsonSchema {
  const { service, ...more } = $defs as { readonly service: JsonSchema };
  const onTop = { ...(withoutRequired(service) as JsonSchema), required: ["kind", "name", "title", "extends"] };
  const asks = { properties: { onTopOfBase: { const: true } }, required: ["onTopOfBase"] };
  // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
  return { ...schema, if: asks, then: { $ref: "#/$defs/onTop" }, else: { $ref }, $defs: { service, onTop, ...more } };
}

/** The schema without required members, at any depth. An attribute named `required` is kept. */
function withoutRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRequired);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key, value]) => key !== "required" || !Array.isArray(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutRequired(value)]));
}
