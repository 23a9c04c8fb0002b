import type { ChatUnfurlArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Store } from "../../model/service-store.js";
import { tombstoneSubtype } from "../../model/tombstone.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findConversation } from "../conversations/find-conversation.js";
import { refuse } from "./changes/refusal.js";
import { addPreviews } from "./unfurls/add-previews.js";
import { type Posting, readPreviews } from "./unfurls/read-previews.js";
import { domainsOf, refuseLinks } from "./unfurls/refuse-links.js";

type Outcome = MethodOutcome<Methods["chat.unfurl"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `chat.unfurl`. */
interface UnfurlOptions {
  readonly store: Store;
  readonly posting: Posting;
}

/** Adds the app's previews of links to a message. */
export function createUnfurl({ store, posting }: UnfurlOptions) {
  return (sent: ChatUnfurlArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideUnfurl(sent, context, { store, posting }));
}

async function decideUnfurl(
  sent: ChatUnfurlArguments,
  { caller }: Context,
  { store, posting }: UnfurlOptions,
): Promise<Decision<Outcome>> {
  const place = readPlace(sent);
  if (!place.ok) return answer(place);
  const read = readPreviews(sent, posting);
  if (!read.ok) return answer(read);
  const found = await findConversation(place.channel, { caller, store, kindScopes: {} });
  if (!found.ok) {
    if (found.error === "missing_scope") return answer(found);
    return answer({ ...found, error: found.error === "channel_not_found" ? "cannot_find_channel" : found.error });
  }
  const message = await store.messages.get(found.channel.id, place.ts);
  if (message === undefined || message.deleted === true || message.subtype === tombstoneSubtype) {
    return answer(refuse("cannot_find_message", place.ts, "a message of the conversation"));
  }
  const domains = domainsOf(caller.app);
  if (caller.app === undefined || domains.length === 0) {
    return answer(refuse("cannot_find_service", caller.app?.id, "an app that registers domains"));
  }
  const { previews } = read;
  const refusal = refuseLinks([...previews.keys()], message, domains);
  if (refusal !== undefined) return answer(refusal);
  if (previews.size === 0) return answer({ ok: true });
  const changed = addPreviews(message, previews, { appId: caller.app.id, user: caller.user });
  return {
    kind: "commit",
    batch: { expect: [messageVersion(message)], writes: [changeMessage(changed)] },
    answer: () => ({ ok: true }),
  };
}

/** The message that a call names. Links that a user is composing are not known here. */
function readPlace({ channel, ts, unfurl_id: unfurlId, source }: ChatUnfurlArguments) {
  if (channel !== undefined && ts !== undefined) return { ok: true, channel, ts } as const;
  if (ts !== undefined) return refuse("missing_channel", undefined, "the conversation of the message");
  if (channel !== undefined) return refuse("missing_ts", undefined, "the ts of the message");
  if (unfurlId === undefined && source !== undefined) return refuse("missing_unfurl_id", undefined, "an unfurl_id");
  if (unfurlId === undefined) return refuse("missing_ts", undefined, "the message with the links");
  if (source === undefined) return refuse("missing_source", undefined, "composer or conversations_history");
  return refuse("invalid_unfurl_id", unfurlId, "links that a user is composing");
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
