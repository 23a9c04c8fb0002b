import { idPrefixes } from "../generated/service.js";
import { put } from "../model/port/document.js";
import { type ScheduledMessage, scheduledMessages } from "../model/scheduled-message.js";
import type { Write } from "../model/writes.js";
import { toBotId } from "../rules/directory/to-bot-id.js";
import { secondsOf } from "../values/instant.js";
import { channelSection } from "./channels.js";
import type { WorldScheduledMessage } from "./scheduled-messages.js";
import { present } from "./section/present.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import { findItem } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";
import { userSection } from "./users.js";

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
