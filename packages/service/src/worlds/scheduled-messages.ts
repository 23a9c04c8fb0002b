import { z } from "zod";
import { idPatterns } from "../generated/service.js";
import {
  createdSchema,
  type DeepReadonly,
  idSchema,
  instantSchema,
  referenceSchema,
} from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const scheduledMessageSchema = z
  .strictObject({
    id: idSchema(idPatterns.scheduledMessage),
    channel: referenceSchema("The channel"),
    user: referenceSchema("The user or bot who posts it"),
    app: referenceSchema("The app that scheduled it").optional().describe("Default: the bot's app."),
    post_at: instantSchema.describe("When it is posted. A fraction of a second is ignored."),
    created: createdSchema,
    text: z.string().min(1).describe("Text of the message."),
    thread_ts: z
      .string()
      .regex(/^\d{10}\.\d{6}$/, "Expected seconds, a dot and six digits")
      .optional()
      .describe("The message of this channel that it replies to."),
    metadata: z
      .strictObject({ event_type: z.string().min(1), event_payload: z.record(z.string(), z.unknown()) })
      .optional()
      .describe("Metadata for apps."),
  })
  .describe("A message that is posted at a later time.");

export type WorldScheduledMessage = DeepReadonly<z.infer<typeof scheduledMessageSchema>>;

/** Scheduled messages of a world file. */
export const scheduledMessageSection: WorldSection<"scheduled_messages", WorldScheduledMessage> = {
  key: "scheduled_messages",
  schema: scheduledMessageSchema,
  *references({ channel, user, app }, path): Generator<Reference> {
    yield* one("channel", channel, [...path, "channel"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("app", app, [...path, "app"]);
  },
};
