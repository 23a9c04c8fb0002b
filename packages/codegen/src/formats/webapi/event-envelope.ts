import { z } from "zod";
import { fieldsSchema } from "../shared/field.js";
import { fieldNameSchema, typeNameSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";

/** A file of kind `event-envelope`: one body that the service sends to the address of an app's events. */
export const eventEnvelopeSchema = z
  .strictObject({
    kind: z.literal("event-envelope").describe("Kind of this file."),
    name: typeNameSchema.describe("Name of the generated interface."),
    description: z.string().min(1).describe("Description of the body, as one sentence."),
    ...provenanceShape,
    carries: fieldNameSchema.optional().describe("Field with the payload of the event. Default: there is none."),
    fields: fieldsSchema.describe("Fields of the body, in the order of writing."),
  })
  .meta({ id: "event-envelope", title: "Envelope of events", description: "One body that the service sends." });

export type EventEnvelope = z.infer<typeof eventEnvelopeSchema>;
