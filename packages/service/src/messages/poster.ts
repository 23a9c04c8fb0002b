import type { ChatPostMessageArguments } from "@rollcall/api/webapi";
import { toBotId } from "../directory/to-bot-id.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { User } from "../users/user.js";
import type { MessageDraft } from "./message.js";
import { type PostingRefusal, refuse } from "./refusal.js";

/** As whom a message is posted. */
export interface Poster {
  /** The person or bot whose channels are meant. */
  readonly user: User;
  /** Shown under a name or a picture that is not its own. */
  readonly isCustomized: boolean;
  /** The author as the message carries it. */
  readonly author: Pick<MessageDraft, "userId" | "authorId" | "botId" | "appId" | "username" | "icons" | "subtype">;
}

/**
 * As whom the call posts: the token's bot or person, the person behind the app where `as_user` asks for that, which the
 * definition allows to classic apps alone, or a customized bot.
 */
export async function findPoster(
  sent: ChatPostMessageArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<{ readonly ok: true; readonly poster: Poster } | PostingRefusal> {
  const { app } = caller;
  const user = sent.as_user === true ? await store.users.get(personOf(caller)) : caller.user;
  if (user === undefined) return refuse("channel_not_found", caller.token.userId, "somebody who can be in a channel");
  const identity = identityOf(sent);
  const isCustomized = sent.as_user !== true && Object.keys(identity).length > 0;
  const botId = user.kind === "bot" ? { botId: toBotId(user.id) } : {};
  const appId = app === undefined ? {} : { appId: app.id };
  if (!isCustomized)
    return { ok: true, poster: { user, isCustomized, author: { userId: user.id, ...botId, ...appId } } };
  const author = { subtype: "bot_message", authorId: user.id, ...botId, ...appId, ...identity };
  return { ok: true, poster: { user, isCustomized, author } };
}

function personOf({ token, user }: WebapiCaller): string {
  return user?.kind === "person" ? user.id : token.installation.installerId;
}

/** An emoji wins over a picture; what is empty is not given. */
function identityOf({ username = "", icon_emoji: emoji = "", icon_url: imageUrl = "" }: ChatPostMessageArguments) {
  const picture = imageUrl === "" ? {} : { icons: { imageUrl } };
  return { ...(username !== "" && { username }), ...(emoji === "" ? picture : { icons: { emoji } }) };
}
