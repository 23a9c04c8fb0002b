import { z } from "zod";
import { type ScimErrors, scimErrorsSchema } from "./scim/scim-errors.js";
import { type ScimRoutes, scimRoutesSchema } from "./scim/scim-routes.js";
import { type ScimSchema, scimSchemaSchema } from "./scim/scim-schema.js";
import { type Service, serviceSchema } from "./service/service.js";
import { valueShape } from "./shared/field.js";
import { keySchema, typeNameSchema } from "./shared/names.js";
import { provenanceShape } from "./shared/provenance.js";
import { type EventFile, eventSchema } from "./webapi/event.js";
import { type EventEnvelope, eventEnvelopeSchema } from "./webapi/event-envelope.js";
import {
  type WebapiErrors,
  type WebapiRetired,
  webapiErrorsSchema,
  webapiRetiredSchema,
} from "./webapi/webapi-errors.js";
import { type WebapiMethod, webapiMethodSchema } from "./webapi/webapi-method.js";

const fileTypeSchema = z
  .strictObject({
    name: z.string().min(1).describe("Name that people read, such as `PNG`."),
    mediaType: z
      .string()
      .regex(/^[\w.+-]+\/[\w.+-]+$/)
      .describe("Media type, such as `image/png`."),
    extensions: z
      .array(z.string().regex(/^[a-z0-9.+-]+$/))
      .optional()
      .describe("Ends of file names, in lower case and without the dot. Default: the word."),
    signature: z
      .string()
      .regex(/^([0-9a-f]{2}|\?\?)+$/)
      .optional()
      .describe("First bytes of its files as hexadecimal digits, `??` for any byte. Default: none is known."),
    group: z
      .enum(["images", "gdocs", "zips", "pdfs"])
      .optional()
      .describe("Word of a list's filter that selects its files. Default: none."),
    text: z.literal(true).optional().describe("Its files are text, which is shown as a snippet."),
  })
  .describe("A type of files.");

/** A file of kind `file-types`: the types of files that the service knows. */
const fileTypesSchema = z
  .strictObject({
    kind: z.literal("file-types").describe("Kind of this file."),
    ...provenanceShape,
    types: z.record(z.string().regex(/^[a-z0-9_]+$/), fileTypeSchema).describe("Types by their word."),
  })
  .meta({ id: "file-types", title: "File types", description: "Types of files, by name and first bytes." });

type FileTypes = z.infer<typeof fileTypesSchema>;

/** A file of kind `webapi-type`: a value that several methods share, or that needs a name and a validator. */
const webapiTypeSchema = z
  .strictObject({
    kind: z.literal("webapi-type").describe("Kind of this file."),
    name: typeNameSchema.describe("Name of the type, for `ref`."),
    ...valueShape,
    description: z.string().min(1).describe("Description of the value, as one sentence."),
    problems: z
      .enum(["codes", "sentences"])
      .optional()
      .describe(
        "Messages of the validator: error codes (default), or sentences for people. `sentences` also applies to the types that it refers to. An argument cannot have such a type.",
      ),
  })
  .meta({ id: "webapi-type", title: "Web API type", description: "A named value of the Web API." });

type WebapiType = z.infer<typeof webapiTypeSchema>;

/** A file of kind `words`: a list of words that a rule of the service reads. */
const wordsSchema = z
  .strictObject({
    kind: z.literal("words").describe("Kind of this file."),
    name: keySchema.describe("Name of the generated constant."),
    description: z.string().min(1).describe("Description of the words, as one sentence."),
    ...provenanceShape,
    rare: z.literal(true).optional().describe("Few calls need the words: they have a module of their own."),
    words: z
      .array(z.string().min(1))
      .min(1)
      .refine((words) => new Set(words).size === words.length, "must not contain a word twice")
      .describe("The words."),
  })
  .meta({ id: "words", title: "Word list", description: "Words that a rule of the service uses." });

type Words = z.infer<typeof wordsSchema>;

/** The content of a file, by kind. */
export interface KindValues {
  readonly service: Service;
  readonly words: Words;
  readonly "file-types": FileTypes;
  readonly "scim-schema": ScimSchema;
  readonly "scim-errors": ScimErrors;
  readonly "scim-routes": ScimRoutes;
  readonly "webapi-errors": WebapiErrors;
  readonly "webapi-method": WebapiMethod;
  readonly "webapi-retired": WebapiRetired;
  readonly "webapi-type": WebapiType;
  readonly event: EventFile;
  readonly "event-envelope": EventEnvelope;
}

/** Kind of a definition file: its first key. */
export type Kind = keyof KindValues;

/** Location and content of files of a kind. */
interface KindDefinition<Value> {
  readonly schema: z.ZodType<Value>;
  /** Matches the path below the set's folder, with `/` between its parts. */
  readonly path: RegExp;
  /** The path as text. */
  readonly pathText: string;
}

/** Every kind of definition file. */
export const kinds: { readonly [K in Kind]: KindDefinition<KindValues[K]> } = {
  service: { schema: serviceSchema, path: /^service\.yaml$/, pathText: "service.yaml" },
  words: { schema: wordsSchema, path: /^words\/[^/]+\.yaml$/, pathText: "words/*.yaml" },
  "file-types": { schema: fileTypesSchema, path: /^file-types\.yaml$/, pathText: "file-types.yaml" },
  "scim-schema": { schema: scimSchemaSchema, path: /^scim\/schemas\/[^/]+\.yaml$/, pathText: "scim/schemas/*.yaml" },
  "scim-errors": { schema: scimErrorsSchema, path: /^scim\/errors\.yaml$/, pathText: "scim/errors.yaml" },
  "scim-routes": { schema: scimRoutesSchema, path: /^scim\/routes\.yaml$/, pathText: "scim/routes.yaml" },
  "webapi-errors": { schema: webapiErrorsSchema, path: /^webapi\/errors\.yaml$/, pathText: "webapi/errors.yaml" },
  "webapi-method": {
    schema: webapiMethodSchema,
    path: /^webapi\/methods\/[^/]+\.yaml$/,
    pathText: "webapi/methods/<name>.yaml",
  },
  "webapi-retired": { schema: webapiRetiredSchema, path: /^webapi\/retired\.yaml$/, pathText: "webapi/retired.yaml" },
  "webapi-type": { schema: webapiTypeSchema, path: /^webapi\/types\/[^/]+\.yaml$/, pathText: "webapi/types/*.yaml" },
  event: { schema: eventSchema, path: /^events\/[^/]+\.yaml$/, pathText: "events/<type>.yaml" },
  "event-envelope": {
    schema: eventEnvelopeSchema,
    path: /^events\/envelopes\/[^/]+\.yaml$/,
    pathText: "events/envelopes/*.yaml",
  },
};

/** The kind of a path below a set's folder. Undefined if it is not a path of a definition file. */
export function kindOfPath(path: string): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].path.test(path));
}
