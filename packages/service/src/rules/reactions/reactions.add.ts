import type { Methods, ReactionsAddArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { OwnReaction } from "../../model/reaction-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { mainNameOf } from "../directory/emoji/main-name.js";
import { findMessageIn, findNamedConversation, refuseLocked } from "./find-message.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["reactions.add"]>;
type Context = MethodContext<WebapiCaller>;

const { reactionEmoji, reactionsOfUser } = serviceLimits;
const [emojiAtMost, ownAtMost] = [reactionEmoji.value, reactionsOfUser.value];

/** Adds a reaction of the caller to a message. */
export function createAddReaction({ store }: { readonly store: Store }) {
  return (sent: ReactionsAddArguments, { caller }: Context): Promise<Outcome> =>
    decide(store, () => decideAdding(sent, caller, store));
}

async function decideAdding(
  sent: ReactionsAddArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Decision<Outcome>> {
  const found = await findReaction(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { reaction } = found;
  const refusal = await refuseFull(reaction, store);
  if (refusal !== undefined) return { kind: "answer", answer: refusal };
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "mayReact", emojiAtMost, ownAtMost, ...reaction }],
      writes: [{ kind: "recordActivity", activity: [{ kind: "reaction", ...reaction }] }],
    },
    answer: () => ({ ok: true }),
  };
}

/** The reaction that a call adds, if the caller may react to the message. */
async function findReaction(sent: ReactionsAddArguments, caller: WebapiCaller, store: Store) {
  const { file, file_comment: comment } = sent;
  if (file !== undefined || comment !== undefined) return refuse("not_reactable", file ?? comment, "a message");
  const seen = await findNamedConversation(sent, caller, store);
  if (!seen.ok) return seen;
  const { channel, membership } = seen;
  if (channel.archived) return refuse("is_archived", channel.id, "a conversation that is not archived");
  if (membership === undefined) return refuse("not_in_channel", channel.id, "a channel that the caller has joined");
  const found = await findMessageIn(channel, sent, store);
  if (!found.ok) return found;
  const { message } = found;
  const locked = await refuseLocked(message, store);
  if (locked !== undefined) return locked;
  const name = await mainNameOf(sent.name, (caller.organization ?? caller.workspace).id, store);
  if (name === undefined) return refuse("invalid_name", sent.name, "the name of an emoji without colons");
  const reaction: OwnReaction = { channelId: channel.id, ts: message.ts, userId: caller.user?.id ?? "", name };
  return { ok: true, reaction } as const;
}

async function refuseFull(reaction: OwnReaction, { reactions }: Store) {
  const { isOwn, ownCount, otherEmoji } = await reactions.room(reaction);
  if (isOwn) return refuse("already_reacted", reaction.name, "an emoji that the caller has not reacted with");
  if (otherEmoji >= emojiAtMost) return refuse("too_many_emoji", otherEmoji, `fewer than ${emojiAtMost} other emoji`);
  if (ownCount >= ownAtMost) return refuse("too_many_reactions", ownCount, `fewer than ${ownAtMost} emoji`);
  return undefined;
}
