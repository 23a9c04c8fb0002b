import type { Block, BlockContainer, Message as MessageObject } from "@rollcall/api/webapi";
import type { JsonObject, Message } from "../../model/message.js";
import { assignIds } from "../../rules/blocks/assign-ids.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/message-ts.js";
import type { Section } from "./surface.js";

/** The blocks of a message and of its attachments. Those without identifiers get some that stay while it is unchanged. */
export function sectionsOf(
  { channelId, ts, threadTs, appId, executionId, blocks, attachments }: Message,
  { isEphemeral = false }: { readonly isEphemeral?: boolean } = {},
) {
  // Stored blocks are valid.
  const own = (blocks ?? []) as unknown as readonly Block[];
  const inner = (attachments ?? []).map((attachment) => (attachment["blocks"] ?? []) as readonly Block[]);
  const taken = new Set(JSON.stringify([own, inner]).match(/"auto-\d+"/g));
  let count = 0;
  const newId = (): string => {
    count += 1;
    return taken.has(`"auto-${count}"`) ? newId() : `auto-${count}`;
  };
  const place = { message_ts: ts, channel_id: channelId, is_ephemeral: isEphemeral };
  const named = assignIds(own, newId);
  const step = executionId === undefined ? {} : { executionId };
  const main: BlockContainer = { type: "message", ...place, ...(threadTs !== undefined && { thread_ts: threadTs }) };
  const written = (attachments ?? []).map((attachment, at) => {
    const its = inner[at] ?? [];
    return its.length === 0 ? attachment : { ...attachment, blocks: assignIds(its, newId) };
  });
  const sections: readonly Section[] = [
    ...(appId === undefined || named.length === 0 ? [] : [{ appId, ...step, blocks: named, container: main }]),
    ...written.flatMap((attachment) => sectionOf(attachment, place, { appId, ...step })),
  ];
  return {
    sections,
    blocks: blocks === undefined ? {} : { blocks: named },
    // Identifiers of blocks are all that was added.
    attachments:
      attachments === undefined ? {} : { attachments: written as unknown as NonNullable<MessageObject["attachments"]> },
  };
}

function sectionOf(
  attachment: JsonObject,
  place: { readonly message_ts: Ts; readonly channel_id: string; readonly is_ephemeral: boolean },
  author: { readonly appId: Id | undefined; readonly executionId?: Id },
): readonly Section[] {
  const { id, blocks, is_app_unfurl: isUnfurl, app_unfurl_url: url, app_id: unfurler } = attachment;
  const { appId, ...step } = isUnfurl === true && typeof unfurler === "string" ? { appId: unfurler } : author;
  if (appId === undefined || !Array.isArray(blocks) || blocks.length === 0) return [];
  const container: BlockContainer = {
    type: "message_attachment",
    message_ts: place.message_ts,
    attachment_id: typeof id === "number" ? id : 1,
    channel_id: place.channel_id,
    is_ephemeral: place.is_ephemeral,
    is_app_unfurl: isUnfurl === true,
    ...(typeof url === "string" && { app_unfurl_url: url }),
  };
  return [{ appId, ...step, blocks, container }];
}
