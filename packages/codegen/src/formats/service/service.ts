import { z } from "zod";
import { errorKeySchema, keySchema, patternSchema, scopeSchema, wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { serviceScimSchema } from "./service-scim.js";
import { serviceWebapiSchema } from "./service-webapi.js";

const factSchema = z.strictObject({ description: z.string().min(1).describe("Description."), ...provenanceShape });

const scopeFactSchema = factSchema.extend({
  tokens: z.array(wordSchema).optional().describe("Kinds of tokens that may have the scope. Default: every kind."),
});

const ranked = (description: string) => z.record(wordSchema, factSchema).optional().describe(description);

const observedSchema = z
  .strictObject({
    description: z.string().min(1).describe("Behavior with the switch on, as one sentence."),
    strict: z.string().min(1).describe("Behavior with the switch off, exactly as documented, as one sentence."),
    ...provenanceShape,
  })
  .describe("A switch for observed behavior.");

const documentSchema = z.strictObject({
  title: z.string().min(1).describe("Title of the document."),
  uri: z.url().optional().describe("Address of the document."),
});

const idSchema = z
  .strictObject({
    prefix: z
      .string()
      .regex(/^[A-Z][a-z]{0,2}$/, "must be a capital and up to two more letters")
      .describe("Prefix of the identifiers."),
    pattern: patternSchema
      .optional()
      .describe("Pattern of a well-formed identifier. Default: the prefix, capitals and digits."),
    description: z.string().min(1).describe("Description of what it identifies."),
    ...provenanceShape,
  })
  .describe("Identifiers of one kind.");

const tokenKindSchema = z
  .strictObject({
    description: z.string().min(1).describe("Description of whom the token acts as."),
    prefix: z.string().min(1).describe("Prefix of the tokens that the service creates. It is not checked."),
    ...provenanceShape,
  })
  .describe("One kind of token.");

const tokenPrefixSchema = z
  .strictObject({
    description: z.string().min(1).describe("Description of the token."),
    prefix: z.string().min(1).describe("Prefix of the tokens that the service creates. It is not checked."),
    ...provenanceShape,
  })
  .describe("The prefix of further tokens.");

const limitSchema = z
  .strictObject({
    value: z.number().describe("Value of the limit."),
    unit: z.string().min(1).describe("Unit: members, bytes, characters, days."),
    description: z.string().min(1).describe("Description of what is limited, as a phrase."),
    error: errorKeySchema.optional().describe("Error key if it is exceeded."),
    ...provenanceShape,
  })
  .describe("A limit that a rule of the service applies.");

const builtInCommandSchema = z
  .strictObject({
    act: keySchema.describe("What it does, as the service names it. Several commands can do the same."),
    usage: z.string().min(1).optional().describe("Arguments that it takes. Default: none."),
    description: z.string().min(1).describe("What it does, as one sentence."),
    ...provenanceShape,
  })
  .describe("A slash command of the client itself.");

const profileFieldSchema = z
  .strictObject({
    label: z.string().min(1).describe("Display name."),
    attribute: z
      .string()
      .regex(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)*$/, "must be names of attributes, separated by dots")
      .describe("SCIM attribute that sets it, such as `enterprise.costCenter`."),
    ...provenanceShape,
  })
  .describe("A custom profile field.");

const systemRoleSchema = z
  .strictObject({
    description: z.string().min(1).describe("Description of the role, as one sentence."),
    entities: z
      .array(z.enum(["organization", "workspace", "channel"]))
      .min(1)
      .describe("What the role can be assigned for."),
    permissions: z.array(keySchema).optional().describe("Permissions of the role that rules ask for. Default: none."),
    changedBy: wordSchema.describe("Minimum role in the organization of those who assign and remove it."),
    ...provenanceShape,
  })
  .describe("A role that administrators assign.");

const partSchema = z.string().regex(/^[a-z_]+(\.[a-z_]+)*$/, "must be keys of a manifest, separated by dots");

const manifestNeedSchema = z
  .strictObject({
    part: partSchema
      .optional()
      .describe("Part of the manifest that needs something. It counts as absent if it is false or empty."),
    event: wordSchema.optional().describe("Event that needs something, if the manifest subscribes to it."),
    botScope: scopeSchema.optional().describe("Scope that the bot must ask for."),
    oneOf: z.array(partSchema).min(1).optional().describe("Parts of which the manifest must have one."),
    code: z.string().min(1).describe("Code of the problem."),
    message: z.string().min(1).describe("The problem, as the answer states it."),
    description: z.string().min(1).describe("The rule, as one sentence."),
    ...provenanceShape,
  })
  .refine(({ part, event }) => (part === undefined) !== (event === undefined), "A need has either `part` or `event`")
  .refine(
    ({ botScope, oneOf }) => (botScope === undefined) !== (oneOf === undefined),
    "A need has either `botScope` or `oneOf`",
  )
  .describe("What a part of a manifest needs elsewhere in it.");

