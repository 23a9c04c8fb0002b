import type { ChatAppendStreamArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { stillWritable } from "../messages/find-writable.js";
import { findStream } from "./find-stream.js";
import { isWithoutPieces } from "./pieces/append-pieces.js";
import { toStreamed } from "./pieces/streamed.js";
import { readPieces } from "./read-pieces.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["chat.appendStream"]>;
type Context = MethodContext<WebapiCaller>;

/** Appends text, tasks and blocks to a message. Appends of several calls follow each other; none is lost. */
export function createAppendStream({ store }: { readonly store: Store }) {
  return (sent: ChatAppendStreamArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideAppend(sent, context, store));
}

async function decideAppend(
  sent: ChatAppendStreamArguments,
  { caller, now }: Context,
  store: Store,
): Promise<Decision<Outcome>> {
  if (isWithoutPieces(sent)) return answer(refuse("no_text", sent.markdown_text, "a text or chunks"));
  const found = await findStream(sent, { caller, nowMs: now.getTime(), store, stopped: "stopped_by_user" });
  if (!found.ok) return answer(found);
  const { message, stream, channel, poster } = found;
  const { tasks } = stream;
  const read = await readPieces(toStreamed(message), sent, {
    tasks,
    caller,
    store,
    shown: message.fileIds,
    missingFile: "invalid_blocks",
  });
  if (!read.ok) return answer(read);
  const { endsInText: _before, ...kept } = stream;
  const changed = {
    ...message,
    ...read.content,
    stream: { ...kept, ...(read.endsInText && { endsInText: true as const }) },
  };
  const opened = await publishFiles(read.content.fileIds, [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [...stillWritable(channel.id, poster.user.id), messageVersion(message), ...opened.expect],
      writes: [...opened.writes, changeMessage(changed)],
    },
    answer: () => ({ ok: true, channel: channel.id, ts: message.ts }),
  };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
