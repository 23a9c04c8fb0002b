import { z } from "zod";
import { errorKeySchema, keySchema, patternSchema, scopeSchema, wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { serviceScimSchema } from "./service-scim.js";
import { serviceWebapiSchema } from "./service-webapi.js";

const factSchema = z.strictObject({ description: z.string().min(1).describe("What it is."), ...provenanceShape });

const ranked = (description: string) => z.record(wordSchema, factSchema).optional().describe(description);

const observedSchema = z
  .strictObject({
    description: z.string().min(1).describe("What is done with the switch on, as a sentence."),
    strict: z.string().min(1).describe("What is done with it off, which is the documents' letter, as a sentence."),
    ...provenanceShape,
  })
  .describe("A switch for observed behaviour.");

const documentSchema = z.strictObject({
  title: z.string().min(1).describe("Title of the document."),
  uri: z.url().optional().describe("Where it can be read."),
});

const idSchema = z
  .strictObject({
    prefix: z
      .string()
      .regex(/^[A-Z][a-z]{0,2}$/, "must be a capital and up to two more letters")
      .describe("What it begins with."),
    pattern: patternSchema.optional().describe("What a well-formed one matches. Default: prefix, capitals and digits."),
    description: z.string().min(1).describe("What it identifies."),
    ...provenanceShape,
  })
  .describe("Identifiers of one kind.");

const tokenKindSchema = z
  .strictObject({
    description: z.string().min(1).describe("Whom the token acts as."),
    prefix: z.string().min(1).describe("What tokens begin with that the service makes; none is checked."),
    ...provenanceShape,
  })
  .describe("One kind of token.");

const limitSchema = z
  .strictObject({
    value: z.number().describe("The limit itself."),
    unit: z.string().min(1).describe("What is counted: members, bytes, characters, days."),
    description: z.string().min(1).describe("What is limited, as a phrase."),
    error: errorKeySchema.optional().describe("Error key beyond it."),
    ...provenanceShape,
  })
  .describe("A limit that a rule of the service reads.");

const profileFieldSchema = z
  .strictObject({
    label: z.string().min(1).describe("Name that people see."),
    attribute: z
      .string()
      .regex(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*$/, "must be names of attributes, separated by dots")
      .describe("SCIM attribute that fills it, such as `enterprise.costCenter`."),
    ...provenanceShape,
  })
  .describe("A custom profile field.");

const defaultSchema = z
  .strictObject({
    value: z.union([z.string(), z.number(), z.boolean()]).describe("The default itself."),
    description: z.string().min(1).describe("What it is the default of, as a phrase."),
    ...provenanceShape,
  })
  .describe("A value that the service gives where nobody else did.");

/** A file of kind `service`, which makes a folder a definition set. */
export const serviceSchema = z
  .strictObject({
    kind: z.literal("service").describe("Kind of this file."),
    name: keySchema.describe("Name of the set; generated entry points are named after it."),
    title: z.string().min(1).describe("Title of the set for a person."),
    ...provenanceShape,
    extends: z
      .string()
      .min(1)
      .optional()
      .describe(
        "Folder of the set that this one stands on, relative to this file or in a package: `@rollcall/definitions/standard` is that of the RFCs. What this set lacks comes from there.",
      ),
    onTopOfBase: z
      .boolean()
      .optional()
      .describe(
        "Whether what the base set's service.yaml says is kept and this one only adds and replaces, key by key. Default: false.",
      ),
    documents: z
      .record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be in kebab case"), documentSchema)
      .optional()
      .describe("Documents that `source` may name."),
    scim: serviceScimSchema.optional(),
    webapi: serviceWebapiSchema.optional(),
    plans: ranked("What can be paid for, from least to most."),
    roles: ranked("Roles of a person, from least to most."),
    leastRoles: z
      .record(
        keySchema,
        z.strictObject({
          role: wordSchema.describe("Least of the roles that may."),
          description: z.string().min(1).describe("What it is to do that, as a sentence."),
          ...provenanceShape,
        }),
      )
      .optional()
      .describe("Which roles may what: the least of them, by what it is that they may."),
    features: ranked("Features that can be switched off by name."),
    generations: ranked("Generations of apps."),
    tokenKinds: z.record(wordSchema, tokenKindSchema).optional().describe("Kinds of tokens."),
    scopes: z
      .record(scopeSchema, factSchema)
      .optional()
      .describe("Scopes of tokens that the set's definitions may name, with what a token that carries one may do."),
    ids: z.record(keySchema, idSchema).optional().describe("Kinds of identifiers."),
    profileFields: z
      .record(keySchema, profileFieldSchema)
      .optional()
      .describe("Custom profile fields that SCIM attributes fill."),
    defaults: z
      .record(keySchema, z.record(keySchema, defaultSchema))
      .optional()
      .describe("Defaults by subject: `user` becomes the constant `userDefaults`."),
    limits: z.record(keySchema, limitSchema).optional().describe("Limits that rules of the service read."),
    wireWords: z
      .record(z.string().regex(/^[a-z][a-z0-9]*$/, "must be lower-case letters and digits"), factSchema)
      .optional()
      .describe("Words in names on the wire that a server may replace by others."),
    observed: z
      .record(wordSchema, observedSchema)
      .optional()
      .describe("Switches for observed behaviour that departs from the documents' letter."),
  })
  .meta({ id: "service", title: "Definition set", description: "What makes a folder a definition set." });

export type Service = z.infer<typeof serviceSchema>;
