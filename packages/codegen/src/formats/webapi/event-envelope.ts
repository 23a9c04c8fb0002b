import { z } from "zod";
import { fieldsSchema } from "../shared/field.js";
import { fieldNameSchema, typeNameSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";

/** The way in which a body reaches an app. The first three are also types of envelopes over sockets. */
const contentSchema = z.enum(["events_api", "interactive", "slash_commands", "request", "frame", "acknowledgement"]);

/** A file of kind `event-envelope`: one body that the service sends to an app. */
export const eventEnvelopeSchema = z
  .strictObject({
    kind: z.literal("event-envelope").describe("Kind of this file."),
    name: typeNameSchema.describe("Name of the generated interface."),
    description: z.string().min(1).describe("Description of the body, as one sentence."),
    ...provenanceShape,
    carries: fieldNameSchema.optional().describe("Field with the payload of the event. Default: there is none."),
    content: contentSchema
      .optional()
      .describe(
        "How it reaches the app. `events_api` is JSON, `interactive` JSON in a form field, and `slash_commands` a form; a socket has all three in its envelopes. `request` is JSON over HTTP only, `frame` a message over a socket only, and `acknowledgement` what the app sends over a socket. Default: `events_api`.",
      ),
    fields: fieldsSchema.describe("Fields of the body, in the order of writing."),
    answer: fieldsSchema
      .optional()
      .describe("Fields of the JSON that the app has to answer. Default: an empty answer."),
  })
  .meta({ id: "event-envelope", title: "Envelope of events", description: "One body that the service sends." });

export type EventEnvelope = z.infer<typeof eventEnvelopeSchema>;
