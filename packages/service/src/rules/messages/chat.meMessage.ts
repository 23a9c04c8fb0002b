import type { ChatMeMessageArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { meSubtype } from "../../model/message.js";
import type { InsertMessage } from "../../model/message-store.js";
import type { SilentWrite, Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import { reopening } from "../conversations/direct.js";
import { findWritable, stillWritable } from "./find-target.js";
import { toMessageText } from "./message-text.js";
import { expectRoom, findPoster, refuseFull } from "./posting.js";

type Outcome = MethodOutcome<Methods["chat.meMessage"]>;
type Context = MethodContext<WebapiCaller>;
type MeDecision = Decision<Outcome, readonly [...SilentWrite[], InsertMessage]>;

const refuse = createRefuse<"no_text">("everyday-1#chat");

/** Posts a message about what the caller does. */
export function createMeMessage({ store }: { readonly store: Store }) {
  return (sent: ChatMeMessageArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideMe(sent, context, store));
}

async function decideMe(sent: ChatMeMessageArguments, { caller, now }: Context, store: Store): Promise<MeDecision> {
  const author = findPoster({}, caller);
  if (!author.ok) return { kind: "answer", answer: author };
  const { poster } = author;
  const found = await findWritable(sent.channel, { caller, actor: poster.user, store, restricted: "access_denied" });
  if (!found.ok) return { kind: "answer", answer: found };
  const { text = "" } = sent;
  if (text.trim() === "") return { kind: "answer", answer: refuse("no_text", text, "a text") };
  const { id: channelId } = found.channel;
  const message = { channelId, ...poster.author, subtype: meSubtype, text: toMessageText(text, {}) };
  return {
    kind: "commit",
    batch: {
      expect: [...stillWritable(channelId, poster.user.id), ...expectRoom(found.home)],
      writes: [...reopening(found.channel), { kind: "insertMessage", message, nowMs: now.getTime() }],
    },
    answer: ({ messages }) => ({ ok: true, channel: channelId, ts: messages[0].ts }),
    refuse: refuseFull,
  };
}
