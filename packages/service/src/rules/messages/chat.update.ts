import type { ChatUpdateArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import { isStreaming } from "../../model/message-stream.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Refused } from "../../store/refusal.js";
import { readTs } from "../../values/message-ts.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { findConversation } from "../conversations/find-conversation.js";
import { workspaceOfUser } from "../directory/workspace-of-user.js";
import { readChange } from "./changes/read-change.js";
import { refuse } from "./changes/refusal.js";
import { findActor } from "./poster.js";
import { workspaceOf } from "./posting.js";
import { toPostedMessage } from "./to-posted-message.js";

/** Subtypes of messages that their authors may change. */
const editable = new Set(["me_message", "thread_broadcast", "file_share"]);

/** Refuses to let a user or a bot change a message: one of another author, one that is streamed, or one too old. */
export function refuseEdit(
  { userId, subtype, ts, stream }: Message,
  { actor, home, nowMs }: { readonly actor: User; readonly home: Workspace; readonly nowMs: number },
): Refused<"cant_update_message" | "edit_window_closed" | "streaming_state_conflict"> | undefined {
  if (userId !== actor.id) return refuse("cant_update_message", userId, "a message of the caller");
  if (subtype !== undefined && !editable.has(subtype)) {
    return refuse("cant_update_message", subtype, "a message that the caller wrote");
  }
  if (isStreaming(stream, nowMs)) return refuse("streaming_state_conflict", ts, "a message that is not being streamed");
  const { messageEditMinutes: minutes } = home;
  if (actor.kind === "bot" || minutes === undefined) return undefined;
  const isOpen = minutes > 0 && nowMs * 1000 <= (readTs(ts) ?? 0) + minutes * 60_000_000;
  return isOpen ? undefined : refuse("edit_window_closed", ts, `a message of the last ${minutes} minutes`);
}

type Outcome = MethodOutcome<Methods["chat.update"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `chat.update`. */
interface UpdateOptions {
  readonly definition: MethodDefinition<Methods["chat.update"]>;
  readonly store: Store;
}

/** Changes a message of the caller. */
export function createUpdateMessage(options: UpdateOptions) {
  return (sent: ChatUpdateArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideUpdate(sent, context, options));
}

async function decideUpdate(
  sent: ChatUpdateArguments,
  { caller, now }: Context,
  { definition, store }: UpdateOptions,
): Promise<Decision<Outcome>> {
  const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
  if (!found.ok) return { kind: "answer", answer: found };
  const { channel } = found;
  if (channel.archived) return answer(refuse("is_inactive", channel.id, "a channel that is not archived"));
  const message = await store.messages.get(channel.id, sent.ts);
  const actor = await findActor(sent, caller, store);
  if (message === undefined || message.deleted === true || actor === undefined) {
    return answer(refuse("message_not_found", sent.ts, "a message of the conversation"));
  }
  const nowMs = now.getTime();
  const home = await workspaceOf(channel, caller, store);
  const refusal = refuseEdit(message, { actor, home, nowMs });
  if (refusal !== undefined) return answer(refusal);
  const change = await readChange(sent, {
    message,
    editorId: actor.id,
    nowMs,
    caller,
    store,
    limits: definition.facts.limits,
  });
  if (!change.ok) return answer(change);
  const teamId = await workspaceOfUser(actor, caller.workspace.id, store);
  const { text, ts, fileIds } = change.message;
  const opened = await publishFiles(fileIds, [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "openChannel", id: channel.id }, messageVersion(message), ...opened.expect],
      writes: [...opened.writes, changeMessage(change.message, message)],
    },
    answer: () => ({ ok: true, channel: channel.id, ts, text, message: toPostedMessage(change.message, teamId) }),
  };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
