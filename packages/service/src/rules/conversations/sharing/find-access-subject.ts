import type { WebapiCaller } from "../../../model/caller.js";
import type { Store } from "../../../model/store.js";
import type { User } from "../../../model/user.js";
import { createRefuse, type Refused } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { findVisible } from "../../directory/find-visible.js";
import { findConversation } from "../find-conversation.js";
import type { MissingScope } from "../refusal.js";

/** A user or a channel with access to a canvas or a List, or without. */
export type AccessSubject =
  | { readonly kind: "user"; readonly id: Id; readonly user: User }
  | { readonly kind: "channel"; readonly id: Id };

type Codes = "channel_not_found" | "team_access_not_granted" | "user_not_found";

/** Arguments that name either a user or a channel. */
export interface NamedSubject {
  readonly channel_ids?: readonly string[];
  readonly user_ids?: readonly string[];
}

const refuse = createRefuse<Codes>("everyday-2#canvases");

/** Finds the user or the channel whose access a call changes. */
export async function findAccessSubject(
  { channel_ids: [channelId] = [], user_ids: [userId = ""] = [] }: NamedSubject,
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations" | "users">,
): Promise<{ readonly ok: true; readonly subject: AccessSubject } | Refused<Codes> | MissingScope> {
  if (channelId !== undefined) {
    const found = await findConversation(channelId, { caller, store, kindScopes: {} });
    if (!found.ok) return found;
    const { id, kind } = found.channel;
    if (kind === "im" || kind === "mpim") return refuse("channel_not_found", kind, "a channel");
    return { ok: true, subject: { kind: "channel", id } };
  }
  const user = userId === "" ? undefined : await findVisible(userId, caller, store);
  if (user === undefined) return refuse("user_not_found", userId, "a user whom the caller sees");
  return { ok: true, subject: { kind: "user", id: user.id, user } };
}
