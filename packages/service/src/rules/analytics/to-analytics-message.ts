import type { AnalyticsFile, AnalyticsMessage, AnalyticsReaction } from "@rollcall/api/webapi";
import type { Activity } from "../../model/activity.js";
import type { Channel } from "../../model/channel.js";
import type { File } from "../../model/file.js";
import type { Message } from "../../model/message.js";
import type { Store } from "../../model/service-store.js";
import { countCharacters } from "../../values/characters.js";
import { secondsOf } from "../../values/instant.js";
import type { MessagePage } from "./find-page.js";

/** Metadata of the messages of a page, without their text. */
export async function toAnalyticsMessages(
  { messages, stretch }: MessagePage,
  channel: Channel,
  store: Pick<Store, "messages" | "files">,
): Promise<readonly AnalyticsMessage[]> {
  const activity = Map.groupBy(await store.messages.activity(channel.id, stretch), ({ ts }) => ts);
  const fileIds = [...new Set(messages.flatMap(({ fileIds = [] }) => fileIds))];
  const files = new Map(
    (fileIds.length === 0 ? [] : await store.files.getMany(fileIds)).map((file) => [file.id, file]),
  );
  return messages.map((message) => ({
    ...toMessage(message),
    ...some("reactions", toReactions(activity.get(message.ts) ?? [])),
    ...some(
      "files",
      (message.fileIds ?? []).flatMap((id) => toFile(files.get(id), channel)),
    ),
  }));
}

function toMessage({ ts, userId, subtype, threadTs, botId, clientMsgId, text }: Message): AnalyticsMessage {
  return {
    type: "message",
    ts,
    ...(userId !== undefined && { user_id: userId }),
    ...(subtype !== undefined && { subtype }),
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    ...(botId !== undefined && { display_as_bot: true }),
    ...(clientMsgId !== undefined && { client_msg_id: clientMsgId }),
    text_character_count: countCharacters(text),
  };
}

/** Emoji by name. A user reacts with each emoji at most once. */
function toReactions(activity: readonly Activity[]): readonly AnalyticsReaction[] {
  const names = activity.flatMap((one) => (one.kind === "reaction" ? one.name : []));
  return [...Map.groupBy(names.toSorted(), (name) => name)].map(([name, { length: count }]) => ({ name, count }));
}

function toFile(file: File | undefined, channel: Channel): readonly AnalyticsFile[] {
  if (file === undefined) return [];
  const created = secondsOf(file.created);
  const ending = /\.([A-Za-z0-9]+)$/.exec(file.name)?.[1]?.toLowerCase();
  return [
    {
      id: file.id,
      created,
      timestamp: created,
      mimetype: file.mimetype,
      ...(ending !== undefined && { filetype: ending, pretty_type: ending.toUpperCase() }),
      is_external: false,
      is_public: channel.kind === "public",
      public_url_shared: false,
      display_as_bot: false,
    },
  ];
}

function some<K extends string, T>(key: K, list: readonly T[]): { readonly [P in K]?: readonly T[] } {
  // A computed key widens to string, so the type is asserted.
  return (list.length === 0 ? {} : { [key]: list }) as { readonly [P in K]?: readonly T[] };
}
