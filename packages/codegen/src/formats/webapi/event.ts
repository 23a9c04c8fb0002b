import { z } from "zod";
import { fieldsSchema } from "../shared/field.js";
import { fieldNameSchema, scopeSchema, typeNameSchema, wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";

const emitWords = "`commit` if code sends the event with a change that it stores, `control` if only a test sends it";

/** The source of an event. */
const emitShape = {
  emit: z
    .enum(["commit", "control"], {
      error: ({ input }) => (input === undefined ? `Missing value; write ${emitWords}` : undefined),
    })
    .describe("What brings the event about: a commit of the service, or only a call of the control plane."),
  reason: z
    .string()
    .min(1)
    .optional()
    .describe("For `emit: control`: why no commit brings the event about, as one sentence."),
};

const eventCaseSchema = z
  .strictObject({
    values: z.array(wordSchema).min(1).optional().describe("Values of the key. Default: the key is absent."),
    having: fieldNameSchema
      .optional()
      .describe("Without `values`: a field that only this case has. At most one case has neither."),
    typeName: typeNameSchema.describe("Name of the generated interface."),
    description: z.string().min(1).describe("Description of the case, as one sentence."),
    fields: fieldsSchema.optional().describe("Fields between the key and `payload`, in the order of writing."),
    without: z.array(fieldNameSchema).min(1).optional().describe("Fields of `payload` that this case lacks."),
    emit: emitShape.emit.optional(),
    reason: emitShape.reason,
    ...provenanceShape,
  })
  .refine(({ values, having }) => values === undefined || having === undefined, {
    message: "must not have both `values` and `having`",
  })
  .check(checkReason)
  .meta({ id: "EventCase", description: "One case of an event whose fields depend on one of them." });

const eventVariantsSchema = z
  .strictObject({
    by: fieldNameSchema.describe("Field whose value selects the case. It follows `type`."),
    cases: z.array(eventCaseSchema).min(1).describe("The cases. A payload is one of them."),
  })
  .describe("An event whose fields depend on one of them.");

/** A file of kind `event`: one event that apps can receive. */
export const eventSchema = z
  .strictObject({
    kind: z.literal("event").describe("Kind of this file."),
    name: wordSchema.describe("`type` of the event, and name of this file."),
    subject: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/, "must be a folder name in kebab case")
      .optional()
      .describe("Folder of the service that brings it about. Required for `emit: commit`."),
    description: z.string().min(1).describe("Description of what has happened, as one sentence."),
    ...provenanceShape,
    class: z
      .enum(["app", "user", "workspace", "contextual"])
      .describe(
        "Who receives it: `app` the app that it is about; `user` apps that the acting user has authorized; `workspace` every app of the workspace; `contextual` apps that see its subject. On top of a base with events, the payload of a `user` event has a required `user`, and that of a `contextual` one a required `channel`.",
      ),
    scopes: z.array(scopeSchema).optional().describe("Scopes of which an installation needs one. Default: none."),
    kindScopes: z
      .record(wordSchema, z.array(scopeSchema).min(1))
      .optional()
      .describe("Scopes by kind of the conversation that the event is about. Other kinds have no such event."),
    kindNames: z
      .record(wordSchema, z.string().regex(/^[a-z_]+(\.[a-z_]+)?$/, "must be the name of a subscription"))
      .optional()
      .describe("Names of subscriptions by kind of conversation. Default: the name of the event."),
    ...emitShape,
    payload: fieldsSchema.describe("Fields after `type`, in the order of writing."),
    variants: eventVariantsSchema.optional(),
  })
  .check(checkReason)
  .refine(({ emit, subject }) => emit === "control" || subject !== undefined, {
    message:
      "Missing key `subject`: with `emit: commit`, it names the folder of the code that sends the event. If no code does, write `emit: control` and a `reason`",
    path: ["emit"],
  })
  .meta({ id: "event", title: "Event", description: "One event that apps can receive." });

/** `reason` belongs to `emit: control`. */
function checkReason({
  value,
  issues,
}: z.core.ParsePayload<{ emit?: string | undefined; reason?: string | undefined }>) {
  const { emit, reason } = value;
  if (emit === "control" && reason === undefined) {
    const message =
      "Missing key `reason`: with `emit: control`, no code sends the event, and `reason` says why, as one sentence";
    issues.push({ code: "custom", input: value, path: ["emit"], message });
  }
  if (emit !== "control" && reason !== undefined) {
    const message =
      "`reason` says why no code sends the event, so it belongs to `emit: control`. Remove it, or write `emit: control`";
    issues.push({ code: "custom", input: value, path: ["reason"], message });
  }
}

export type EventFile = z.infer<typeof eventSchema>;
export type EventCase = z.infer<typeof eventCaseSchema>;
