import type { Methods, ReactionsGetArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { toFile } from "../conversations/files/to-file.js";
import { toMessages } from "../conversations/message-objects.js";
import { findNamedFile } from "./find-file.js";
import { findNamedMessage } from "./find-message.js";
import { viewOf } from "./view-of.js";

type Outcome = MethodOutcome<Methods["reactions.get"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `reactions.get`. */
interface GetOptions {
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns a message with its reactions. */
export function createGetReactions({ store, siteUrl }: GetOptions) {
  return async (sent: ReactionsGetArguments, { caller }: Context): Promise<Outcome> => {
    if (sent.timestamp === undefined) {
      const named = await findNamedFile(sent, caller, store);
      return named.ok ? { ok: true, type: "file", file: toFile(named.file, { siteUrl }) } : named;
    }
    const found = await findNamedMessage(sent, caller, store);
    if (!found.ok) return found;
    const { channel } = found;
    const [message] = await toMessages(
      [found.message],
      viewOf(channel, { caller, siteUrl, full: sent.full === true }),
      store,
    );
    return { ok: true, type: "message", channel: channel.id, ...(message !== undefined && { message }) };
  };
}
