import type { Methods, ReactionsRemoveArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { OwnReaction } from "../../model/reaction-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { mainNameOf } from "../directory/emoji/main-name.js";
import { findNamedFile } from "./find-file.js";
import { findNamedMessage, refuseLocked } from "./find-message.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["reactions.remove"]>;
type Context = MethodContext<WebapiCaller>;

/** Removes a reaction of the caller. */
export function createRemoveReaction({ store }: { readonly store: Store }) {
  return (sent: ReactionsRemoveArguments, { caller }: Context): Promise<Outcome> =>
    decide(store, () => decideRemoval(sent, caller, store));
}

async function decideRemoval(
  sent: ReactionsRemoveArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Decision<Outcome>> {
  const found = await findReaction(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { reaction } = found;
  return {
    kind: "commit",
    batch: { expect: [{ kind: "hasReacted", ...reaction }], writes: [{ kind: "removeReaction", ...reaction }] },
    answer: () => ({ ok: true }),
  };
}

/** The reaction of the caller that a call removes. */
async function findReaction(sent: ReactionsRemoveArguments, caller: WebapiCaller, store: Store) {
  const mainName = await mainNameOf(sent.name, (caller.organization ?? caller.workspace).id, store);
  if (sent.timestamp === undefined) {
    const found = await findNamedFile(sent, caller, store);
    if (!found.ok) return found;
    return mainName === undefined ? refuseName(sent.name) : refuse("no_reaction", found.file.id, "a reaction");
  }
  const found = await findNamedMessage(sent, caller, store);
  if (!found.ok) return found;
  const { message } = found;
  const locked = await refuseLocked(message, store);
  if (locked !== undefined) return locked;
  const by = { channelId: message.channelId, ts: message.ts, userId: caller.user?.id ?? "" };
  const reaction = await findOwn([mainName ?? sent.name, sent.name], by, store);
  if (reaction !== undefined) return { ok: true, reaction } as const;
  return mainName === undefined ? refuseName(sent.name) : refuse("no_reaction", sent.name, "a reaction of the caller");
}

/** A reaction recorded elsewhere may have another name of the emoji, or that of an emoji that no longer exists. */
async function findOwn(names: readonly string[], by: Omit<OwnReaction, "name">, { reactions }: Store) {
  for (const name of new Set(names)) {
    const reaction: OwnReaction = { ...by, name };
    if ((await reactions.room(reaction)).isOwn) return reaction;
  }
  return undefined;
}

function refuseName(name: string) {
  return refuse("invalid_name", name, "the name of an emoji without colons");
}
