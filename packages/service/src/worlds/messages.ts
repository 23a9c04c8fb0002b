import { z } from "zod";
import { messageDefaults } from "../generated/service.js";
import { type MessageDraft, type MessagePin, startStream, taskDisplays } from "../model/message.js";
import { type Activity, clientKinds } from "../model/reaction.js";
import type { Write } from "../model/store.js";
import { toBotId } from "../rules/directory/user.js";
import { withIds } from "../rules/messages/message-content.js";
import { fallbackText } from "../rules/messages/text/block-text.js";
import { attachmentSchema, blockSchema } from "../values/default-forms.js";
import { printTs, readTs, type Ts } from "../values/instant.js";
import { fingerprint } from "../values/picture.js";
import { checkStep } from "./functions.js";
import { type DeepReadonly, instantSchema, partsSchema, referenceSchema } from "./schemas.js";
import {
  findItem,
  many,
  one,
  present,
  type Reference,
  type SectionCheck,
  storedInstant,
  type WorldContext,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { userSection } from "./users.js";

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

/**
 * Checks that each `ts` is unique within its channel, that replies follow a message of the channel that is not a reply,
 * that streamed messages are by an app and have no other blocks, and that a step posts as its own app.
 */
export const checkMessages: SectionCheck<WorldMessage> = (messages, context) => [
  ...checkPlaces(messages, context),
  ...messages.flatMap((message, i) => checkStream(message, i, context)),
  ...messages.flatMap(({ step, user, app = findItem(context, userSection, user)?.bot_of }, i) =>
    checkStep(step, { app, path: ["messages", i, "step"], context }),
  ),
];

function checkPlaces(messages: readonly WorldMessage[], { names }: WorldContext): readonly WorldFinding[] {
  const byChannel = Map.groupBy(
    messages.map((message, i) => ({ message, i })),
    ({ message }) => names.lookup("channel", message.channel)[0],
  );
  return [...byChannel.values()].flatMap((those) => {
    const roots = new Map<string, WorldMessage>();
    const findings: WorldFinding[] = [];
    for (const { message, i } of those) {
      if (message.ts === undefined) continue;
      if (roots.has(message.ts)) {
        findings.push({ path: ["messages", i, "ts"], message: `The ts ${message.ts} is taken already` });
      }
      roots.set(message.ts, message);
    }
    return [...findings, ...those.flatMap(({ message, i }) => checkThread(message, i, roots))];
  });
}

function checkStream(
  { streaming, user, app, blocks }: WorldMessage,
  i: number,
  context: WorldContext,
): readonly WorldFinding[] {
  if (streaming === undefined) return [];
  if (blocks !== undefined) {
    return [
      {
        path: ["messages", i, "blocks"],
        message: "A message that is streamed has a text, of which its blocks are made",
      },
    ];
  }
  if (app !== undefined) return [];
  if (findItem(context, userSection, user)?.bot_of !== undefined) return [];
  return [{ path: ["messages", i, "streaming"], message: "A message that is streamed must be by an app" }];
}

function checkThread(
  { thread_ts, ts }: WorldMessage,
  i: number,
  messages: ReadonlyMap<string, WorldMessage>,
): readonly WorldFinding[] {
  if (thread_ts === undefined) return [];
  const root = messages.get(thread_ts);
  if (root !== undefined && root.thread_ts === undefined && (ts === undefined || ts > thread_ts)) return [];
  return [
    {
      path: ["messages", i, "thread_ts"],
      message: "A reply must follow an earlier message of the channel that is not a reply itself",
    },
  ];
}

/** Writes of the messages, ordered by time, and their activity. */
export function messageWrites(messages: readonly WorldMessage[], context: WriteContext): readonly Write[] {
  return inTime(messages, context).flatMap(({ message, atUs }): readonly Write[] => {
    const ts = printTs(atUs);
    const draft = toDraft(message, ts, context);
    const activity = toActivity(message, { channelId: draft.channelId, ts }, context);
    const posted = { kind: "insertMessage", message: draft, nowMs: atUs / 1000 } as const;
    return activity.length === 0 ? [posted] : [posted, { kind: "recordActivity", activity: activity }];
  });
}

/** Messages with the microsecond at which each is posted. Those without a `ts` follow each other, starting now. */
function inTime(messages: readonly WorldMessage[], { ids, nowMs }: WriteContext) {
  const timed = messages.map((message) => ({
    message,
    sentUs: readTs(message.ts ?? "") ?? nowMs * 1000,
  }));
  const last = new Map<string, number>();
  return timed
    .toSorted((one, other) => one.sentUs - other.sentUs)
    .map(({ message, sentUs }) => {
      const channelId = ids.of("channel", message.channel);
      const atUs = Math.max(sentUs, (last.get(channelId) ?? 0) + 1);
      last.set(channelId, atUs);
      return { message, atUs };
    });
}

function toDraft(message: WorldMessage, ts: Ts, context: WriteContext): MessageDraft {
  const { ids } = context;
  const author = authorOf(message, context);
  return {
    channelId: ids.of("channel", message.channel),
    ...present("subtype", message.subtype),
    ...author,
    text: message.text ?? fallbackText(message.blocks ?? []),
    ...withIds(message, { secret: () => fingerprint(`${message.channel} ${ts}`).slice(0, 4) }),
    ...toStream(message, ts),
    ...present("threadTs", message.thread_ts),
    ...(message.broadcast === true && { subtype: "thread_broadcast", replyBroadcast: true }),
    ...present("clientMsgId", message.client_msg_id),
    ...(message.edited !== undefined && {
      edited: { userId: ids.of("user", message.edited.user), ts: message.edited.ts },
    }),
    ...toPin(message, { userId: author.userId ?? messageDefaults.systemUserId, ts }, context),
    ...(message.locked === true && { locked: true }),
    ...present("metadata", message.metadata),
    ...present(
      "fileIds",
      message.files?.map((file) => ids.of("file", file)),
    ),
    ...(message.deleted === true && { deleted: true }),
  };
}

/** The text of a message that is streamed is its first block. */
function toStream({ streaming, text = "" }: WorldMessage, ts: Ts): Pick<MessageDraft, "stream" | "blocks"> {
  if (streaming === undefined) return {};
  const { ends, task_display_mode: tasks, stopped_by_user: isStopped } = streaming;
  const stream = startStream({ startMs: (readTs(ts) ?? 0) / 1000, tasks, endsInText: text !== "" });
  return {
    stream: {
      ...stream,
      ...(ends !== undefined && { ends: storedInstant(ends) }),
      ...(isStopped === true && { stopped: true }),
    },
    ...(text !== "" && { blocks: [{ type: "markdown", text }] }),
  };
}

/** The user who pinned the message: the author when it was posted, unless the file states it. */
function toPin({ pinned }: WorldMessage, own: MessagePin, { ids }: WriteContext): Pick<MessageDraft, "pinned"> {
  if (pinned === undefined || pinned === false) return {};
  return { pinned: pinned === true ? own : { userId: ids.of("user", pinned.user), ts: pinned.ts } };
}

function authorOf({ user, app, step }: WorldMessage, context: WriteContext): Partial<MessageDraft> {
  const { ids } = context;
  const author = findItem(context, userSection, user);
  const userId = user === undefined ? undefined : ids.of("user", user);
  const poster = app ?? author?.bot_of;
  return {
    ...present("userId", userId),
    ...(author?.bot_of !== undefined && userId !== undefined && { botId: toBotId(userId) }),
    ...present("appId", poster === undefined ? undefined : ids.of("app", poster)),
    ...present("executionId", step === undefined ? undefined : ids.of("function execution", step)),
  };
}

function toActivity(
  { reactions = [], views = [], shares = [], clicks = [] }: WorldMessage,
  message: Pick<Activity, "channelId" | "ts">,
  { ids }: WriteContext,
): readonly Activity[] {
  const by = (users: readonly string[]) => users.map((user) => ({ ...message, userId: ids.of("user", user) }));
  return [
    ...reactions.flatMap(({ name, users }) => by(users).map((it) => ({ ...it, kind: "reaction", name }) as const)),
    ...views.flatMap(({ client, users }) => by(users).map((it) => ({ ...it, kind: "view", client }) as const)),
    ...by(shares).map((it) => ({ ...it, kind: "share" }) as const),
    ...by(clicks).map((it) => ({ ...it, kind: "click" }) as const),
  ];
}
