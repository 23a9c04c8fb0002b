import type { ChatStopStreamArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { JsonObject, Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { changeStreaming } from "../conversations/agents/change-streaming.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { workspaceOfUser } from "../directory/workspace-of-user.js";
import { stillWritable } from "../messages/find-writable.js";
import type { MessageContent } from "../messages/message-content.js";
import { toPostedMessage } from "../messages/to-posted-message.js";
import { findStream } from "./find-stream.js";
import { toStreamed } from "./pieces/streamed.js";
import { readPieces } from "./read-pieces.js";

type Outcome = MethodOutcome<Methods["chat.stopStream"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `chat.stopStream`. */
interface StopStreamOptions {
  readonly definition: MethodDefinition<Methods["chat.stopStream"]>;
  readonly store: Store;
}

/** Ends the stream of a message. Later changes use `chat.update`. */
export function createStopStream(options: StopStreamOptions) {
  return (sent: ChatStopStreamArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideStop(sent, context, options));
}

async function decideStop(
  sent: ChatStopStreamArguments,
  { caller, now }: Context,
  { definition, store }: StopStreamOptions,
): Promise<Decision<Outcome>> {
  const stopped = "message_not_in_streaming_state";
  const nowMs = now.getTime();
  const found = await findStream(sent, { caller, nowMs, store, stopped });
  if (!found.ok) return { kind: "answer", answer: found };
  const { message, stream, channel, poster, home } = found;
  const { blocks = [], metadata } = sent;
  const { value } = definition.facts.limits.metadata.maxBytes;
  const read = await readPieces(toStreamed(message), sent, {
    tasks: stream.tasks,
    caller,
    store,
    shown: message.fileIds,
    missingFile: "missing_file_data",
    end: {
      blocks,
      ...(metadata !== undefined && metadata !== null && { metadata }),
      maxMetadataBytes: { value, error: "metadata_too_large" },
    },
  });
  if (!read.ok) return { kind: "answer", answer: read };
  const changed = toStopped(message, read.content);
  const teamId = await workspaceOfUser(poster.user, caller.workspace.id, store);
  const { session_status: status = "active" } = sent;
  const ended = { app: caller.app, home, status, nowMs };
  const session = await changeStreaming({ channel, threadTs: message.threadTs }, ended, store);
  const opened = await publishFiles(read.content.fileIds, [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [
        ...stillWritable(channel.id, poster.user.id),
        messageVersion(message),
        ...opened.expect,
        ...session.expect,
      ],
      writes: [...opened.writes, changeMessage(changed), ...session.writes],
    },
    answer: () => ({ ok: true, channel: channel.id, ts: message.ts, message: toPostedMessage(changed, teamId) }),
  };
}

/** The message without its stream. Attachments of the metadata follow those that the message got meanwhile. */
function toStopped(message: Message, { attachments: added = [], ...content }: MessageContent): Message {
  const { stream: _over, ...kept } = message;
  const former = message.attachments ?? [];
  const lastId = former.reduce((last, { id }) => Math.max(last, typeof id === "number" ? id : 0), 0);
  const attachments: readonly JsonObject[] = [
    ...former,
    ...added.map((attachment, at) => ({ ...attachment, id: lastId + 1 + at })),
  ];
  return { ...kept, ...content, ...(attachments.length > 0 && { attachments }) };
}
