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
    description: z.string().min(1).describe("What the argument says, as a sentence."),
    jsonText: z
      .boolean()
      .optional()
      .describe("Of a string: it holds JSON, and a JSON body may carry the object itself. Default: false."),
    scope: scopeSchema
      .optional()
      .describe("Scope that a token needs to pass the argument, unless it is empty or null."),
    requires: z.array(argumentRequirementSchema).optional().describe("What must be so for the argument to be passed."),
  })
  .meta({ id: "Argument", description: "One argument." });

const furtherScopeSchema = z
  .strictObject({
    scope: scopeSchema,
    description: z.string().min(1).describe("What a token that carries it may do besides, as a sentence."),
    ...provenanceShape,
  })
  .describe("A scope that a rule of the method asks for.");

const pagingSchema = z
  .strictObject({
    list: fieldNameSchema.describe("Field of the response that is paged."),
    limit: z
      .strictObject({
        default: z.int().min(1).describe("Page size where the client names none."),
        min: z.int().min(1).optional().describe("Least page size. Default: 1."),
        max: z.int().min(1).describe("Greatest page size."),
        error: errorKeySchema.optional().describe("Error key of a size outside the range."),
        ...provenanceShape,
      })
      .optional()
      .describe("Set where the client chooses the page size: adds the argument `limit`."),
    pageSize: z.int().min(1).optional().describe("Set where the page size is fixed."),
    cursorError: errorKeySchema
      .optional()
      .describe("Error key of a cursor that the service did not make. Default: the situation cursorInvalid."),
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
    description: z.string().min(1).describe("What a call does, as a sentence."),
    ...provenanceShape,
    verb: z
      .enum(["GET", "POST"])
      .describe(
        "Verb of the documents. GET and POST are served alike, unless errors.yaml states `verbRefused`: then POST marks a method that changes something, and GET does not call it.",
      ),
    authentication: z.enum(["token", "none"]).optional().describe("Whether a call needs a token. Default: token."),
    tokens: z.array(wordSchema).describe("Token kinds of service.yaml that the method takes; empty means any."),
    scopes: z.array(scopeSchema).describe("Scopes that the token must carry, all of them."),
    furtherScopes: z
      .record(keySchema, furtherScopeSchema)
      .optional()
      .describe("Scopes that let the method do more, by the name under which its handler finds them."),
    rates: z.array(wordSchema).optional().describe("Rate tiers of service.yaml that count a call."),
    requires: z.array(requirementSchema).optional().describe("What must be so for a call to be served, in order."),
    arguments: z.record(fieldNameSchema, argumentSchema).describe("Arguments by name on the wire."),
    otherArguments: z
      .union([z.boolean(), z.literal("refuse")])
      .optional()
      .describe(
        "Whether arguments that are not listed reach the handler, or are refused. Default: false, they are ignored.",
      ),
    errorArgument: fieldNameSchema
      .optional()
      .describe("Argument whose value, where it is given, is the code that is answered, beside the response's fields."),
    rules: z.array(ruleSchema).optional().describe("Rules between arguments, in the order in which they are checked."),
    paging: pagingSchema.optional(),
    response: fieldsSchema.describe("Fields of a successful answer beside `ok`, in the order in which it writes them."),
    errors: z
      .record(codeSchema, webapiErrorSchema)
      .describe("Codes that the method may answer beside the common ones, in the order of the documents."),
    alsoMeans: z
      .record(codeSchema, z.string().min(1))
      .optional()
      .describe("What common codes mean for this method beside their common meaning."),
    retired: errorKeySchema.optional().describe("The code that the method answers now that it is retired."),
  })
  .meta({ id: "webapi-method", title: "Web API method", description: "One method of the Web API." });

export type WebapiMethod = z.infer<typeof webapiMethodSchema>;
export type Argument = z.infer<typeof argumentSchema>;
export type Paging = z.infer<typeof pagingSchema>;
