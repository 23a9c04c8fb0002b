import type { ChatPostMessageArguments } from "@rollcall/api/webapi";
import type { Awaitable } from "@rollcall/webapi-core";
import type { MessageDraft } from "../../model/message.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { stepOf } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { toBotId } from "../directory/to-bot-id.js";
import { refuse } from "./refusal.js";

/** Arguments that say who a message is posted as. */
type Identity = Pick<ChatPostMessageArguments, "as_user" | "username" | "icon_emoji" | "icon_url">;

/** The author under whom a message is posted. */
export interface Poster {
  /** User or bot whose channels are used. */
  readonly user: User;
  /** Shown under a custom name or picture. */
  readonly isCustomized: boolean;
  /** Author fields of the message. */
  readonly author: Pick<
    MessageDraft,
    "userId" | "authorId" | "botId" | "appId" | "executionId" | "username" | "icons" | "subtype"
  >;
}

/**
 * Decides who the call posts as: the token's bot or user, a customized bot or, with `as_user`, the user behind the app.
 * The definition allows `as_user` only for classic apps.
 */
export async function findPoster(
  sent: Identity,
  caller: WebapiCaller,
  store: Pick<Store, "users">,
): Promise<{ readonly ok: true; readonly poster: Poster } | Refused<"channel_not_found">> {
  const { app } = caller;
  const user = await findActor(sent, caller, store);
  if (user === undefined) return refuse("channel_not_found", caller.token.userId, "a user who can be in a channel");
  const identity = identityOf(sent);
  const isCustomized = sent.as_user !== true && Object.keys(identity).length > 0;
  const botId = user.kind === "bot" ? { botId: toBotId(user.id) } : {};
  const appId = app === undefined ? {} : { appId: app.id, ...stepOf(caller) };
  if (!isCustomized)
    return { ok: true, poster: { user, isCustomized, author: { userId: user.id, ...botId, ...appId } } };
  const author = { subtype: "bot_message", authorId: user.id, ...botId, ...appId, ...identity };
  return { ok: true, poster: { user, isCustomized, author } };
}

/** User or bot that a call acts as: that of the token or, with `as_user`, the user behind the app. */
export function findActor(
  { as_user: asUser }: { readonly as_user?: boolean },
  caller: WebapiCaller,
  { users }: Pick<Store, "users">,
): Awaitable<User | undefined> {
  return asUser === true ? users.get(personOf(caller)) : caller.user;
}

function personOf({ token, user }: WebapiCaller): string {
  return user?.kind === "person" ? user.id : token.installation.installerId;
}

/** An emoji takes precedence over a picture. Empty values count as absent. */
function identityOf({ username = "", icon_emoji: emoji = "", icon_url: imageUrl = "" }: Identity) {
  const picture = imageUrl === "" ? {} : { icons: { imageUrl } };
  return { ...(username !== "" && { username }), ...(emoji === "" ? picture : { icons: { emoji } }) };
}
