import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { put } from "../model/port/document.js";
import { type ScheduledMessage, scheduledMessages } from "../model/scheduled-message.js";
import type { Write } from "../model/store.js";
import { toBotId } from "../rules/directory/user.js";
import { secondsOf } from "../values/instant.js";
import { channelSection } from "./channels.js";
import { createdSchema, type DeepReadonly, idSchema, instantSchema, referenceSchema } from "./schemas.js";
import {
  findItem,
  one,
  present,
  type Reference,
  storedCreation,
  storedInstant,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { userSection } from "./users.js";

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

type WorldScheduledMessage = DeepReadonly<z.infer<typeof scheduledMessageSchema>>;

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

/** Checks that each ID is used once. */
export function checkScheduledMessages(items: readonly WorldScheduledMessage[]): readonly WorldFinding[] {
  return items.flatMap(({ id }, i) => {
    if (id === undefined || items.findIndex((one) => one.id === id) === i) return [];
    return [{ path: ["scheduled_messages", i, "id"], message: `The id ${id} is taken already` }];
  });
}

/** Writes of the scheduled messages. */
export function scheduledMessageWrites(
  items: readonly WorldScheduledMessage[],
  context: WriteContext,
): readonly Write[] {
  return items.map((item) => put(scheduledMessages, toScheduled(item, context)));
}

function toScheduled(item: WorldScheduledMessage, context: WriteContext): ScheduledMessage {
  const { ids, nowMs } = context;
  const userId = ids.of("user", item.user);
  const botOf = findItem(context, userSection, item.user)?.bot_of;
  const app = item.app ?? botOf;
  const appId = app === undefined ? undefined : ids.of("app", app);
  return {
    id: ids.given(item.id, idPrefixes.scheduledMessage),
    version: 1,
    workspaceId: ids.workspace(findItem(context, channelSection, item.channel)?.workspace),
    appId: appId ?? "",
    userId,
    authorId: userId,
    created: storedCreation(item, nowMs),
    postAt: secondsOf(storedInstant(item.post_at)),
    message: {
      channelId: ids.of("channel", item.channel),
      userId,
      ...(botOf !== undefined && { botId: toBotId(userId) }),
      ...present("appId", appId),
      text: item.text,
      ...present("threadTs", item.thread_ts),
      ...present("metadata", item.metadata),
    },
  };
}
