import { channelSection } from "../channels/world.js";
import { toBotId } from "../directory/to-bot-id.js";
import { idPrefixes } from "../generated/service.js";
import { put } from "../store/document.js";
import { userSection } from "../users/world.js";
import { secondsOf } from "../values/instant.js";
import { present } from "../world/section/present.js";
import { storedCreation, storedInstant } from "../world/section/stored-instant.js";
import { findItem } from "../world/section/world-context.js";
import type { WriteContext } from "../world/section/write-context.js";
import type { Write } from "../writes.js";
import { type ScheduledMessage, scheduledMessages } from "./scheduled-message.js";
import type { WorldScheduledMessage } from "./world.js";

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
