import { z } from "zod";
import { fieldsSchema, placeShape, valueShape } from "../shared/field.js";
import {
  codeSchema,
  errorKeySchema,
  fieldNameSchema,
  keySchema,
  methodNameSchema,
  scopeSchema,
  wordSchema,
} from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { argumentRequirementSchema, requirementSchema } from "../shared/requirements.js";
import { ruleSchema } from "../shared/rules.js";
import { webapiErrorSchema } from "./webapi-errors.js";

const argumentSchema = z
  .strictObject({
    ...valueShape,
    ...placeShape,
    description: z.string().min(1).describe("Description of the argument, as one sentence."),
    jsonText: z
      .boolean()
      .optional()
      .describe("For a string: whether it contains JSON. A JSON body may then have the object itself. Default: false."),
    scope: scopeSchema
      .optional()
      .describe("Scope that a token needs to pass the argument, unless it is empty or null."),
    ignoredWith: fieldNameSchema.optional().describe("Boolean argument that, if true, makes this one ignored."),
    requires: z.array(argumentRequirementSchema).optional().describe("Preconditions of passing the argument."),
    header: z
      .enum(["basicUser", "basicPassword", "bearer"])
      .optional()
      .describe(
        "Part of the Authorization header that fills the argument, for a method without tokens. The header wins over the query and the body.",
      ),
  })
  .meta({ id: "Argument", description: "One argument." });

const furtherScopeSchema = z
  .strictObject({
    scope: scopeSchema,
    description: z.string().min(1).describe("Description of what it additionally allows, as one sentence."),
    ...provenanceShape,
  })
  .describe("A scope that a rule of the method checks.");

const pagingSchema = z
  .strictObject({
    list: fieldNameSchema.describe("Field of the response that is paged."),
    limit: z
      .strictObject({
        default: z.int().min(1).describe("Default page size."),
        min: z.int().min(1).optional().describe("Minimum page size. Default: 1."),
        max: z.int().min(1).describe("Maximum page size."),
        error: errorKeySchema
          .optional()
          .describe("Error key for a page size that is not a whole number within the range."),
        ...provenanceShape,
      })
      .optional()
      .describe("Page sizes that clients can choose. Adds the argument `limit`."),
    pageSize: z.int().min(1).optional().describe("Fixed page size."),
    cursorError: errorKeySchema
      .optional()
      .describe(
        "Error key for a cursor that the service did not issue. Default: the key of the situation cursorInvalid.",
      ),
    ...provenanceShape,
  })
  .refine((paging) => (paging.limit === undefined) !== (paging.pageSize === undefined), {
    message: "must have either `limit` or `pageSize`",
  })
  .describe("Adds the argument `cursor` and the field `response_metadata.next_cursor`.");

/** A file of kind `webapi-method`: one method of the Web API. */
export const webapiMethodSchema = z
  .strictObject({
    kind: z.literal("webapi-method").describe("Kind of this file."),
    name: methodNameSchema.describe("Name of the method, and of this file."),
    subject: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/, "must be a folder name in kebab case")
      .describe("Folder of the service that holds its handler."),
    description: z.string().min(1).describe("Description of what a call does, as one sentence."),
    ...provenanceShape,
    verb: z
      .enum(["GET", "POST"])
      .describe(
        "Verb in the documents. GET and POST are served alike unless errors.yaml has `verbRefused`: then POST marks a method that changes data, and GET is refused.",
      ),
    verbRefused: errorKeySchema
      .optional()
      .describe("Error key for a GET, for a method that accepts only POST. Default: `verbRefused` of errors.yaml."),
    authentication: z.enum(["token", "none"]).optional().describe("Whether a call needs a token. Default: token."),
    fieldTokenRefused: errorKeySchema
      .optional()
      .describe("Error key for a token outside the Authorization header. Default: a form may have the token."),
    tokens: z.array(wordSchema).describe("Token kinds of service.yaml that the method accepts. Empty for any."),
    scopes: z.array(scopeSchema).describe("Scopes that the token must have, all of them."),
    kindScopes: z
      .record(wordSchema, z.record(wordSchema, z.array(scopeSchema).min(1)))
      .optional()
      .describe(
        "Scopes by token kind, then by kind of the thing that a call is about. A token needs one of its scopes to call the method, and one of those of the kind; a rule of the handler checks the latter.",
      ),
    furtherScopes: z
      .record(keySchema, furtherScopeSchema)
      .optional()
      .describe("Scopes that extend the method, by the name under which its handler finds them."),
    rates: z.array(wordSchema).optional().describe("Rate tiers of service.yaml in which a call counts."),
    requires: z.array(requirementSchema).optional().describe("Preconditions of a call, in order."),
    arguments: z.record(fieldNameSchema, argumentSchema).describe("Arguments by name on the wire."),
    otherArguments: z
      .union([z.boolean(), z.literal("refuse")])
      .optional()
      .describe(
        "Whether arguments that are not listed reach the handler, or are refused. Default: false, they are ignored.",
      ),
    errorArgument: fieldNameSchema
      .optional()
      .describe("Argument whose value, if given, is answered as the error code, with the response's fields."),
    rules: z.array(ruleSchema).optional().describe("Rules between arguments, in the order of checking."),
    paging: pagingSchema.optional(),
    response: fieldsSchema.describe("Fields of a successful answer in addition to `ok`, in the order of writing."),
    issuerFields: fieldsSchema
      .optional()
      .describe(
        "Fields of a successful answer whose names on the wire are the issuer of identity tokens, a slash and the given name.",
      ),
    errors: z
      .record(codeSchema, webapiErrorSchema)
      .describe("Codes that the method may answer in addition to the common ones, in the order of the documents."),
    alsoMeans: z
      .record(codeSchema, z.string().min(1))
      .optional()
      .describe("Additional meanings of common codes for this method."),
    retired: errorKeySchema.optional().describe("Error code of a retired method."),
  })
  .meta({ id: "webapi-method", title: "Web API method", description: "One method of the Web API." });

export type WebapiMethod = z.infer<typeof webapiMethodSchema>;
export type Argument = z.infer<typeof argumentSchema>;
export type Paging = z.infer<typeof pagingSchema>;
