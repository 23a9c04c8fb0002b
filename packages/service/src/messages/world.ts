import { z } from "zod";
import { clientKinds } from "../analytics/message-event.js";
import { many, one, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";
import { type DeepReadonly, referenceSchema } from "../world/section/words.js";

const tsSchema = z.string().regex(/^\d{10}\.\d{6}$/, "Expected seconds, a dot and six digits");
const usersSchema = z.array(referenceSchema("A user")).min(1);

const reactionSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9_+'-]+(::[a-z0-9_-]+)?$/, "Expected the name of an emoji without colons"),
    users: usersSchema,
  })
  .describe("An emoji, and who reacted with it.");

const viewSchema = z
  .strictObject({ client: z.enum(clientKinds).describe("The kind of program."), users: usersSchema })
  .describe("Who saw it in a kind of program.");

const messageSchema = z
  .strictObject({
    channel: referenceSchema("The channel"),
    ts: tsSchema.optional().describe("When it was posted. Left out: when the world is loaded."),
    user: referenceSchema("The person or bot who posted it").optional().describe("Left out: the service itself."),
    app: referenceSchema("The app that posted it").optional().describe("Left out: the app of the bot."),
    text: z.string().optional().describe("Left out: an empty text."),
    subtype: z
      .string()
      .regex(/^[a-z_]+$/, "Expected lower-case letters and underscores")
      .optional()
      .describe("What kind of message it is, such as channel_join. Left out: a plain one."),
    thread_ts: tsSchema.optional().describe("The message of this channel that it answers."),
    client_msg_id: z.string().min(1).optional().describe("Identifier that the client gave to it."),
    deleted: z.boolean().optional().describe("Gone, but still known by its client_msg_id."),
    files: z.array(referenceSchema("A file")).optional().describe("Files that hang on it."),
    reactions: z.array(reactionSchema).optional().describe("Who reacted with what."),
    views: z.array(viewSchema).optional().describe("Who saw it, and in which kind of program."),
    shares: usersSchema.optional().describe("Who shared it."),
    clicks: usersSchema.optional().describe("Who followed a link in it."),
  })
  .describe("A message, and what users did with it.");

export type WorldMessage = DeepReadonly<z.infer<typeof messageSchema>>;

/** The messages of a world file. */
export const messageSection: WorldSection<"messages", WorldMessage> = {
  key: "messages",
  schema: messageSchema,
  references: referencesOf,
};

function* referencesOf(message: WorldMessage, path: Reference["path"]): Generator<Reference> {
  yield* one("channel", message.channel, [...path, "channel"]);
  yield* one("user", message.user, [...path, "user"]);
  yield* one("app", message.app, [...path, "app"]);
  yield* many("file", message.files, [...path, "files"]);
  for (const [j, { users }] of (message.reactions ?? []).entries())
    yield* many("user", users, [...path, "reactions", j, "users"]);
  for (const [j, { users }] of (message.views ?? []).entries())
    yield* many("user", users, [...path, "views", j, "users"]);
  yield* many("user", message.shares, [...path, "shares"]);
  yield* many("user", message.clicks, [...path, "clicks"]);
}