const defaultSchema = z
  .strictObject({
    value: z.union([z.string(), z.number(), z.boolean()]).describe("Default value."),
    description: z.string().min(1).describe("Description of what it is the default of, as a phrase."),
    ...provenanceShape,
  })
  .describe("A default value of the service.");

/** A file of kind `service`, which makes a folder a definition set. */
export const serviceSchema = z
  .strictObject({
    kind: z.literal("service").describe("Kind of this file."),
    name: keySchema.describe("Name of the set and of its generated entry points."),
    title: z.string().min(1).describe("Display title of the set."),
    ...provenanceShape,
    extends: z
      .string()
      .min(1)
      .optional()
      .describe(
        "Folder of the base set, relative to this file or in a package: `@rollcall/definitions/standard` is the set of the RFCs. This set inherits what it does not define.",
      ),
    onTopOfBase: z
      .boolean()
      .optional()
      .describe(
        "Whether to keep the content of the base set's service.yaml and only add or replace keys. Default: false.",
      ),
    package: z
      .string()
      .regex(/^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/, "must be the name of an npm package")
      .optional()
      .describe(
        "npm package with the generated modules of this set. A set that extends this one imports them, and only its additions are generated. Default: none; such a set is generated whole.",
      ),
    documents: z
      .record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be in kebab case"), documentSchema)
      .optional()
      .describe("Documents that `source` may name."),
    scim: serviceScimSchema.optional(),
    webapi: serviceWebapiSchema.optional(),
    plans: ranked("Plans, from lowest to highest."),
    roles: ranked("Roles of a user, from lowest to highest."),
    leastRoles: z
      .record(
        keySchema,
        z.strictObject({
          role: wordSchema.describe("Minimum role."),
          description: z.string().min(1).describe("Description of the permission, as one sentence."),
          ...provenanceShape,
        }),
      )
      .optional()
      .describe("Minimum role for each permission."),
    systemRoles: z
      .record(z.string().regex(/^[A-Z][A-Za-z0-9]*$/, "must be an identifier with a capital letter"), systemRoleSchema)
      .optional()
      .describe("Roles that administrators assign to users for parts of an organization, by identifier."),
    features: ranked("Features that can be turned off, by name."),
    generations: ranked("Generations of apps."),
    tokenKinds: z.record(wordSchema, tokenKindSchema).optional().describe("Kinds of tokens."),
    tokenPrefixes: z
      .record(keySchema, tokenPrefixSchema)
      .optional()
      .describe("Prefixes of further tokens, such as refresh tokens, by name."),
    scopes: z
      .record(scopeSchema, scopeFactSchema)
      .optional()
      .describe("Scopes that the set's definitions may name, each with a description of what it allows."),
    ids: z.record(keySchema, idSchema).optional().describe("Kinds of identifiers."),
    profileFields: z
      .record(keySchema, profileFieldSchema)
      .optional()
      .describe("Custom profile fields that SCIM attributes set."),
    defaults: z
      .record(keySchema, z.record(keySchema, defaultSchema))
      .optional()
      .describe("Defaults by subject: `user` becomes the constant `userDefaults`."),
    manifestNeeds: z
      .record(keySchema, manifestNeedSchema)
      .optional()
      .describe("What parts of the manifests of apps need elsewhere in them, by name of the rule."),
    builtInCommands: z
      .record(z.string().regex(/^\/[a-z]+$/, "must be a slash and lower-case letters"), builtInCommandSchema)
      .optional()
      .describe("Slash commands of the client itself, with their slashes."),
    limits: z.record(keySchema, limitSchema).optional().describe("Limits that rules of the service apply."),
    wireWords: z
      .record(z.string().regex(/^[a-z][a-z0-9]*$/, "must be lower-case letters and digits"), factSchema)
      .optional()
      .describe("Words in names on the wire that a server may replace."),
    observed: z
      .record(wordSchema, observedSchema)
      .optional()
      .describe("Switches for observed behavior that differs from the documents."),
  })
  .meta({
    id: "service",
    title: "Definition set",
    description: "Facts about the whole set. This file makes a folder a definition set.",
  });

export type Service = z.infer<typeof serviceSchema>;
