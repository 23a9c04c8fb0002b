import { z } from "zod";
import { clientKinds } from "../model/activity.js";
import { taskDisplays } from "../model/message-stream.js";
import { attachmentSchema, blockSchema } from "../values/default-forms.js";
import { type DeepReadonly, instantSchema, referenceSchema } from "./section/common-schemas.js";
import { partsSchema } from "./section/parts-schema.js";
import { many, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const tsSchema = z.string().regex(/^\d{10}\.\d{6}$/, "Expected seconds, a dot and six digits");
const usersSchema = z.array(referenceSchema("A user")).min(1);

const reactionSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9_+'-]+(::[a-z0-9_-]+)?$/, "Expected the name of an emoji without colons"),
    users: usersSchema,
  })
  .describe("An emoji, and the users who reacted with it.");

const viewSchema = z
  .strictObject({ client: z.enum(clientKinds).describe("The kind of client."), users: usersSchema })
  .describe("Users who saw it, by kind of client.");

const messageSchema = z
  .strictObject({
    channel: referenceSchema("The channel"),
    ts: tsSchema.optional().describe("When it was posted. Default: when the world is loaded."),
    user: referenceSchema("The user or bot who posted it").optional().describe("Default: the service itself."),
    app: referenceSchema("The app that posted it").optional().describe("Default: the bot's app."),
    step: referenceSchema("The run of a function whose token posted it").optional().describe("Default: none."),
    text: z.string().optional().describe("Default: the text of its blocks."),
    blocks: partsSchema(blockSchema).optional().describe("Its blocks, as of chat.postMessage. Default: none."),
    attachments: partsSchema(attachmentSchema)
      .optional()
      .describe("Its attachments, as of chat.postMessage. Default: none."),
    subtype: z
      .string()
      .regex(/^[a-z_]+$/, "Expected lower-case letters and underscores")
      .optional()
      .describe("Subtype of the message, such as channel_join. Default: none."),
    thread_ts: tsSchema.optional().describe("The message of this channel that it replies to."),
    client_msg_id: z.string().min(1).optional().describe("ID that the client gave it."),
    broadcast: z.boolean().optional().describe("A reply is also shown in the channel. Default: false."),
    edited: z
      .strictObject({ user: referenceSchema("The user who edited it"), ts: tsSchema })
      .optional()
      .describe("Last edit. Default: none."),
    pinned: z
      .union([z.boolean(), z.strictObject({ user: referenceSchema("The user who pinned it"), ts: tsSchema })])
      .optional()
      .describe(
        "The message is pinned to its channel: true, or by whom and when. true: by its author when it was posted.",
      ),
    locked: z.boolean().optional().describe("An administrator has closed its thread."),
    metadata: z
      .strictObject({ event_type: z.string().min(1), event_payload: z.record(z.string(), z.unknown()) })
      .optional()
      .describe("Metadata for apps."),
    streaming: z
      .strictObject({
        ends: instantSchema.optional().describe("When the stream ends. Default: five minutes after its start."),
        task_display_mode: z.enum(taskDisplays).optional().describe("How tasks are shown. Default: timeline."),
        stopped_by_user: z.boolean().optional().describe("A user has stopped the stream. Default: false."),
      })
      .optional()
      .describe("An app streams the message. Its text is Markdown, to which the app can append."),
    deleted: z.boolean().optional().describe("The message is deleted but still recognized by its client_msg_id."),
    files: z.array(referenceSchema("A file")).optional().describe("Attached files."),
    reactions: z.array(reactionSchema).optional().describe("Users who reacted, by emoji."),
    views: z.array(viewSchema).optional().describe("Users who saw it, by kind of client."),
    shares: usersSchema.optional().describe("Users who shared it."),
    clicks: usersSchema.optional().describe("Users who followed a link in it."),
  })
  .describe("A message and its events.");

/** A message of a world file. Its declaration stays short, because an interface has a name. */
export interface WorldMessage extends DeepReadonly<z.infer<typeof messageSchema>> {}

/** Messages of a world file. */
export const messageSection: WorldSection<"messages", WorldMessage> = {
  key: "messages",
  schema: messageSchema,
  references: referencesOf,
};

function* referencesOf(message: WorldMessage, path: Reference["path"]): Generator<Reference> {
  yield* one("channel", message.channel, [...path, "channel"]);
  yield* one("user", message.user, [...path, "user"]);
  yield* one("app", message.app, [...path, "app"]);
  yield* one("function execution", message.step, [...path, "step"]);
  yield* one("user", message.edited?.user, [...path, "edited", "user"]);
  if (typeof message.pinned === "object") yield* one("user", message.pinned.user, [...path, "pinned", "user"]);
  yield* many("file", message.files, [...path, "files"]);
  for (const [j, { users }] of (message.reactions ?? []).entries())
    yield* many("user", users, [...path, "reactions", j, "users"]);
  for (const [j, { users }] of (message.views ?? []).entries())
    yield* many("user", users, [...path, "views", j, "users"]);
  yield* many("user", message.shares, [...path, "shares"]);
  yield* many("user", message.clicks, [...path, "clicks"]);
}
